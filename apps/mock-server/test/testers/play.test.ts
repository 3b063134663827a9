/** T05 Another admin who is played; T06 push; the realtime service of a world. */
import type { WorldControl } from "@palier/contract/control";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { browserAt } from "../kit/browser.ts";
import {
  type FormAnswer,
  demoEmail as jeanne,
  json,
  otherEmail as karim,
  type ProblemAnswer,
} from "../kit/client.ts";
import { openDoor, refusal } from "../kit/server.ts";

const house = await openDoor();
afterAll(() => house.close());
let world: WorldControl;
beforeEach(async () => {
  world = await house.world();
});

describe("T05 another administrator", () => {
  test("L05 opens a record: a browser sees the lock, and the API refuses its holder's rivals", async () => {
    const browser = await browserAt(house.url, world.name, jeanne);
    browser.client.ask(1, "q", { p: "/locks/building", h: "" });
    await browser.client.next();
    const played = await world.admin(karim).open("building", 12);
    const holder = { email: karim, name: "Karim Benali" };
    expect(played).toMatchObject({ holds: true, holder, record: { id: 12 } });
    const pushed = await browser.client.answer("g", { p: "/locks/building/12" });
    expect(pushed).toMatchObject({ d: { ...holder, sid: expect.stringMatching(/^played-/) } });
    expect(await browser.put("/locks/building/12", browser.lock("Jeanne Martin"))).toBe("permission_denied");
    const client = await house.admin(world.name);
    const { values } = await json<FormAnswer>(client.get("/admin/building/edit/12"));
    const refused = await client.post("/admin/building/edit/12", values);
    expect(refused.status).toBe(423);
    expect(await json<ProblemAnswer>(refused)).toMatchObject({ holder });
    expect(await world.admin(karim).leave("building", 12)).toEqual(["building/12"]);
    expect(await browser.read("/locks/building/12")).toBe(null);
    expect((await client.post("/admin/building/edit/12", values)).status).toBe(200);
  });

  test("does not hold a record that a browser holds, until it takes the lock by force; a lock goes with its connection", async () => {
    const browser = await browserAt(house.url, world.name, jeanne);
    expect(await browser.put("/locks/building/5", browser.lock("Jeanne Martin"))).toBe("ok");
    const other = world.admin(karim);
    expect(await other.open("building", 5)).toMatchObject({ holds: false, holder: { email: jeanne } });
    expect((await refusal(other.save("building", 5, { name: "Trop tard" }))).status).toBe(423);
    expect((await refusal(other.lock("building", 5))).problem?.holder?.email).toBe(jeanne);
    expect(await other.lock("building", 5, true)).toMatchObject({ holds: true });
    expect(await browser.read("/locks/building/5/email")).toBe(karim);
    await browser.client.answer("o", { p: "/locks/building/6", d: null });
    await browser.put("/locks/building/6", browser.lock("Jeanne Martin"));
    expect(await world.dropSockets()).toBe(1);
    await browser.client.closed;
    expect((await world.detail()).lockList.map(({ id }) => id)).toEqual(["5"]);
  });

  test("types and saves: what was typed is stored, who saved is in the history; a stale or wrong form is refused", async () => {
    const other = world.admin(karim);
    await other.open("building", 3);
    expect(await other.type("building", 3, { name: "Tapé" })).toMatchObject({ values: { name: "Tapé" } });
    const client = await house.admin(world.name);
    const name = async () => (await json<FormAnswer>(client.get("/admin/building/edit/3"))).values.name;
    expect(await name()).not.toBe("Tapé");
    expect((await other.save("building", 3, { city: "Nantes" })).record).toMatchObject({
      name: "Tapé",
      city: "Nantes",
    });
    expect(await name()).toBe("Tapé");
    const { entries } = await world.journal({ route: "building.edit.post" });
    expect(entries).toMatchObject([{ played: true, admin: karim, status: 200 }]);
    await other.open("building", 3);
    await world.patch("building", 3, { name: "Entre-temps" });
    const stale = await refusal(other.save("building", 3, { name: "Ancien" }));
    expect(stale).toMatchObject({ status: 409, problem: { current: { name: "Entre-temps" } } });
    await other.open("building", 3);
    const wrong = await refusal(other.save("building", 3, { postalCode: "x" }));
    expect(wrong.problem?.errors).toMatchObject([{ path: "postalCode" }]);
  });

  test("L06 asks a browser for the hand, and answers one that asks", async () => {
    const browser = await browserAt(house.url, world.name, jeanne);
    await browser.put("/locks/building/8", browser.lock("Jeanne Martin"));
    const other = world.admin(karim);
    await other.ask("building", 8);
    expect(await browser.read("/takeovers/building/8")).toMatchObject({ email: karim, holder: jeanne });
    await other.lock("building", 9);
    const { seen: _, ...entry } = browser.lock("Jeanne Martin");
    expect(await browser.put("/takeovers/building/9", { ...entry, holder: karim })).toBe("ok");
    await other.answer("building", 9, "yielded");
    expect(await browser.read("/takeovers/building/9/answer")).toBe("yielded");
    expect(await browser.put("/locks/building/9", browser.lock("Jeanne Martin"))).toBe("ok");
    expect((await refusal(other.ask("building", 10))).status).toBe(409);
    expect((await refusal(other.answer("building", 10, "refused"))).status).toBe(409);
  });

  test("locks records where screens look, and leaves everything at once", async () => {
    const other = world.admin(karim);
    const areas = ["building", "concierge/order", "ula", "account-admin", "supplier", "wallet"];
    for (const area of areas) await other.lock(area, 4);
    const locked = areas.map((area) => `${area.split("/").at(-1)}/4`).sort();
    expect((await world.detail()).lockList.map(({ area, id }) => `${area}/${id}`).sort()).toEqual(locked);
    expect([...(await other.leave())].sort()).toEqual(locked);
    expect([(await world.detail()).lockList, await other.leave()]).toEqual([[], []]);
  });

  test("calls the API in a session of its own, by an address as it is typed; a long file is cut, a workbook is no text", async () => {
    const played = world.admin(karim);
    for (const [path, query] of [
      ["/admin/building/ajax-list?draw=7&length=3"],
      ["/api/admin/building/ajax-list?draw=7&length=3"],
      ["/admin/building/ajax-list?draw=7", "length=3"],
    ] as const) {
      const { status, text } = await played.get(path, query);
      expect([status, JSON.parse(text ?? "")]).toMatchObject([200, { draw: 7, data: { length: 3 } }]);
    }
    expect(JSON.parse((await played.get("/admin/session")).text ?? "")).toMatchObject({
      admin: { email: karim },
    });
    const comment = await played.post("/admin/concierge/order/1/comment", {
      body: "Vu.",
      visibility: "internal",
    });
    expect([comment.status, (await played.get("/admin/nowhere")).status]).toEqual([201, 404]);
    const columns = "column_field_list=id,firstName,lastName,email,phone,createdAt";
    const file = await played.get("/admin/user/ajax-list-export", columns);
    expect(file).toMatchObject({ status: 200, whole: true, type: expect.stringContaining("csv") });
    const workbook = await played.get("/admin/user/ajax-list-export", `${columns}&format=xlsx`);
    expect(workbook).toMatchObject({ status: 200, text: null, whole: true });
  });

  test("who is unknown, and unknown areas, records and forms, are refused with what exists", async () => {
    const other = world.admin(karim);
    const nobody = await refusal(world.admin("karim.benalli@palier.test").open("building", 1));
    expect(nobody).toMatchObject({ status: 404, problem: { allowed: expect.arrayContaining([karim]) } });
    expect((await refusal(other.open("bulding", 1))).problem?.allowed?.[0]).toBe("building");
    for (const [call, status] of [
      [other.open("building", 99_999), 404],
      [other.open("building", 0), 422],
      [other.save("building", 1), 409],
      [other.type("building", 1, {}), 409],
    ] as const)
      expect((await refusal(call)).status).toBe(status);
    await other.open("building", 1);
    const wrong = await refusal(other.save("building", 1, {}, "order.refund.post"));
    expect(wrong.problem?.allowed).toEqual(["building.edit.post"]);
    await world.patch("accountAdmin", 2, { enabled: false });
    expect((await refusal(other.open("building", 1))).status).toBe(409);
  });
});

