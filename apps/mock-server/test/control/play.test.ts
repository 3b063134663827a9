import type { WorldControl } from "@palier/contract/control";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { json, type ProblemAnswer } from "../harness.ts";
import { browserAt } from "./browser.ts";
import { openPlayhouse, refusal } from "./playhouse.ts";

const house = await openPlayhouse();
afterAll(() => house.close());
const [jeanne, karim] = ["jeanne.martin@palier.test", "karim.benali@palier.test"];
let world: WorldControl;
beforeEach(async () => {
  world = await house.world();
});

describe("T05 another administrator", () => {
  test("opens a record: a browser sees the lock, and the API refuses its holder's rivals (L05)", async () => {
    const browser = await browserAt(house.url, world.name, jeanne);
    browser.client.ask(1, "q", { p: "/locks/building", h: "" });
    await browser.client.next();
    const played = await world.admin(karim).open("building", 12);
    expect(played).toMatchObject({
      holds: true,
      holder: { email: karim, name: "Karim Benali" },
      record: { id: 12 },
    });
    const pushed = await browser.client.answer("g", { p: "/locks/building/12" });
    expect(pushed).toMatchObject({
      d: { email: karim, name: "Karim Benali", sid: expect.stringMatching(/^played-/) },
    });
    expect(await browser.put("/locks/building/12", browser.lock("Jeanne Martin"))).toBe("permission_denied");

    const client = await house.admin(world.name);
    const { values, record } = await json<{ values: object; record: { version: number } }>(
      client.get("/admin/building/edit/12"),
    );
    const send = () => client.post("/admin/building/edit/12", { ...values, version: record.version });
    const refused = await send();
    expect(refused.status).toBe(423);
    expect(await json<ProblemAnswer>(refused)).toMatchObject({
      holder: { name: "Karim Benali", email: karim },
    });
    expect(await world.admin(karim).leave("building", 12)).toEqual(["building/12"]);
    expect(await browser.read("/locks/building/12")).toBe(null);
    expect((await send()).status).toBe(200);
  });

  test("finds a record that a browser holds: does not hold it, and cannot save it", async () => {
    const browser = await browserAt(house.url, world.name, jeanne);
    expect(await browser.put("/locks/building/5", browser.lock("Jeanne Martin"))).toBe("ok");
    const other = world.admin(karim);
    expect(await other.open("building", 5)).toMatchObject({ holds: false, holder: { email: jeanne } });
    expect((await refusal(other.save("building", 5, { name: "Trop tard" }))).status).toBe(423);
    expect((await refusal(other.lock("building", 5))).problem?.holder?.email).toBe(jeanne);
    expect(await other.lock("building", 5, true)).toMatchObject({ holds: true });
    expect(await browser.read("/locks/building/5/email")).toBe(karim);
  });

  test("a browser's lock goes with its connection", async () => {
    const browser = await browserAt(house.url, world.name, jeanne);
    await browser.client.answer("o", { p: "/locks/building/6", d: null });
    await browser.put("/locks/building/6", browser.lock("Jeanne Martin"));
    expect((await world.detail()).lockList).toMatchObject([{ area: "building", id: "6", email: jeanne }]);
    expect(await world.dropSockets()).toBe(1);
    await browser.client.closed;
    expect((await world.detail()).lockList).toEqual([]);
  });

  test("types and saves: what was typed is stored, who saved is in the history", async () => {
    const other = world.admin(karim);
    await other.open("building", 3);
    expect(await other.type("building", 3, { name: "Tapé" })).toMatchObject({ values: { name: "Tapé" } });
    const client = await house.admin(world.name);
    expect(await json(client.get("/admin/building/edit/3"))).toMatchObject({
      values: { name: expect.not.stringMatching("Tapé") },
    });
    const saved = await other.save("building", 3, { city: "Nantes" });
    expect(saved.record).toMatchObject({ name: "Tapé", city: "Nantes" });
    expect(await json(client.get("/admin/building/edit/3"))).toMatchObject({
      values: { name: "Tapé", city: "Nantes" },
    });
    const { entries } = await world.journal({ route: "building.edit.post" });
    expect(entries).toMatchObject([{ played: true, admin: karim, status: 200 }]);
  });

  test("a form that became stale meanwhile is refused as anybody's (409), with what is wrong in it (422)", async () => {
    const other = world.admin(karim);
    await other.open("building", 3);
    await world.patch("building", 3, { name: "Entre-temps" });
    const stale = await refusal(other.save("building", 3, { name: "Ancien" }));
    expect(stale).toMatchObject({ status: 409, problem: { current: { name: "Entre-temps" } } });
    await other.open("building", 3);
    const wrong = await refusal(other.save("building", 3, { postalCode: "x" }));
    expect(wrong.problem?.errors).toMatchObject([{ path: "postalCode" }]);
  });

  test("asks a browser for the hand, and answers one that asks (L06)", async () => {
    const browser = await browserAt(house.url, world.name, jeanne);
    await browser.put("/locks/building/8", browser.lock("Jeanne Martin"));
    const other = world.admin(karim);
    await other.ask("building", 8);
    expect(await browser.read("/takeovers/building/8")).toMatchObject({ email: karim, holder: jeanne });
    await other.lock("building", 9);
    const { seen: _, ...entry } = browser.lock("Jeanne Martin");
    const asks = { ...entry, holder: karim };
    expect(await browser.put("/takeovers/building/9", asks)).toBe("ok");
    await other.answer("building", 9, "yielded");
    expect(await browser.read("/takeovers/building/9/answer")).toBe("yielded");
    expect(await browser.put("/locks/building/9", browser.lock("Jeanne Martin"))).toBe("ok");
    expect((await refusal(other.ask("building", 10))).status).toBe(409);
    expect((await refusal(other.answer("building", 10, "refused"))).status).toBe(409);
  });

  test("leaves everything at once", async () => {
    const other = world.admin(karim);
    await other.open("building", 1);
    await other.lock("order", 2);
    expect([...(await other.leave())].sort()).toEqual(["building/1", "order/2"]);
    expect((await world.detail()).lockList).toEqual([]);
    expect(await other.leave()).toEqual([]);
  });

  test.each(["building", "concierge/order", "order", "ula", "account-admin", "supplier", "wallet"])(
    "locks records of %s where screens look",
    async (area) => {
      const played = await world.admin(karim).lock(area, 4);
      expect(played.area).toBe(area.split("/").at(-1));
      expect((await world.detail()).lockList).toMatchObject([{ area: played.area, id: "4", email: karim }]);
    },
  );

  test("unknown people, areas, records and forms are refused, with what exists", async () => {
    const other = world.admin(karim);
    const nobody = await refusal(world.admin("karim.benalli@palier.test").open("building", 1));
    expect(nobody).toMatchObject({ status: 404, problem: { allowed: expect.arrayContaining([karim]) } });
    expect((await refusal(other.open("bulding", 1))).problem?.allowed?.[0]).toBe("building");
    expect((await refusal(other.open("building", 99_999))).status).toBe(404);
    expect((await refusal(other.open("building", 0))).status).toBe(422);
    expect((await refusal(other.save("building", 1))).status).toBe(409);
    expect((await refusal(other.type("building", 1, {}))).status).toBe(409);
    await other.open("building", 1);
    expect((await refusal(other.save("building", 1, {}, "order.refund.post"))).problem?.allowed).toEqual([
      "building.edit.post",
    ]);
    await world.patch("accountAdmin", 2, { enabled: false });
    expect((await refusal(other.open("building", 1))).status).toBe(409);
  });
});

