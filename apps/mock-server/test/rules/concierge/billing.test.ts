/** When subscribers are billed, and what holds it: their account, their building, the subscription. */
import { describe, expect, test } from "vitest";
import type { Row } from "../../kit/client.ts";
import { day, present } from "../../kit/worlds.ts";
import { base, subscriptionWorlds } from "./subscribing.ts";

const {
  rows,
  find,
  recordOf,
  post,
  edit,
  refused,
  done,
  patch,
  at,
  subscribersOf,
  whole,
  one,
  set,
  setOne,
  turn,
  since,
} = subscriptionWorlds();

const endTie = (id: unknown) =>
  done(edit(`/admin/user/ula/${id}`, { status: "ended", endDate: "2026-11-20" }));

/** One validated tie, billed monthly; the subscription has a suspended subscriber too. */
async function tied() {
  for (const { id } of await rows(`${base}/ajax-list?status=active&period=monthly`)) {
    const all = await subscribersOf(id);
    if (!all.some(({ status }) => status === "suspended")) continue;
    for (const row of all.filter(({ nextBillingAt }) => nextBillingAt !== null)) {
      const ties = await rows(`/admin/user/${row.userId}/ula/ajax-list`);
      const valid = ties.filter(({ status }) => status === "validated");
      if (valid.length === 1 && valid[0] !== undefined) return { row, tie: valid[0] };
    }
  }
  throw new Error("nobody with one tie");
}
const count = async ({ subscriptionId }: Row) => Number((await whole(subscriptionId)).activeSubscriberCount);

describe("A18 a resident who cannot be served is not billed, not counted among the billed, and says why", () => {
  test("without a building since the last tie ended, whatever happens to the subscription", async () => {
    const { row, tie } = await tied();
    const billed = await count(row);
    await endTie(tie.id);
    const held = { status: "active", nextBillingAt: null, unbilled: "noBuilding", version: row.version };
    expect(await one(row)).toMatchObject(held);
    for (const status of ["suspended", "active"]) {
      await set(row.subscriptionId, status);
      expect([await one(row), await count(row)]).toMatchObject([held, billed - 1]);
    }
    await done(setOne(row, "suspended"));
    expect(await done(setOne(row, "active"))).toMatchObject({ status: "active", nextBillingAt: null });
    await done(setOne(row, "ended"));
    expect(await one(row)).toMatchObject({ status: "ended", nextBillingAt: null, unbilled: null });
  });

  test("suspended himself says what came meanwhile, and what went", async () => {
    const { row } = await tied();
    await done(setOne(row, "suspended"));
    const held = async () => {
      const { status, nextBillingAt, unbilled } = await one(row);
      expect({ status, nextBillingAt }).toEqual({ status: "suspended", nextBillingAt: null });
      return unbilled;
    };
    const said = [await held()];
    for (const change of [
      () => set(row.subscriptionId, "suspended"),
      () => turn(row, "disabled"),
      () => set(row.subscriptionId, "active"),
      () => turn(row, "active"),
    ]) {
      await done(change());
      said.push(await held());
    }
    expect(said).toEqual([null, "suspended", "disabled", "disabled", null]);
    const resumed = { nextBillingAt: row.nextBillingAt, unbilled: null };
    expect(await done(setOne(row, "active"))).toMatchObject(resumed);
  });

  test("disabled, until the account is active: then on the same day, in each subscription's own status", async () => {
    const { row } = await tied();
    const billed = await count(row);
    await done(turn(row, "disabled"));
    expect(await one(row)).toMatchObject({ status: "active", nextBillingAt: null, unbilled: "disabled" });
    expect(await count(row)).toBe(billed - 1);
    at("2027-03-31T21:59:00Z");
    expect(await one(row)).toMatchObject({ nextBillingAt: null });
    at(present);
    await done(turn(row, "active"));
    expect([await one(row), await count(row)]).toEqual([row, billed]);
    await set(row.subscriptionId, "suspended");
    expect(await one(row)).toMatchObject({ nextBillingAt: null, unbilled: "suspended" });
    expect(await count(row)).toBe(billed);
  });
});

