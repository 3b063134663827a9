/** The subscription as a whole, and who subscribes. */
import { describe, expect, test } from "vitest";
import { nonEmpty, otherEmail, type Row } from "../../kit/client.ts";
import { base, subscriptionWorlds } from "./subscribing.ts";

const {
  world,
  client,
  rows,
  find,
  get,
  post,
  edit,
  refused,
  done,
  patch,
  history,
  status,
  at,
  subscribersOf,
  whole,
  one,
  withSome,
  set,
  setOne,
  since,
} = subscriptionWorlds();

const values = { name: "Essai", serviceId: 1, period: "monthly", priceCents: 4900 };

describe("a subscription", () => {
  test("lists and exports its own subscribers, as many as it counts", async () => {
    const { id, name, subscriberCount } = await find(
      `${base}/ajax-list`,
      (each) => Number(each.subscriberCount) > 3,
    );
    const all = nonEmpty(await subscribersOf(id));
    expect(all).toHaveLength(Number(subscriberCount));
    expect(all.every((each) => each.subscriptionId === id && each.subscriptionName === name)).toBe(true);
    const active = await rows(`${base}/${id}/subscribers?status=active`);
    expect(active).toEqual(all.filter((each) => each.status === "active"));
    const file = await client().get(
      `${base}/ajax-list-export-subscription/${id}/subscribers?column_field_list=userName,since`,
    );
    expect((await file.text()).trim().split("\r\n")).toHaveLength(all.length + 1);
  });

  test("begins active without subscribers, in no other state, for an open service, and is deleted while nobody subscribes", async () => {
    const wrong = await refused(post(`${base}/new`, { ...values, status: "ended" }));
    expect(wrong).toMatchObject({ code: 422, errors: [{ path: "status" }] });
    const made = await done(post(`${base}/new`, values));
    const nobody = { subscriberCount: 0, activeSubscriberCount: 0, openSubscriberCount: 0 };
    expect(made).toMatchObject({ ...values, status: "active", ...nobody });
    await done(post(`${base}/delete/${made.id}`, { version: made.version }));
    await patch("service", 1, { available: false });
    expect(await refused(post(`${base}/new`, values))).toMatchObject({
      code: 422,
      errors: [{ path: "serviceId" }],
    });
  });

  test("A18 suspended and resumed leaves each subscriber his own state, day and version; nobody is billed in between", async () => {
    const { id } = await withSome("active", "suspended", "ended");
    const before = await subscribersOf(id);
    await done(set(id, "suspended"));
    const during = await subscribersOf(id);
    expect(nonEmpty(during).map((each) => each.nextBillingAt)).toEqual(before.map(() => null));
    expect(during.map((each) => each.status)).toEqual(before.map((each) => each.status));
    at("2026-11-20T18:00:00Z");
    await done(set(id, "active"));
    expect(await subscribersOf(id)).toEqual(before);
  });

  test("A18 resumed after months bills on the same day of the month, and nothing for the time between", async () => {
    const row = await since("2026-01-31", "2026-11-30T05:00:00Z");
    await set(row.subscriptionId, "suspended");
    at("2027-02-10T12:00:00Z");
    await set(row.subscriptionId, "active");
    expect(await one(row)).toEqual({ ...row, nextBillingAt: "2027-02-28T05:00:00Z" });
  });

  test("A18 ended ends all its subscribers, is active no more and takes only another name", async () => {
    const { id } = await withSome("active", "suspended");
    await done(set(id, "ended"));
    expect(new Set((await subscribersOf(id)).map((each) => each.status))).toEqual(new Set(["ended"]));
    expect(await whole(id)).toMatchObject({ status: "ended", activeSubscriberCount: 0 });
    expect(await refused(set(id, "active"))).toMatchObject({ code: 409, allowed: [] });
    await done(edit(`${base}/edit/${id}`, { name: "Autre nom" }));
    const { version } = await whole(id);
    await done(post(`${base}/delete/${id}`, { version }));
    expect(await status(`${base}/${id}/subscribers`)).toBe(404);
  });

  test("A05 changed by two admins at once changes once, and the history says from what to what", async () => {
    const { id, version, activeSubscriberCount } = await withSome("active");
    const karim = await world().admin(otherEmail);
    const send = (to: string, by = karim) =>
      by.post(`${base}/${id}/status`, { status: to, activeSubscriberCount, version });
    expect([(await send("suspended")).status, (await send("ended", client())).status]).toEqual([200, 409]);
    const lines = (await history(`${base}/history/${id}`)).filter(
      ({ byAdmin }) => byAdmin === "Karim Benali",
    );
    const change = { field: "status", label: "Statut", from: "Actif", to: "Suspendu" };
    expect(lines.map(({ changes }) => changes)).toEqual([[change]]);
  });
});

