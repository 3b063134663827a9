/** A16 Changes of state that are taken back: by whom, until when, and what stays. */
import { beforeEach, describe, expect, test } from "vitest";
import { type HistoryLine, otherEmail, type Row } from "../kit/client.ts";
import { freshWorlds, present } from "../kit/worlds.ts";

const { world, state, post, edit, done, refused, patch, rows, at, hold } = freshWorlds();

const tenMinutes = 600_000;

type Change = readonly [entity: string, path: string, form: string, from: string, to: string];

/** Each change of state that can be taken back, by the form that makes it. */
const changes: readonly Change[] = [
  ["order", "/admin/concierge/order", "/status", "new", "accepted"],
  ["order", "/admin/concierge/order", "/status", "accepted", "preparing"],
  ["order", "/admin/concierge/order", "/status", "preparing", "delivered"],
  ["order", "/admin/concierge/order", "/status", "delivered", "completed"],
  ["order", "/admin/concierge/order", "/status", "preparing", "cancelled"],
  ["incident", "/admin/incident", "/edit", "open", "inProgress"],
  ["incident", "/admin/incident", "/edit", "inProgress", "resolved"],
  ["incident", "/admin/incident", "/edit", "resolved", "closed"],
  ["incident", "/admin/incident", "/edit", "resolved", "inProgress"],
  ["callback", "/admin/concierge/callback", "/edit", "toHandle", "handled"],
  ["callback", "/admin/concierge/callback", "/edit", "toHandle", "unreachable"],
  ["callback", "/admin/concierge/callback", "/edit", "handled", "toHandle"],
  ["news", "/admin/news", "/publish", "draft", "published"],
  ["news", "/admin/news", "/publish", "scheduled", "published"],
];

const stored = (entity: string, id: number): Row => ({ ...state().table(entity).get(id) }) as Row;
const rowIn = (entity: string, status: string): Row => {
  const row = state()
    .table(entity)
    .first({ where: [{ column: "status", op: "eq", value: status }] });
  if (row === undefined) throw new Error(`the seed has no ${entity} that is ${status}`);
  return row;
};

/** Changes the first such record, as an admin does. */
async function changed([entity, path, form, from, to]: Change) {
  const { id } = rowIn(entity, from);
  // The seed's first order may have no concierge to take it.
  if (entity === "order" && from === "new") await patch("order", id, { supplierId: firstSupplier() });
  const before = stored(entity, id);
  const place = form === "/edit" ? `${path}/edit/${id}` : `${path}/${id}${form}`;
  const value = entity === "news" ? { notify: false } : { status: to };
  await done(edit(place, value));
  const undo = (version = stored(entity, id).version, key?: string) =>
    post(`${path}/${id}/undo`, { version }, key === undefined ? {} : { "idempotency-key": key });
  return { id, before, after: stored(entity, id), undo, history: `${path}/history/${id}` };
}

const firstSupplier = (): number =>
  state()
    .table("supplier")
    .first({ where: [{ column: "enabled", op: "eq", value: true }] })?.id ?? 0;

const apart = ({ version: _version, ...values }: Row): object => values;

describe.each(changes)("A16 %s (%s%s) from %s to %s", (...change) => {
  const [entity, , , from, to] = change;

  test("is taken back whole, says so in the history, and then cannot be again", async () => {
    const { id, before, after, undo, history } = await changed(change);
    expect(after.status).toBe(to);
    expect(await done(undo())).toMatchObject({ id, status: from, version: after.version + 1 });
    expect(apart(stored(entity, id))).toEqual(apart(before));
    const [line] = (await rows(history)) as HistoryLine[];
    expect(line).toMatchObject({ event: "undone", byAdmin: "Jeanne Martin" });
    expect(line?.changes).toContainEqual(expect.objectContaining({ field: "status" }));
    expect(await refused(undo(after.version))).toMatchObject({ code: 409, type: "/problems/stale-version" });
    const again = await refused(undo());
    expect(again).toMatchObject({ code: 409, type: "/problems/wrong-state" });
    expect(again.detail).toContain("pas de changement de statut à annuler");
    expect(apart(stored(entity, id))).toEqual(apart(before));
  });

  test("stays once a colleague has gone on, who is named, and while he holds the record", async () => {
    const { id, after, undo } = await changed(change);
    hold(entity, id);
    expect(await refused(undo())).toMatchObject({ code: 423, holder: { name: "Karim Benali" } });
    hold(entity, undefined);
    const karim = await world().admin(otherEmail);
    const form = change[2] === "/edit" ? `${change[1]}/edit/${id}` : undefined;
    const place = form ?? (entity === "news" ? `${change[1]}/edit/${id}` : undefined);
    if (place === undefined) {
      await patch(entity, id, { userName: "Un autre" });
      expect(await refused(undo(after.version))).toMatchObject({ code: 409 });
      return;
    }
    const { values } = await (await karim.get(place)).json();
    const text = entity === "callback" ? { note: "Rappelé" } : { title: "Un autre titre" };
    await done(karim.post(place, { ...values, ...text }));
    const refusal = await refused(undo(after.version));
    expect(refusal).toMatchObject({ code: 409, type: "/problems/stale-version" });
    expect(refusal.detail).toContain("Karim Benali a enregistré");
    expect(await refused(undo())).toMatchObject({ code: 409, type: "/problems/wrong-state" });
    expect(stored(entity, id)).toMatchObject({ ...text, status: to });
  });

  test("can be taken back for ten minutes by the server's clock, in one answer for one key", async () => {
    const { id, after, undo } = await changed(change);
    at(present + tenMinutes + 1000);
    const late = await refused(undo());
    expect(late).toMatchObject({ code: 409, type: "/problems/wrong-state" });
    expect(late.detail).toContain("trop tard");
    expect(stored(entity, id)).toEqual(after);
    at(present + tenMinutes);
    const first = await done(undo(after.version, "k-1"));
    expect(await done(undo(after.version, "k-1"))).toEqual(first);
    expect(stored(entity, id).version).toBe(after.version + 1);
  });
});

