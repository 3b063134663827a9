/** A05 A repeated `Idempotency-Key`, on every route that takes one. */
import { maxIdempotencyKeyLength } from "@palier/contract";
import { expect, test } from "vitest";
import { nonEmpty, otherEmail } from "../kit/client.ts";
import { makeReady, posts, sending } from "../kit/route-bodies.ts";
import { freshWorlds, openWorld, present } from "../kit/worlds.ts";

const { world, client, state, post, find, recordOf } = freshWorlds();
const once = posts.filter(({ meta }) => meta.idempotent === true);

test("A05 every POST that takes no key changes nothing more when it is repeated", async () => {
  const bad: string[] = [];
  // The default view is stored anew, as the same one.
  const free = posts.filter(({ meta, name }) => meta.idempotent !== true && name !== "view.chooseDefault");
  for (const route of nonEmpty(free)) {
    const own = await openWorld();
    const { path, body } = await sending(own.client, own.state(), route);
    const first = await own.client.post(path, body);
    const { revision } = own.state();
    const again = await own.client.post(path, body);
    if (again.status !== first.status || own.state().revision !== revision)
      bad.push(`${route.name} ${again.status}`);
    own.close();
  }
  expect(bad).toEqual([]);
});

test("A05 every POST sent twice with one key is done once and answered alike; another body is never done", async () => {
  const bad: string[] = [];
  let done = 0;
  for (const route of nonEmpty(once)) {
    const own = await openWorld();
    makeReady(own.state(), route);
    const { path, body } = await sending(own.client, own.state(), route);
    const key = { "idempotency-key": `once ${route.name}` };
    const first = await own.client.post(path, body, key);
    const text = await first.text();
    if (first.ok) {
      done += 1;
      const { revision } = own.state();
      const again = await own.client.post(path, body, key);
      if (again.status !== first.status || (await again.text()) !== text)
        bad.push(`${route.name} ${again.status}`);
      const changed = { ...body, version: 77 };
      const other = await own.client.post(path, "version" in body ? changed : { ...body, more: 1 }, key);
      if (other.ok || ("version" in body && other.status !== 409))
        bad.push(`${route.name}, changed: ${other.status}`);
      if (own.state().revision !== revision) bad.push(`${route.name} was done again`);
    }
    own.close();
  }
  expect(bad).toEqual([]);
  expect(done).toBeGreaterThan(60);
});

const refundable = () =>
  find(
    "/admin/concierge/order/ajax-list?status=completed",
    (row) => Number(row.finalAmountCents) - Number(row.refundedCents) > 1000,
  );

test("A05 the same key sent at once, by a double click, moves money once; two admins with one key are two", async () => {
  const { id, version } = await refundable();
  const path = `/admin/concierge/order/${id}/refund`;
  const body = { amountCents: 100, reason: "Essai", version };
  const key = { "idempotency-key": "click" };
  const before = Number((await recordOf(path)).refundedCents);
  const karim = await world().admin(otherEmail);
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => post(path, body, key)),
    karim.post(path, body, key),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409]);
  expect((await recordOf(path)).refundedCents).toBe(before + 100);
});

test("A05 a refusal is not kept: corrected, the same key goes through", async () => {
  const { id, version } = await refundable();
  const path = `/admin/concierge/order/${id}/refund`;
  const key = { "idempotency-key": "k" };
  expect((await post(path, { amountCents: -5, reason: "Essai", version }, key)).status).toBe(422);
  expect((await post(path, { amountCents: 50, reason: "Essai", version }, key)).status).toBe(200);
});

test("A05 what was done under a key is answered again while another holds the record, in any order of the body's keys", async () => {
  const { id, version } = await refundable();
  const path = `/admin/concierge/order/${id}/refund`;
  const key = { "idempotency-key": "k" };
  const first = await (await post(path, { amountCents: 5, reason: "Essai", version }, key)).text();
  world().board.set(`locks/order/${id}`, { email: otherEmail, name: "Karim Benali", sid: "s", at: present });
  const again = await client().post(
    path,
    `{ "version": ${version}, "reason": "Essai", "amountCents": 5 }`,
    key,
  );
  expect([again.status, await again.text()]).toEqual([200, first]);
  const long = { "idempotency-key": "k".repeat(maxIdempotencyKeyLength + 1) };
  expect((await post(path, { amountCents: 5, reason: "Essai", version }, long)).status).toBe(400);
  expect(state().table("order").get(id)?.version).toBe(version + 1);
});

test("A05 a thousand writes of a colleague push out no key of another admin", async () => {
  const karim = await world().admin(otherEmail);
  // An order takes a thousand comments.
  const comment = (of: typeof karim, key: string, order = 1) =>
    of.post(
      `/admin/concierge/order/${order}/comment`,
      { body: `Note ${key}`, visibility: "internal" },
      { "idempotency-key": key },
    );
  const first = await comment(client(), "mine");
  expect(first.status).toBe(201);
  for (let at = 0; at < 1_001; at += 1) await comment(karim, `his ${at}`, 2 + (at % 2));
  const { revision } = state();
  expect(await (await comment(client(), "mine")).text()).toBe(await first.text());
  expect(state().revision).toBe(revision);
  const before = state().revision;
  await comment(karim, "his 1", 3);
  expect(state().revision).toBe(before);
  await comment(karim, "his 0", 2);
  expect(state().revision).toBeGreaterThan(before);
});