test("A18 a resident's count of subscriptions is of those that bill him now", async () => {
  const { row, tie } = await tied();
  const counts = async () => {
    const own = await rows(`/admin/user/${row.userId}/subscription/ajax-list`);
    const { activeSubscriptionCount } = await recordOf(`/admin/user/edit/${row.userId}`);
    return [activeSubscriptionCount, own.filter(({ nextBillingAt }) => nextBillingAt !== null).length];
  };
  const all = Number((await counts())[0]);
  expect(all).toBeGreaterThan(0);
  expect(await counts()).toEqual([all, all]);
  await set(row.subscriptionId, "suspended");
  expect(await counts()).toEqual([all - 1, all - 1]);
  await set(row.subscriptionId, "active");
  for (const [status, left] of [
    ["disabled", 0],
    ["active", all],
  ] as const) {
    await done(turn(row, status));
    expect(await counts()).toEqual([left, left]);
  }
  await endTie(tie.id);
  expect(await counts()).toEqual([0, 0]);
});

test("A15 A18 a subscription with a subscriber who is held or suspended stays, until the last one has ended", async () => {
  const { row } = await tied();
  const id = row.subscriptionId;
  const open = async () => (await subscribersOf(id)).filter(({ status }) => status !== "ended");
  await done(turn(row, "disabled"));
  for (const each of await open())
    if (each.status === "active" && each.id !== row.id) await done(setOne(each, "ended"));
  const left = await open();
  expect(await whole(id)).toMatchObject({ activeSubscriberCount: 0, openSubscriberCount: left.length });
  const remove = async () => post(`${base}/delete/${id}`, { version: (await whole(id)).version });
  const refusal = await refused(remove());
  expect(refusal.code).toBe(409);
  expect(refusal.detail).toContain(`${left.length}\u00a0abonnés y sont encore actifs ou suspendus`);
  for (const each of left) await done(setOne(each, "ended"));
  await done(remove());
});

describe("billing days", () => {
  const days = async (row: Row, ...instants: readonly string[]) => {
    const found: unknown[] = [];
    for (const instant of instants) {
      at(instant);
      found.push((await one(row)).nextBillingAt);
    }
    return found;
  };

  test("of the 31st fall on the last day of shorter months, and on the 31st again", async () => {
    const row = await since("2025-12-31", "2027-01-31T10:00:00Z");
    const instants = [
      "2027-01-31T09:59:59Z",
      "2027-01-31T10:00:00Z",
      "2027-02-28T05:00:00Z",
      "2027-03-31T04:00:00Z",
    ];
    expect(await days(row, ...instants, "2028-02-01T00:00:00Z", "8999-01-01T00:00:00Z")).toEqual([
      "2027-01-31T10:00:00Z",
      "2027-02-28T05:00:00Z",
      "2027-03-31T04:00:00Z",
      "2027-04-30T04:00:00Z",
      "2028-02-29T05:00:00Z",
      "8999-01-31T05:00:00Z",
    ]);
  });

  test("keep their day in Paris when the clock goes back that night", async () => {
    const row = await since("2026-01-31", "2027-09-30T04:00:00Z");
    const instants = ["2027-09-30T04:00:00Z", "2027-10-31T01:30:00Z", "2027-10-31T05:00:00Z"];
    expect(await days(row, ...instants)).toEqual([
      "2027-10-31T05:00:00Z",
      "2027-10-31T05:00:00Z",
      "2027-11-30T05:00:00Z",
    ]);
  });

  test.each(Object.entries({ monthly: 12, quarterly: 4, yearly: 1 }))(
    "come each period (%s) a whole year long, for active subscribers and nobody else",
    async (period, times) => {
      const { id } = await find(
        `${base}/ajax-list?status=active`,
        (each) => Number(each.subscriberCount) > 4,
      );
      await patch("subscription", id, { period });
      const before = new Map((await subscribersOf(id)).map((row) => [row.id, row]));
      at(present + 365 * day);
      const billed = await subscribersOf(id);
      expect(billed.some(({ status }) => status === "active")).toBe(true);
      for (const row of billed) {
        const old = before.get(row.id);
        if (row.status !== "active") expect(row).toEqual(old);
        else {
          expect(Date.parse(String(row.nextBillingAt))).toBeGreaterThan(present + 365 * day);
          expect(Math.abs(row.version - Number(old?.version) - times)).toBeLessThanOrEqual(1);
        }
      }
    },
  );
});
