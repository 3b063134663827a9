import {
  building,
  callback,
  conversation,
  deliveryPoint,
  deliverySlot,
  incident,
  mayBeRefunded,
  message,
  needsReason,
  negotiatedService,
  news,
  order,
  quotation,
  service,
  setting,
  settingValues,
  subscriber,
  subscription,
  ula,
  ulaEvent,
  user,
  wallet,
  walletImport,
} from "@palier/contract";
import { describe, expect, test } from "vitest";
import { defaultNow } from "../../src/seed/calendar.ts";
import { rowsOf } from "./rows-of.ts";

const buildings = rowsOf(building);
const users = rowsOf(user);
const ties = rowsOf(ula);
const orders = rowsOf(order);
const services = rowsOf(service);

const today = defaultNow.slice(0, 10);

describe("states and dates agree", () => {
  test("a tie has the proof and the dates that its status asks for; a resident's building is the first valid one", () => {
    for (const row of ties) {
      expect(row.proof === null).toBe(row.status === "pending");
      expect(row.endDate === null).toBe(row.status !== "ended");
      expect(row.rejectReason === null).toBe(row.status !== "rejected");
      expect((row.rejectComment ?? "") === "").toBe(row.rejectReason !== "other");
      expect(row.endDate === null || row.endDate >= row.startDate).toBe(true);
      if (row.proof !== null)
        expect(row.proof.uploadedAt >= row.requestedAt && row.proof.uploadedAt <= defaultNow).toBe(true);
    }
    for (const row of users) {
      const first = ties.find(({ userId, status }) => userId === row.id && status === "validated");
      expect(row.buildingId).toBe(first?.buildingId ?? null);
      expect((row.lastSeenAt ?? row.createdAt) >= row.createdAt).toBe(true);
    }
    expect(
      ties.filter(({ status }) => status === "pending" || status === "proofToCheck").length,
    ).toBeGreaterThan(40);
  });

  test("a tie's events lead to its status in the order of time", () => {
    for (const events of Map.groupBy(rowsOf(ulaEvent), (row) => row.ulaId).values()) {
      const tie = ties[(events[0]?.ulaId ?? 0) - 1];
      expect(events.at(-1)?.to).toBe(tie?.status);
      events.forEach((event, at) => {
        expect(event.from).toBe(events[at - 1]?.to ?? null);
        expect(event.at >= (events[at - 1]?.at ?? "")).toBe(true);
      });
    }
  });

  test("an incident is resolved after it was reported, by a resident of the building who had an account by then", () => {
    for (const row of rowsOf(incident)) {
      expect(row.resolvedAt === null).toBe(row.status === "open" || row.status === "inProgress");
      expect(row.createdAt <= (row.resolvedAt ?? defaultNow) && (row.resolvedAt ?? "") <= defaultNow).toBe(
        true,
      );
      const reporter = users[row.reporterId - 1];
      expect(reporter?.buildingId).toBe(row.buildingId);
      expect((reporter?.createdAt ?? "") <= row.createdAt).toBe(true);
      if (row.status !== "open") expect(row.assigneeId).not.toBeNull();
      expect(row.steps.at(0)).toMatchObject({ at: row.createdAt, status: "open", byAdmin: null });
      const { status, assigneeName } = row;
      expect(row.steps.at(-1)).toMatchObject({ status, assigneeName });
      const resolution = row.steps.findLast((step) => step.status === "resolved")?.at ?? null;
      expect(resolution).toBe(row.resolvedAt);
      for (const list of [row.steps, row.comments]) {
        const moments = list.map(({ at }) => at);
        expect(moments).toEqual([...moments].sort());
        for (const at of moments) expect(at >= row.createdAt && at <= defaultNow).toBe(true);
      }
    }
  });

  test("an order's amounts, refunds and steps agree with its items and its status", () => {
    for (const row of orders) {
      expect(row.estimatedAmountCents).toBe(
        row.items.reduce((sum, item) => sum + item.quantity * item.unitPriceCents, 0),
      );
      expect(row.finalAmountCents === null).toBe(row.amountStatus === "estimated");
      expect(row.refundedCents).toBe(row.refunds.reduce((sum, refund) => sum + refund.amountCents, 0));
      expect(row.refundedCents).toBeLessThanOrEqual(row.finalAmountCents ?? 0);
      if (row.refundedCents > 0) {
        expect(mayBeRefunded(row.status)).toBe(true);
        expect(row.amountStatus).toBe("validated");
      }
      if (row.status === "cancelled") expect(row.amountStatus).toBe("estimated");
      expect(row.steps.at(-1)?.status).toBe(row.status);
      const { amountCents, reason } = row.validations.at(-1) ?? {};
      expect(amountCents).toBe(row.amountStatus === "validated" ? row.finalAmountCents : undefined);
      if (amountCents !== undefined)
        expect(reason !== null).toBe(needsReason(row.estimatedAmountCents, amountCents));
      for (const list of [row.steps, row.comments, row.validations, row.refunds]) {
        const moments = list.map(({ at }) => at);
        expect(moments).toEqual([...moments].sort());
        for (const at of moments) expect(at >= row.createdAt && at <= defaultNow).toBe(true);
      }
      expect(
        row.items.every((item) => services[item.serviceId - 1]?.priceCents === item.unitPriceCents),
      ).toBe(true);
      if (row.supplierId !== null)
        expect(row.items.every((item) => services[item.serviceId - 1]?.supplierId === row.supplierId)).toBe(
          true,
        );
    }
    expect(orders.filter(({ refundedCents }) => refundedCents > 0).length).toBeGreaterThan(10);
    expect(orders.filter(({ amountStatus }) => amountStatus === "toValidate").length).toBeGreaterThan(10);
  });

  test("an order is handed over after it was placed, in its city, and what is delivered is past", () => {
    const points = rowsOf(deliveryPoint);
    for (const row of orders) {
      if (row.deliveryAt !== null) {
        expect(row.deliveryAt > row.createdAt).toBe(true);
        if (row.status === "delivered" || row.status === "completed")
          expect(row.deliveryAt < defaultNow).toBe(true);
        if (row.status === "new" || row.status === "accepted") expect(row.deliveryAt > defaultNow).toBe(true);
      }
      if (row.deliveryPointId !== null)
        expect(points[row.deliveryPointId - 1]?.city).toBe(buildings[row.buildingId - 1]?.city);
    }
  });

  test("the schedule has this week's slots, on working days, one an order, each of the order's own moment", () => {
    const slots = rowsOf(deliverySlot);
    expect(slots.filter(({ date }) => date >= "2026-11-16" && date <= "2026-11-22").length).toBeGreaterThan(
      20,
    );
    expect(new Set(slots.map(({ orderId }) => orderId)).size).toBe(slots.length);
    for (const slot of slots) {
      expect(new Date(slot.date).getUTCDay()).not.toBe(0);
      expect(slot.to > slot.from).toBe(true);
      expect(orders[slot.orderId - 1]).toMatchObject({
        deliveryPointId: slot.deliveryPointId,
        userId: slot.userId,
      });
      expect(orders[slot.orderId - 1]?.deliveryAt?.slice(0, 10)).toBe(slot.date);
    }
    expect(new Set(slots.map(({ status }) => status)).size).toBe(4);
  });

  test("quotations, callbacks, subscribers, imports and news have the dates that their status asks for", () => {
    for (const row of rowsOf(quotation)) {
      expect(row.amountCents === null).toBe(row.status === "requested");
      if (row.status === "expired") expect((row.validUntil ?? today) < today).toBe(true);
      if (row.status === "sent") expect((row.validUntil ?? "") >= today).toBe(true);
      expect((row.validUntil ?? "9") >= row.createdAt.slice(0, 10)).toBe(true);
    }
    for (const row of rowsOf(callback)) {
      expect([row.handledAt === null, row.handledBy === null]).toEqual(
        Array(2).fill(row.status === "toHandle"),
      );
      expect((row.handledAt ?? row.requestedAt) >= row.requestedAt).toBe(true);
    }
    const isAlive = new Map(rowsOf(subscription).map(({ id, status }) => [id, status === "active"]));
    for (const row of rowsOf(subscriber)) {
      const isAdmitted = users[row.userId - 1]?.status !== "disabled";
      const isBilled = row.status === "active" && isAlive.get(row.subscriptionId) === true && isAdmitted;
      expect(row.nextBillingAt === null).toBe(!isBilled);
    }
    const wallets = new Map(rowsOf(wallet).map((row) => [row.id, row]));
    for (const row of rowsOf(walletImport)) {
      expect(row.rowsImported + row.rowsRejected).toBeLessThanOrEqual(row.rowsTotal);
      expect(row.rejects).toHaveLength(row.rowsRejected);
      const held = wallets.get(row.walletId);
      if (row.kind === "buildings") expect(row.rowsImported).toBeLessThanOrEqual(held?.buildingCount ?? 0);
      if (row.kind === "lots") expect(row.rowsImported).toBeLessThanOrEqual(held?.lotCount ?? 0);
      expect(row.finishedAt === null).toBe(row.status === "queued" || row.status === "running");
    }
    for (const row of rowsOf(news)) {
      const { publishAt } = row;
      expect(publishAt === null).toBe(row.status === "draft");
      if (publishAt !== null) expect(publishAt > defaultNow).toBe(row.status === "scheduled");
      expect(row.targetNames).toHaveLength(row.neighborhoodIds.length + row.buildingIds.length);
    }
    for (const row of rowsOf(negotiatedService))
      expect((row.endsOn ?? "9") >= (row.startsOn ?? "")).toBe(true);
  });

  test("a conversation's messages are as many, as late and as unread as it says", () => {
    const all = Map.groupBy(rowsOf(message), (row) => row.conversationId);
    for (const row of rowsOf(conversation)) {
      const messages = all.get(row.id) ?? [];
      expect(messages).toHaveLength(row.messageCount);
      expect(messages.at(-1)?.at).toBe(row.lastMessageAt);
      expect(row.unread).toBe(row.unreadCount > 0);
      expect(row.unreadCount).toBeLessThanOrEqual(
        messages.filter(({ authorKind }) => authorKind === "user").length,
      );
      expect(messages[0]).toMatchObject({ authorKind: "user", authorName: row.userName });
    }
  });

  test("a setting's value is of its type", () => {
    for (const row of rowsOf(setting))
      expect(settingValues[row.type].safeParse(row.value)).toMatchObject({ success: true });
  });

  test("each number among the settings is within its bounds", () => {
    for (const row of rowsOf(setting)) {
      expect(row.minimum !== null && row.maximum !== null, row.key).toBe(row.type === "number");
      if (row.minimum === null || row.maximum === null) continue;
      expect(Number(row.value), row.key).toBeGreaterThanOrEqual(row.minimum);
      expect(Number(row.value), row.key).toBeLessThanOrEqual(row.maximum);
    }
  });
});
