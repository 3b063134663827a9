import { describe, expect, test } from "vitest";
import type { Row } from "../frozen-worlds.ts";
import { json, nonEmpty } from "../harness.ts";
import { base, subscriptionWorlds } from "./subscription-worlds.ts";

const { house, world, rows, first, post, edit, refused, at, subscribersOf, whole, set, setOne, one } =
  await subscriptionWorlds();

/** With a subscriber in each of these states. */
async function withSome(...wanted: readonly string[]): Promise<Row> {
  for (const each of await rows(`${base}/ajax-list?status=active&period=monthly`)) {
    const found = new Set((await subscribersOf(each.id)).map(({ status }) => status));
    if (wanted.every((status) => found.has(status))) return each;
  }
  throw new Error("no such subscription");
}

/** An active, monthly subscriber. */
async function since(day: string, nextBillingAt: string): Promise<Row> {
  const { id } = await withSome("active");
  const row = (await subscribersOf(id)).find(({ status }) => status === "active");
  await world().patch("subscriber", row?.id ?? 0, { since: day, nextBillingAt });
  return one(row as Row);
}

describe("A18 the state of the whole", () => {
  test("suspended and resumed leaves each subscriber his own state, day and version; nobody is billed in between", async () => {
    const { id } = await withSome("active", "suspended", "ended");
    const before = await subscribersOf(id);
    expect((await set(id, "suspended")).status).toBe(200);
    const during = await subscribersOf(id);
    expect(nonEmpty(during).map((each) => each.nextBillingAt)).toEqual(before.map(() => null));
    expect(during.map(({ status }) => status)).toEqual(before.map(({ status }) => status));
    at("2026-11-20T18:00:00Z");
    expect((await set(id, "active")).status).toBe(200);
    expect(await subscribersOf(id)).toEqual(before);
  });

  test("resumed after months bills on the same day of the month, and nothing for the time between", async () => {
    const row = await since("2026-01-31", "2026-11-30T05:00:00Z");
    await set(Number(row.subscriptionId), "suspended");
    at("2027-02-10T12:00:00Z");
    await set(Number(row.subscriptionId), "active");
    expect(await one(row)).toEqual({ ...row, nextBillingAt: "2027-02-28T05:00:00Z" });
  });

  test("the one who was suspended alone meanwhile stays so when the whole goes on", async () => {
    const { id } = await withSome("active");
    const [row] = (await subscribersOf(id)).filter(({ status }) => status === "active");
    await set(id, "suspended");
    expect((await setOne(await one(row as Row), "suspended")).status).toBe(200);
    await set(id, "active");
    expect(await one(row as Row)).toMatchObject({ status: "suspended", nextBillingAt: null });
  });

  test("ended, all its subscribers end; it is active no more, and takes no other price, period or service", async () => {
    const { id } = await withSome("active", "suspended");
    expect((await set(id, "ended")).status).toBe(200);
    expect(new Set((await subscribersOf(id)).map(({ status }) => status))).toEqual(new Set(["ended"]));
    expect(await whole(id)).toMatchObject({ status: "ended", activeSubscriberCount: 0 });
    expect(await refused(set(id, "active"))).toMatchObject({
      code: 409,
      allowed: [],
      detail: expect.stringContaining("Terminé"),
    });
    for (const [path, value] of Object.entries({ priceCents: 1, period: "yearly", serviceId: 2 })) {
      expect(await refused(edit(`${base}/edit/${id}`, { [path]: value }))).toMatchObject({
        code: 422,
        errors: [{ path, message: expect.stringContaining("seul son nom") }],
      });
    }
    expect((await edit(`${base}/edit/${id}`, { name: "Autre nom" })).status).toBe(200);
  });

  test("A18 it ends nobody who came after the question: 409 with the number of now, and nothing changed", async () => {
    const { id, version, activeSubscriberCount } = await withSome("active");
    const path = `${base}/${id}/status`;
    const taken = new Set((await subscribersOf(id)).map(({ userId }) => userId));
    const newcomer = (await rows("/admin/user/ajax-list?status=active")).find(
      (each) => each.buildingId !== null && !taken.has(each.id),
    );
    const joined = await post(`${base}/${id}/subscribers/new`, { userId: newcomer?.id });
    expect(joined.status).toBe(201);
    const now = await whole(id);
    expect(now).toMatchObject({ activeSubscriberCount: Number(activeSubscriberCount) + 1, version });
    const answer = await refused(post(path, { status: "ended", activeSubscriberCount, version }));
    expect(answer).toMatchObject({
      code: 409,
      current: { activeSubscriberCount: now.activeSubscriberCount },
    });
    expect(await whole(id)).toEqual(now);
    const ended = await post(path, {
      status: "ended",
      activeSubscriberCount: now.activeSubscriberCount,
      version,
    });
    expect(await ended.json()).toMatchObject({ status: "ended", activeSubscriberCount: 0 });
  });

  test("A05 by two admins at once it changes once, and the history says from what to what", async () => {
    const { id, version, activeSubscriberCount } = await withSome("active");
    const karim = await house.admin(world().name, "karim.benali@palier.test");
    const key = { "idempotency-key": "end-1" };
    const path = `${base}/${id}/status`;
    const answers = [
      await karim.post(path, { status: "suspended", activeSubscriberCount, version }, key),
      await karim.post(path, { status: "suspended", activeSubscriberCount, version }, key),
      await post(path, { status: "ended", activeSubscriberCount, version }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    const lines = (await rows(`${base}/history/${id}`)).filter(({ byAdmin }) => byAdmin === "Karim Benali");
    expect(lines.map(({ changes }) => changes)).toEqual([
      [{ field: "status", label: "Statut", from: "Actif", to: "Suspendu" }],
    ]);
  });

  test("is no field of a form: it can neither be created ended nor be typed over (422)", async () => {
    const values = { name: "Essai", serviceId: 1, period: "monthly", priceCents: 4900 };
    expect(await refused(post(`${base}/new`, { ...values, status: "ended" }))).toMatchObject({
      code: 422,
      errors: [{ path: "status" }],
    });
    const { id } = await withSome("active");
    expect(await refused(edit(`${base}/edit/${id}`, { status: "ended" }))).toMatchObject({ code: 422 });
    await world().patch("service", 1, { available: false });
    expect(await refused(post(`${base}/new`, values))).toMatchObject({
      code: 422,
      errors: [{ path: "serviceId", message: expect.stringContaining("plus proposé") }],
    });
  });
});

describe("one subscriber", () => {
  test("is suspended, resumed on his own day, and ended for good; the count of active ones follows", async () => {
    const row = await since("2025-05-08", "2026-12-08T05:00:00Z");
    const id = Number(row.subscriptionId);
    const count = Number((await whole(id)).activeSubscriberCount);
    expect(await json(setOne(row, "suspended"))).toMatchObject({ status: "suspended", nextBillingAt: null });
    expect((await whole(id)).activeSubscriberCount).toBe(count - 1);
    expect(await json(setOne(await one(row), "active"))).toMatchObject({ nextBillingAt: row.nextBillingAt });
    expect((await whole(id)).activeSubscriberCount).toBe(count);
    expect(await json(setOne(await one(row), "ended"))).toMatchObject({
      status: "ended",
      nextBillingAt: null,
    });
    expect(await refused(setOne(await one(row), "active"))).toMatchObject({ code: 409, allowed: [] });
    const [line] = await rows(`${base}/history/${id}`);
    expect(line?.changes).toEqual([
      { field: "", label: `Abonné ${row.userName}`, from: "Actif", to: "Terminé" },
    ]);
    expect((await setOne({ ...row, subscriptionId: id + 1 }, "active")).status).toBe(404);
  });

  test("is added from today on, once, and billed a period later", async () => {
    const { id } = await withSome("active");
    const before = await subscribersOf(id);
    const has = new Set(before.map(({ userId }) => userId));
    const people = await rows("/admin/user/ajax-list?status=active");
    const free = people.find((each) => !has.has(each.id) && each.buildingId !== null);
    const add = (userId: unknown) => post(`${base}/${id}/subscribers/new`, { userId });
    const answer = await add(free?.id);
    expect(answer.status).toBe(201);
    expect(await json(answer)).toMatchObject({
      userName: free?.fullName,
      buildingName: free?.buildingName,
      since: "2026-11-20",
      nextBillingAt: "2026-12-20T05:00:00Z",
      status: "active",
    });
    expect(await whole(id)).toMatchObject({ subscriberCount: before.length + 1 });
    expect(await refused(add(free?.id))).toMatchObject({ code: 422, errors: [{ path: "userId" }] });
    const homeless = people.find(({ buildingId }) => buildingId === null);
    await world().patch("user", homeless?.id ?? 0, { status: "disabled" });
    expect(await refused(add(homeless?.id))).toMatchObject({ code: 422, errors: [{ path: "userId" }] });
    await set(id, "ended");
    expect(await refused(add(people[0]?.id))).toMatchObject({ code: 409, type: "/problems/wrong-state" });
  });
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
    expect(await days(row, "2027-01-31T09:59:59Z", "2027-01-31T10:00:00Z")).toEqual([
      "2027-01-31T10:00:00Z",
      "2027-02-28T05:00:00Z",
    ]);
    expect(await days(row, "2027-02-28T05:00:00Z", "2027-03-31T04:00:00Z", "2028-02-01T00:00:00Z")).toEqual([
      "2027-03-31T04:00:00Z",
      "2027-04-30T04:00:00Z",
      "2028-02-29T05:00:00Z",
    ]);
    expect(await days(row, "8999-01-01T00:00:00Z")).toEqual(["8999-01-31T05:00:00Z"]);
  });

  test("keep their day in Paris over both changes of the clock and the end of the year", async () => {
    const row = await since("2026-01-01", "2027-01-01T05:00:00Z");
    const reached = await days(row, "2026-12-31T22:59:59Z", "2027-01-01T05:00:00Z", "2027-03-29T00:00:00Z");
    expect(reached).toEqual(["2027-01-01T05:00:00Z", "2027-02-01T05:00:00Z", "2027-04-01T04:00:00Z"]);
    // The clock goes back that night.
    const last = await since("2026-01-31", "2027-09-30T04:00:00Z");
    expect(await days(last, "2027-09-30T04:00:00Z", "2027-10-31T01:30:00Z", "2027-10-31T05:00:00Z")).toEqual([
      "2027-10-31T05:00:00Z",
      "2027-10-31T05:00:00Z",
      "2027-11-30T05:00:00Z",
    ]);
  });

  test("a step of years bills as often as a step a month at a time", async () => {
    const row = await since("2026-01-31", "2026-12-31T05:00:00Z");
    at("2031-12-31T04:59:59Z");
    expect(await one(row)).toMatchObject({
      version: row.version + 60,
      nextBillingAt: "2031-12-31T05:00:00Z",
    });
  });
});

test("A15 an active subscription is offered what it may become, in its list's rows too", async () => {
  const row = await first(`${base}/ajax-list?status=active`);
  expect(row.activeSubscriberCount).toBe(
    (await subscribersOf(row.id)).filter(({ nextBillingAt }) => nextBillingAt !== null).length,
  );
});
