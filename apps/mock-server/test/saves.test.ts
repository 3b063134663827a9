import { change, contract, maxCents, routesOf } from "@palier/contract";
import { afterAll, describe, expect, test } from "vitest";
import { json, openDoor, type ProblemAnswer, type TableAnswer } from "./harness.ts";
import { sending } from "./route-bodies.ts";

const door = await openDoor();
const client = await door.signedIn();
const world = door.app.world("default");
afterAll(() => door.close());

/** Effective each time. */
const actions = [
  "order.refund",
  "order.updateFinalAmount",
  "userLotAssociation.proofReject",
  "userLotAssociation.proofUpload",
  "theme.deleteSection",
  "theme.moveSection",
  "news.publish",
  "quotation.resend",
];
const edits = routesOf(contract).flatMap((route) => {
  const { meta, method, name } = route;
  const isEdit = method === "POST" && meta.kind === "form" && meta.mode === "edit";
  return isEdit && !actions.includes(name.replace(/\.post$/, "")) && !name.startsWith("conversation.")
    ? [[name, route] as const]
    : [];
});

describe("A04 a save that changes nothing", () => {
  test("A04 is tried with every form that edits a record", () => {
    expect(edits.length).toBeGreaterThan(20);
  });

  test.each(edits)("A04 %s: 200, the same version, no line of history", async (_, route) => {
    const { path } = await sending(client, world, route);
    const { values, record } = await json<{ values: object; record: object }>(client.get(path));
    const lines = world.table(change).size;
    const answer = await client.post(path, values);
    const why = "a form that acts each time, as a refund does, stands in `actions` above";
    expect(answer.status, `${await answer.clone().text()}\n${why}`).toBe(200);
    expect(await json(answer), why).toEqual(record);
    expect(world.table(change).size, why).toBe(lines);
  });

  test("A04 one that another admin has open stays good", async () => {
    const path = "/admin/building/edit/2";
    const { values: mine } = await json<{ values: object }>(client.get(path));
    expect((await client.post(path, mine)).status).toBe(200);
    expect((await client.post(path, { ...mine, name: "Autre nom" })).status).toBe(200);
  });
});

describe("an e-mail address is one person's in any case", () => {
  const zoe = { firstName: "Zoé", lastName: "Test", phone: null, enabled: true };

  test("an account made with capitals signs in, and is not made twice", async () => {
    const made = await client.post("/admin/account-admin/new", { ...zoe, email: " Zoe.Test@Palier.TEST " });
    expect([made.status, await json(made)]).toMatchObject([201, { email: "zoe.test@palier.test" }]);
    for (const email of ["Zoe.Test@Palier.test", "zoe.test@palier.test", " ZOE.TEST@PALIER.TEST"])
      expect((await door.client().signIn(email)).status, email).toBe(200);
    const again = await client.post("/admin/account-admin/new", { ...zoe, email: "zoe.TEST@palier.test" });
    expect([again.status, await json<ProblemAnswer>(again)]).toMatchObject([
      422,
      { errors: [{ path: "email" }] },
    ]);
  });

  test("a resident too", async () => {
    const email = world.table("user").first({})?.email;
    const values = { firstName: "Jean", lastName: "Double", language: "fr", status: "active" };
    const answer = await client.send("/admin/user/new", { ...values, email: String(email).toUpperCase() });
    expect([answer.status, await json<ProblemAnswer>(answer)]).toMatchObject([
      422,
      { errors: [{ path: "email" }] },
    ]);
  });

  test("every address of the seed is written so", () => {
    for (const entity of ["user", "accountAdmin", "supplier"]) {
      const rows = [...world.table(entity).rows({})];
      expect(rows.length).toBeGreaterThan(5);
      expect(rows.filter(({ email }) => email !== String(email).toLowerCase())).toEqual([]);
    }
  });

  test.each([
    ["/admin/building", "building"],
    ["/admin/concierge/service", "service"],
  ])("a reference of %s is one in capitals or not", async (base, entity) => {
    const [one, two] = [...world.table(entity).rows({ length: 2 })];
    const { values } = await json<{ values: object }>(client.get(`${base}/edit/${one?.id}`));
    const reference = String(two?.reference).toLowerCase();
    expect(reference).not.toBe(two?.reference);
    const answer = await client.post(`${base}/edit/${one?.id}`, { ...values, reference });
    expect([answer.status, await json<ProblemAnswer>(answer)]).toMatchObject([
      422,
      { errors: [{ path: "reference" }] },
    ]);
    const own = { ...values, reference: String(one?.reference).toLowerCase() };
    expect((await client.post(`${base}/edit/${one?.id}`, own)).status).toBe(200);
  });
});

describe("B10 sums stay integers", () => {
  test("B10 an amount has a ceiling, and the figures of two such amounts are still answered", async () => {
    const path = "/admin/concierge/quotation";
    const { data } = await json<TableAnswer>(client.get(`${path}/ajax-list?status=requested`));
    const [one, two] = data;
    for (const row of [one, two]) {
      const form = `${path}/edit/${row?.id}`;
      const { values } = await json<{ values: object }>(client.get(form));
      const over = await client.post(form, { ...values, amountCents: maxCents + 1 });
      expect([over.status, await json<ProblemAnswer>(over)]).toMatchObject([
        422,
        { errors: [{ path: "amountCents", message: expect.stringContaining("au plus") }] },
      ]);
      expect((await client.post(form, { ...values, amountCents: maxCents })).status).toBe(200);
    }
    const figures = await client.post(`${path}/info-block`, {});
    expect(figures.status).toBe(200);
    expect((await json<{ totalCents: number }>(figures)).totalCents).toBeGreaterThan(2 * maxCents);
  });

  test("B10 so has a number of lots, which wallets add up", async () => {
    const { values } = await json<{ values: object }>(client.get("/admin/building/edit/1"));
    const answer = await client.post("/admin/building/edit/1", {
      ...values,
      lotCount: Number.MAX_SAFE_INTEGER,
    });
    expect(answer.status).toBe(422);
  });
});
