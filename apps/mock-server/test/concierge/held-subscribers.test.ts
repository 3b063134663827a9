/** Billing held by account, building or subscription. */
import { describe, expect, test } from "vitest";
import type { Row } from "../frozen-worlds.ts";
import { json } from "../harness.ts";
import { base, subscriptionWorlds } from "./subscription-worlds.ts";

const { rows, form, post, edit, refused, subscribersOf, whole, set, setOne, one } =
  await subscriptionWorlds();

const turn = async ({ userId }: Row, status: string) => {
  const { version, validatedUlaCount, activeSubscriptionCount } = (await form(`/admin/user/edit/${userId}`))
    .record;
  return post(`/admin/user/${userId}/status`, {
    status,
    version,
    validatedUlaCount,
    activeSubscriptionCount,
  });
};

/** One validated tie, billed monthly; the subscription has a suspended subscriber too. */
async function tied() {
  for (const { id } of await rows(`${base}/ajax-list?status=active&period=monthly`)) {
    const all = await subscribersOf(id);
    if (!all.some(({ status }) => status === "suspended")) continue;
    for (const row of all) {
      if (row.nextBillingAt === null) continue;
      const ties = await rows(`/admin/user/${row.userId}/ula/ajax-list`);
      const valid = ties.filter(({ status }) => status === "validated");
      if (valid.length === 1 && valid[0] !== undefined) return { row, tie: valid[0] };
    }
  }
  throw new Error("nobody with one tie");
}

describe("A18 a resident who cannot be served is not billed, not counted among the billed, and says why", () => {
  const count = async ({ subscriptionId }: Row) =>
    Number((await whole(Number(subscriptionId))).activeSubscriberCount);

  test("without a building since the last tie ended, and again on the same day once one is validated", async () => {
    const { row, tie } = await tied();
    const billed = await count(row);
    expect((await edit(`/admin/user/ula/${tie.id}`, { status: "ended", endDate: "2026-11-20" })).status).toBe(
      200,
    );
    const held = { status: "active", nextBillingAt: null, unbilled: "noBuilding", version: row.version };
    expect(await one(row)).toMatchObject(held);
    expect(await count(row)).toBe(billed - 1);
    // The subscription's suspension neither replaces nor ends it.
    await set(Number(row.subscriptionId), "suspended");
    expect(await count(row)).toBe(billed - 1);
    expect(await one(row)).toMatchObject(held);
    await set(Number(row.subscriptionId), "active");
    expect(await one(row)).toMatchObject(held);
  });

  test("suspended himself says so too, and is resumed without being billed", async () => {
    const { row, tie } = await tied();
    await edit(`/admin/user/ula/${tie.id}`, { status: "ended", endDate: "2026-11-20" });
    expect((await setOne(await one(row), "suspended")).status).toBe(200);
    const held = { nextBillingAt: null, unbilled: "noBuilding" };
    expect(await one(row)).toMatchObject({ status: "suspended", ...held });
    expect(await json(setOne(await one(row), "active"))).toMatchObject({ status: "active", ...held });
    expect((await setOne(await one(row), "ended")).status).toBe(200);
    expect(await one(row)).toMatchObject({ status: "ended", nextBillingAt: null, unbilled: null });
  });

  test("suspended himself says what came meanwhile, and what went", async () => {
    const { row } = await tied();
    expect((await setOne(row, "suspended")).status).toBe(200);
    const held = async () => {
      const { status, nextBillingAt, unbilled } = await one(row);
      expect({ status, nextBillingAt }).toEqual({ status: "suspended", nextBillingAt: null });
      return unbilled;
    };
    expect(await held()).toBeNull();
    await set(Number(row.subscriptionId), "suspended");
    expect(await held()).toBe("suspended");
    await turn(row, "disabled");
    expect(await held()).toBe("disabled");
    await set(Number(row.subscriptionId), "active");
    expect(await held()).toBe("disabled");
    await turn(row, "active");
    expect(await held()).toBeNull();
    expect(await json(setOne(await one(row), "active"))).toMatchObject({
      nextBillingAt: row.nextBillingAt,
      unbilled: null,
    });
  });

  test("disabled, and again once the account is active; suspended as a whole, everybody else says so", async () => {
    const { row } = await tied();
    const billed = await count(row);
    expect((await turn(row, "disabled")).status).toBe(200);
    expect(await one(row)).toMatchObject({ status: "active", nextBillingAt: null, unbilled: "disabled" });
    expect(await count(row)).toBe(billed - 1);
    expect((await turn(row, "active")).status).toBe(200);
    expect(await one(row)).toEqual(row);
    expect(await count(row)).toBe(billed);
    await set(Number(row.subscriptionId), "suspended");
    expect(await one(row)).toMatchObject({ nextBillingAt: null, unbilled: "suspended" });
    expect(await count(row)).toBe(billed);
  });
});

describe("A15 A18 a subscription with somebody who is active but held, or suspended", () => {
  test("stays, with a refusal and a record that count him (409), until the last one has ended", async () => {
    const { row } = await tied();
    const id = Number(row.subscriptionId);
    const open = async () => (await subscribersOf(id)).filter(({ status }) => status !== "ended");
    const kept = async () => {
      const count = (await open()).length;
      const record = await whole(id);
      expect(await refused(post(`${base}/delete/${id}`, { version: record.version }))).toMatchObject({
        code: 409,
        detail: `Suppression impossible\u00a0: ${count}\u00a0${
          count === 1 ? "abonné y est encore actif ou suspendu" : "abonnés y sont encore actifs ou suspendus"
        }. Terminez d’abord cet abonnement.`,
      });
      expect(record.openSubscriberCount).toBe(count);
      return record;
    };
    const endActive = async (but?: Row) => {
      for (const each of await open())
        if (each.status === "active" && each.id !== but?.id)
          expect((await setOne(each, "ended")).status).toBe(200);
    };
    expect((await turn(row, "disabled")).status).toBe(200);
    const { activeSubscriberCount, openSubscriberCount } = await kept();
    expect(Number(activeSubscriberCount)).toBeLessThan(Number(openSubscriberCount));
    await endActive(row);
    expect(await kept()).toMatchObject({ activeSubscriberCount: 0 });
    await endActive();
    expect(new Set((await open()).map(({ status }) => status))).toEqual(new Set(["suspended"]));
    expect(await kept()).toMatchObject({ activeSubscriberCount: 0 });
    for (const each of await open()) await setOne(each, "ended");
    const { version } = await whole(id);
    expect((await post(`${base}/delete/${id}`, { version })).status).toBe(200);
  });
});
