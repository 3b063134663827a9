import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, json, openDoor, otherEmail, type ProblemAnswer, type TableAnswer } from "./harness.ts";

const door = await openDoor();
let client: Client;
const order = { id: 0, left: 0 };
beforeAll(async () => {
  client = await door.signedIn();
  const { data } = await json<TableAnswer>(client.get("/admin/concierge/order/ajax-list?length=500"));
  const left = (row: (typeof data)[number]) => Number(row.finalAmountCents) - Number(row.refundedCents);
  const found = data.find((row) => row.status === "completed" && left(row) > 1000);
  if (found === undefined) throw new Error("no order can be refunded");
  Object.assign(order, { id: found.id, left: left(found) });
});
afterAll(() => door.close());

const refunded = async () => {
  const { record } = await json<{ record: { refundedCents: number; version: number } }>(
    client.get(`/admin/concierge/order/${order.id}/refund`),
  );
  return record;
};
const refund = (amountCents: number, version: number, key: string, who = client) =>
  who.post(
    `/admin/concierge/order/${order.id}/refund`,
    { amountCents, reason: "Essai", version },
    key === "" ? {} : { "idempotency-key": key },
  );

describe("A05 money moves once", () => {
  test("the same key gives the first answer again, at once or later; another body is refused", async () => {
    const before = await refunded();
    const answers = await Promise.all([1, 2, 3].map(() => refund(100, before.version, "k-1")));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(bodies).size).toBe(1);
    expect((await refunded()).refundedCents).toBe(before.refundedCents + 100);
    const other = await refund(200, before.version, "k-1");
    expect(other.status).toBe(409);
    expect(await json<ProblemAnswer>(other)).toMatchObject({ type: "/problems/conflict" });
  });

  test("a refusal is not kept: corrected, the same key goes through", async () => {
    const { version } = await refunded();
    expect((await refund(-5, version, "k-2")).status).toBe(422);
    expect((await refund(50, version, "k-2")).status).toBe(200);
  });

  test("two admins with the same key and the same version: one of them is stale", async () => {
    const other = await door.signedIn(otherEmail);
    const { version } = await refunded();
    const answers = await Promise.all([refund(60, version, "k-3"), refund(60, version, "k-3", other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
