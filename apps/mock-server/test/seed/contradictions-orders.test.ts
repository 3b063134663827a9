/** Orders agree with history, steps, amounts and delivery points. */
import { type Order, orderTexts } from "@palier/contract";
import { expect, test } from "vitest";
import { type WholeTown, wholeTown } from "./whole-town.ts";

const towns = [{}, { seed: "autre" }, { seed: "7", now: "2027-01-04T15:40:00Z" }].map(wholeTown);

/** Successive values of a field. */
const fieldLines = (town: WholeTown, { id }: Order, field: string) =>
  (town.histories.get(`order ${id}`) ?? []).flatMap(({ changes, byAdmin, at }) =>
    changes.filter((each) => each.field === field).map(({ to }) => ({ to, byAdmin, at })),
  );

const rules: Readonly<Record<string, (town: WholeTown, order: Order) => boolean>> = {
  "an amount is validated by who the order says, when it says, after it was proposed": (town, order) => {
    const became = fieldLines(town, order, "amountStatus").filter(
      ({ to }) => to === orderTexts.amountStatus.validated,
    );
    const made = order.validations.map(({ byAdmin, at }) => [byAdmin, at]);
    return JSON.stringify(became.map(({ byAdmin, at }) => [byAdmin, at])) === JSON.stringify(made);
  },
  "an amount that is to be validated was proposed": (town, order) =>
    order.amountStatus === (order.finalAmountCents === null ? "estimated" : order.amountStatus) &&
    (fieldLines(town, order, "amountStatus").at(-1)?.to ?? orderTexts.amountStatus.estimated) ===
      orderTexts.amountStatus[order.amountStatus],
  "a concierge was given with the acceptance, and nobody without": (town, order) =>
    (fieldLines(town, order, "supplierName").at(-1)?.to ?? null) === order.supplierName &&
    (order.supplierId !== null) === order.steps.some(({ status }) => status === "accepted"),
  "an amount is validated once it was delivered, and refunded once all is over": (_town, order) => {
    const at = (status: Order["status"]) => order.steps.find((step) => step.status === status)?.at;
    const validated = order.validations[0]?.at;
    return (
      (validated === undefined || validated >= (at("delivered") ?? "9")) &&
      order.refunds.every(
        (refund) => refund.at >= (at("completed") ?? "9") && refund.at >= (validated ?? "9"),
      ) &&
      (at("completed") ?? "9") >= (validated ?? "")
    );
  },
  "what is delivered was delivered at its time, to the minute, and before that taken and prepared": (
    _town,
    order,
  ) => {
    const delivered = order.steps.find(({ status }) => status === "delivered")?.at;
    return delivered === undefined || delivered === order.deliveryAt;
  },
  "an order is over before its delivery, where it was cancelled": (_town, order) =>
    order.status !== "cancelled" || (order.steps.at(-1)?.at ?? "9") <= (order.deliveryAt ?? "9"),
  "an open order goes to a point that is open": (town, order) => {
    const isOpen = /^(?:new|accepted|preparing)$/.test(order.status);
    return (
      !isOpen || order.deliveryPointId === null || town.points[order.deliveryPointId - 1]?.enabled === true
    );
  },
};

const few = (broken: readonly string[]) => ({ count: broken.length, first: broken.slice(0, 4) });
const none = towns.map(() => few([]));

test.each(Object.entries(rules))("%s", (_name, holds) => {
  const broken = towns.map((town) =>
    town.orders
      .filter((order) => !holds(town, order))
      .map(({ id, status, amountStatus }) => `${id} ${status} ${amountStatus}`),
  );
  expect(broken.map(few)).toEqual(none);
});