describe("a subscriber", () => {
  test("is suspended, resumed on his own day, and ended for good; the count of active ones follows", async () => {
    const row = await since("2025-05-08", "2026-12-08T05:00:00Z");
    const count = async () => Number((await whole(row.subscriptionId)).activeSubscriberCount);
    const before = await count();
    expect(await done(setOne(row, "suspended"))).toMatchObject({ status: "suspended", nextBillingAt: null });
    expect(await count()).toBe(before - 1);
    expect(await done(setOne(row, "active"))).toMatchObject({ nextBillingAt: row.nextBillingAt });
    expect(await count()).toBe(before);
    expect(await done(setOne(row, "ended"))).toMatchObject({ status: "ended", nextBillingAt: null });
    expect(await refused(setOne(row, "active"))).toMatchObject({ code: 409, allowed: [] });
    const [line] = await history(`${base}/history/${row.subscriptionId}`);
    const change = { field: "", label: `Abonné ${row.userName}`, from: "Actif", to: "Terminé" };
    expect(line?.changes).toEqual([change]);
    const elsewhere = `${base}/${Number(row.subscriptionId) + 1}/subscribers/${row.id}/status`;
    expect((await post(elsewhere, { status: "active", version: row.version })).status).toBe(404);
  });

  test("A18 suspended alone stays so when the whole subscription goes on", async () => {
    const { id } = await withSome("active");
    const [row] = (await subscribersOf(id)).filter((each) => each.status === "active");
    await set(id, "suspended");
    await done(setOne(row as Row, "suspended"));
    await set(id, "active");
    expect(await one(row as Row)).toMatchObject({ status: "suspended", nextBillingAt: null });
  });

  test("A19 is an active resident with a building who has not subscribed, added once and billed a period later", async () => {
    const { id, version, activeSubscriberCount } = await withSome("active");
    const place = `${base}/${id}/subscribers`;
    const offered = async ({ id: user, fullName }: Row) => {
      const term = encodeURIComponent(String(fullName));
      const { results } = await get<{ results: { id: number }[] }>(
        `${place}/candidates?for=form&term=${term}`,
      );
      return results.some((each) => each.id === user);
    };
    const has = new Set((await subscribersOf(id)).map(({ userId }) => userId));
    const people = await rows("/admin/user/ajax-list?status=active");
    const free = people.filter((each) => !has.has(each.id) && each.buildingId !== null)[0] as Row;
    const homeless = people.filter(({ buildingId }) => buildingId === null)[0] as Row;
    const add = (user: Row) => post(`${place}/new`, { userId: user.id });
    expect([await offered(free), await offered(homeless)]).toEqual([true, false]);
    await patch("user", free.id, { status: "disabled" });
    expect(await offered(free)).toBe(false);
    expect(await refused(add(free))).toMatchObject({ code: 422, errors: [{ path: "userId" }] });
    await patch("user", free.id, { status: "active" });
    expect(await done(add(free))).toMatchObject({
      userName: free.fullName,
      buildingName: free.buildingName,
      since: "2026-11-20",
      nextBillingAt: "2026-12-20T05:00:00Z",
      status: "active",
    });
    expect(await offered(free)).toBe(false);
    for (const user of [free, homeless])
      expect(await refused(add(user))).toMatchObject({ code: 422, errors: [{ path: "userId" }] });
    // Nobody who came after the question is ended.
    const ending = { status: "ended", activeSubscriberCount, version };
    const now = Number(activeSubscriberCount) + 1;
    expect(await refused(post(`${base}/${id}/status`, ending))).toMatchObject({
      code: 409,
      current: { activeSubscriberCount: now },
    });
    await done(post(`${base}/${id}/status`, { ...ending, activeSubscriberCount: now }));
    expect(await refused(add(homeless))).toMatchObject({ code: 409, type: "/problems/wrong-state" });
  });
});