describe("T06 push", () => {
  test("a message goes to the outbox, for the browsers that registered", async () => {
    const client = await house.admin(world.name);
    await client.post("/admin/account-admin/update-firebase-token", {
      firebaseToken: "tok-1",
      language: "fr",
      deviceVersion: "1",
      platform: "web",
      model: "Chromium",
    });
    const message = await world.push({ notification: { title: "Bonjour" }, data: { to: "/admin/order/1" } });
    expect(message).toMatchObject({ id: 1, tokens: ["tok-1"], data: { to: "/admin/order/1" } });
    expect((await world.push({ to: karim, data: {} })).tokens).toEqual([]);
    expect(await world.outbox()).toMatchObject({
      messages: [{ id: 1 }, { id: 2 }],
      receivers: [{ email: jeanne, firebaseToken: "tok-1" }],
    });
  });

  test("a token that the push service calls unregistered is forgotten until its browser registers again; others stay", async () => {
    const client = await house.admin(world.name);
    const register = (firebaseToken: string) =>
      client.post("/admin/account-admin/update-firebase-token", {
        firebaseToken,
        language: "fr",
        deviceVersion: "1",
        platform: "web",
        model: "Chromium",
      });
    for (const token of ["gone", "there"]) await register(token);
    const answered = await world.push({ data: {}, unregistered: ["gone", "of-nobody"] });
    expect([answered.tokens, answered.unregistered]).toEqual([["gone", "there"], ["gone"]]);
    expect((await world.push({ data: {} })).tokens).toEqual(["there"]);
    await register("gone");
    expect((await world.push({ data: {} })).tokens).toEqual(["there", "gone"]);
  });

  test.each([{}, { to: "x@y.fr" }, { notification: {} }, { data: { a: 1 } }, { notification: { title: 3 } }])(
    "%j is refused",
    async (body) => {
      expect((await refusal(world.push(body as never))).status).toBe(422);
    },
  );

  test("to nobody we know: a 404 with the nearest", async () => {
    expect(
      (await refusal(world.push({ to: "jeanne.martin@palier.tst", data: {} }))).problem?.allowed?.[0],
    ).toBe(jeanne);
  });
});

