import { maxIdempotencyKeyLength } from "@palier/contract";
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

/** Kept as a hash. */
const buildingsFile = [
  "Référence;Nom;Adresse;Code postal;Ville;Lots",
  ...Array.from({ length: 100 }, (_, at) => `KEY-${at};Les Essais;1, rue du Test;69003;Lyon;12`),
].join("\r\n");

describe("A05 what was done under a key is answered again", () => {
  const { board } = door.app.worlds.of("default");
  const held = { email: otherEmail, name: "Karim Benali", sid: "s", at: Date.now() };

  test("also while another admin holds the record, and whatever version it has by now", async () => {
    const { version } = await refunded();
    const first = await json(refund(10, version, "k-held"));
    board.set(`locks/order/${order.id}`, held);
    const again = await refund(10, version, "k-held");
    expect([again.status, await json(again)]).toEqual([200, first]);
    expect((await refund(10, version, "k-new")).status).toBe(423);
    board.set(`locks/order/${order.id}`, null);
    expect((await refund(10, version, "k-new")).status).toBe(409);
  });

  test("bodies are compared as values: the order of their keys says nothing", async () => {
    const { version } = await refunded();
    const path = `/admin/concierge/order/${order.id}/refund`;
    const key = { "idempotency-key": "k-order" };
    const first = await json(client.post(path, { amountCents: 5, reason: "Essai", version }, key));
    const again = await client.post(
      path,
      `{ "version": ${version}, "reason": "Essai", "amountCents": 5 }`,
      key,
    );
    expect([again.status, await json(again)]).toEqual([200, first]);
    const long = { "idempotency-key": "k".repeat(maxIdempotencyKeyLength + 1) };
    expect((await client.post(path, { amountCents: 5, reason: "Essai", version }, long)).status).toBe(400);
  });

  test("a form that was saved and a record that was deleted are not refused as stale or missing", async () => {
    const form = await json<{ values: { version: number } }>(client.get("/admin/news/edit/3"));
    const key = { "idempotency-key": "k-stale" };
    const edit = () => client.post("/admin/news/edit/3", { ...form.values, title: "Autre titre" }, key);
    const saved = await json(edit());
    expect(saved).toMatchObject({ title: "Autre titre", version: form.values.version + 1 });
    expect(await json(edit())).toEqual(saved);
    const remove = () => client.post("/admin/news/delete/3", { version: saved.version }, key);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
  });

  test.each([
    ["/admin/neighborhood/new", { name: "Essai", city: "Lyon", status: "draft" }],
    ["/admin/conversations/1/reply", { body: "Bonjour" }],
    ["/admin/concierge/order/1/comment", { body: "Vu", visibility: "internal" }],
    [
      "/admin/wallets/1/imports/new",
      { fileName: "immeubles.csv", kind: "buildings", content: buildingsFile },
    ],
  ])("%s adds once", async (path, body) => {
    const key = { "idempotency-key": `once ${path}` };
    const [first, again] = [await client.post(path, body, key), await client.post(path, body, key)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await json(again)).toEqual(await json(first));
    const [name, value] = Object.entries(body).at(-1) ?? [];
    expect((await client.post(path, { ...body, [name ?? ""]: `${value}!` }, key)).status).not.toBe(201);
  });
});