describe("A16 an order that is taken back", () => {
  let slot: Row;
  const slotNow = () => stored("deliverySlot", slot.id).status;
  beforeEach(() => {
    const planned = state()
      .table("deliverySlot")
      .first({ where: [{ column: "status", op: "eq", value: "planned" }] });
    if (planned === undefined) throw new Error("nothing is planned");
    slot = planned as Row;
  });

  test.each(["delivered", "cancelled"])("from %s plans its delivery again", async (status) => {
    const id = Number(slot.orderId);
    await patch("order", id, { status: "preparing" });
    await done(edit(`/admin/concierge/order/${id}/status`, { status }));
    expect(slotNow()).toBe(status);
    await done(post(`/admin/concierge/order/${id}/undo`, { version: stored("order", id).version }));
    expect(slotNow()).toBe("planned");
  });

  test("keeps a comment that was added meanwhile, which changes nothing that others build on", async () => {
    const { id, before, undo } = await changed([
      "order",
      "/admin/concierge/order",
      "/status",
      "accepted",
      "preparing",
    ]);
    await done(
      post(`/admin/concierge/order/${id}/comment`, { body: "Sonner deux fois", visibility: "internal" }),
    );
    await done(undo());
    const now = stored("order", id);
    expect(now).toMatchObject({ status: "accepted", steps: before.steps });
    expect(now.comments).toContainEqual(expect.objectContaining({ body: "Sonner deux fois" }));
  });

  test("stays once its amount was validated", async () => {
    const { id, after, undo } = await changed([
      "order",
      "/admin/concierge/order",
      "/status",
      "preparing",
      "delivered",
    ]);
    const amount = { finalAmountCents: Number(after.finalAmountCents), reason: null };
    await done(edit(`/admin/concierge/order/${id}/update-final-amount`, amount));
    expect(await refused(undo(after.version))).toMatchObject({ code: 409, type: "/problems/stale-version" });
    expect(await refused(undo())).toMatchObject({ code: 409, type: "/problems/wrong-state" });
  });

  test("counts among its concierge's orders as before", async () => {
    const id = firstSupplier();
    const counts = () => {
      const { orderCount, openOrderCount } = stored("supplier", id);
      return { orderCount, openOrderCount };
    };
    const { undo, before } = await changed(["order", "/admin/concierge/order", "/status", "new", "accepted"]);
    expect(before.supplierId).toBe(id);
    await done(undo());
    const between = counts();
    const { undo: back } = await changed(["order", "/admin/concierge/order", "/status", "new", "accepted"]);
    await done(back());
    expect(counts()).toEqual(between);
  });
});

describe("A16 a news item", () => {
  const publish = async (from: "draft" | "scheduled", notify: boolean, publishAt: string | null = null) => {
    const { id } = rowIn("news", from);
    await patch("news", id, { publishAt, notifiedAt: null });
    await done(edit(`/admin/news/${id}/publish`, { notify }));
    return { id, undo: () => post(`/admin/news/${id}/undo`, { version: stored("news", id).version }) };
  };

  test("that was sent to the residents' telephones stays published, and the refusal says why", async () => {
    const { id, undo } = await publish("draft", true);
    const answer = await refused(undo());
    expect(answer).toMatchObject({ code: 409, type: "/problems/wrong-state" });
    expect(answer.detail).toContain("La notification est partie");
    expect(stored("news", id).status).toBe("published");
  });

  test("whose own time has come meanwhile stays too: it would be published again at once", async () => {
    const { id, undo } = await publish("scheduled", false, new Date(present + 60_000).toISOString());
    at(present + 61_000);
    const answer = await refused(undo());
    expect(answer).toMatchObject({ code: 409, type: "/problems/wrong-state" });
    expect(answer.detail).toContain("L’heure à laquelle elle était programmée est passée");
    expect(stored("news", id).status).toBe("published");
  });
});

test("A16 what can be taken back survives a restart, with the history", async () => {
  const { id, undo } = await changed(["incident", "/admin/incident", "/edit", "open", "inProgress"]);
  const saved = state().snapshot();
  state().return({});
  state().return(saved);
  expect(await done(undo())).toMatchObject({ id, status: "open" });
});