test("T05 a played call takes an address as it is typed: with the API's base, with its query", async () => {
  const played = world.admin(karim);
  for (const [path, query] of [
    ["/admin/building/ajax-list?draw=7&length=3"],
    ["/api/admin/building/ajax-list?draw=7&length=3"],
    ["/admin/building/ajax-list?draw=7", "length=3"],
  ] as const) {
    const { status, text } = await played.get(path, query);
    expect(status).toBe(200);
    expect(JSON.parse(text ?? "")).toMatchObject({ draw: 7, data: { length: 3 } });
  }
  expect((await played.post("/api/admin/building/edit/12")).status).toBe(422);
});

describe("the realtime service of a world", () => {
  test("goes down and comes back, for this world alone", async () => {
    const browser = await browserAt(house.url, world.name, jeanne);
    const other = await house.world();
    await world.setRealtime(false);
    await browser.client.closed;
    expect((await world.detail()).realtimeOnline).toBe(false);
    await browserAt(house.url, other.name, jeanne);
    await world.setRealtime(true);
    expect(await (await browserAt(house.url, world.name, karim)).read("/locks/building")).toBe(null);
  });

  test("keeps the world's time", async () => {
    await world.clock({ freeze: true, set: "2031-05-06T07:08:09Z" });
    const browser = await browserAt(house.url, world.name, jeanne);
    await browser.put("/locks/building/1", browser.lock("Jeanne Martin"));
    expect((await world.detail()).lockList[0]?.since).toBe("2031-05-06T07:08:09Z");
  });

  test("a reset frees every lock, and browsers are notified", async () => {
    const browser = await browserAt(house.url, world.name, jeanne);
    await browser.put("/locks/building/1", browser.lock("Jeanne Martin"));
    browser.client.ask(1, "q", { p: "/locks/building", h: "" });
    await browser.client.next();
    await browser.client.next();
    await world.reset();
    expect(await browser.client.next()).toMatchObject({ a: "d", b: { d: null } });
  });
});