describe("T06 a push message", () => {
  const register = async (...tokens: string[]) => {
    const client = await house.admin(world.name);
    const browser = { language: "fr", deviceVersion: "1", platform: "web", model: "Chromium" };
    for (const firebaseToken of tokens)
      await client.post("/admin/account-admin/update-firebase-token", { ...browser, firebaseToken });
  };

  test("goes to the outbox, for the browsers that registered", async () => {
    await register("tok-1");
    const message = await world.push({ notification: { title: "Bonjour" }, data: { to: "/admin/order/1" } });
    expect(message).toMatchObject({ id: 1, tokens: ["tok-1"], data: { to: "/admin/order/1" } });
    expect((await world.push({ to: karim, data: {} })).tokens).toEqual([]);
    const receivers = [{ email: jeanne, firebaseToken: "tok-1" }];
    expect(await world.outbox()).toMatchObject({ messages: [{ id: 1 }, { id: 2 }], receivers });
    const nearest = await refusal(world.push({ to: "jeanne.martin@palier.tst", data: {} }));
    expect(nearest.problem?.allowed?.[0]).toBe(jeanne);
    for (const body of [{}, { to: "x@y.fr" }, { notification: {} }, { data: { a: 1 } }])
      expect((await refusal(world.push(body as never))).status).toBe(422);
  });

  test("forgets a token that the push service calls unregistered, until its browser registers again", async () => {
    await register("gone", "there");
    const answered = await world.push({ data: {}, unregistered: ["gone", "of-nobody"] });
    expect([answered.tokens, answered.unregistered]).toEqual([["gone", "there"], ["gone"]]);
    expect((await world.push({ data: {} })).tokens).toEqual(["there"]);
    await register("gone");
    expect((await world.push({ data: {} })).tokens).toEqual(["there", "gone"]);
  });
});

describe("the realtime service of a world", () => {
  test("goes down and comes back for this world alone, and keeps the world's time", async () => {
    const browser = await browserAt(house.url, world.name, jeanne);
    const other = await house.world();
    await world.setRealtime(false);
    await browser.client.closed;
    expect((await world.detail()).realtimeOnline).toBe(false);
    await browserAt(house.url, other.name, jeanne);
    await world.setRealtime(true);
    await world.clock({ freeze: true, set: "2031-05-06T07:08:09Z" });
    const again = await browserAt(house.url, world.name, jeanne);
    await again.put("/locks/building/1", again.lock("Jeanne Martin"));
    expect((await world.detail()).lockList[0]?.since).toBe("2031-05-06T07:08:09Z");
    const saved = await world.snapshot();
    expect((await refusal(world.restore({ ...saved, realtime: { "a.b": 1 } }))).status).toBe(422);
  });

  test("frees every lock at a reset, which browsers are told", async () => {
    const browser = await browserAt(house.url, world.name, jeanne);
    await browser.put("/locks/building/1", browser.lock("Jeanne Martin"));
    browser.client.ask(1, "q", { p: "/locks/building", h: "" });
    await browser.client.next();
    await browser.client.next();
    await world.reset();
    expect(await browser.client.next()).toMatchObject({ a: "d", b: { d: null } });
  });
});
