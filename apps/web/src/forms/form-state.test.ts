import { serviceRoutes } from "@palier/contract/areas/concierge/service";
import { userLotAssociationRoutes } from "@palier/contract/areas/user-lot-association";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { checkForm } from "./form-errors.ts";
import { type FormEvent, type FormState, formChanges, nextForm, openForm } from "./form-state.ts";
import { wireValues } from "./form-values.ts";

const schema = z.object({
  name: z.string().min(1, "Ce champ est obligatoire."),
  city: z.string(),
  note: z.string().nullable(),
  version: z.int(),
});
const loaded = { name: "Les Lilas", city: "Lyon", note: null, version: 3 };
const play = (events: readonly FormEvent[], from: FormState = openForm(loaded, undefined)): FormState =>
  events.reduce((state, event) => nextForm(schema, state, event), from);
const type = (name: string, value: unknown): FormEvent => ({ kind: "typed", name, value, readable: true });
const sent: FormEvent = { kind: "sent" };
const offline: FormEvent = { kind: "failed", failure: { kind: "offline" }, errors: {} };

test("A12 what is typed while a save is under way survives the save", () => {
  const state = play([
    type("name", "Les Roses"),
    sent,
    type("city", "Paris"),
    { kind: "saved", record: { ...loaded, name: "Les Roses", version: 4 } },
  ]);
  expect(state.values).toEqual({ name: "Les Roses", city: "Paris", note: null, version: 4 });
  expect(formChanges(state)).toEqual(["city"]);
});

test("A12 a field typed again during the save keeps the later text", () => {
  const state = play([
    type("name", "A"),
    sent,
    type("name", "AB"),
    { kind: "saved", record: { ...loaded, name: "A", version: 4 } },
  ]);
  expect(state.values.name).toBe("AB");
  expect(state.base.name).toBe("A");
});

test("A12 a save takes the server's own form of what was sent", () => {
  const state = play([
    type("name", "  Les Roses "),
    sent,
    { kind: "saved", record: { ...loaded, name: "Les Roses", version: 4 } },
  ]);
  expect(state.values.name).toBe("Les Roses");
  expect(formChanges(state)).toEqual([]);
});

test("A04 a field that the record lacks is neither erased nor announced as taken (409)", () => {
  const base = { ...loaded, notifyUser: true };
  const state = play(
    [type("name", "Les Roses"), sent, { kind: "outdated", theirs: { ...loaded, city: "Paris", version: 4 } }],
    openForm(base, undefined),
  );
  expect(state.values).toEqual({
    name: "Les Roses",
    city: "Paris",
    note: null,
    notifyUser: true,
    version: 4,
  });
  expect(state.taken).toEqual(["city"]);
});

test("A04 both changed one field: nothing is chosen for the admin", () => {
  const state = play([
    type("name", "Les Roses"),
    sent,
    { kind: "outdated", theirs: { ...loaded, name: "Les Iris", version: 4 } },
  ]);
  expect(state.values.name).toBe("Les Roses");
  expect(state.conflicts).toEqual([{ name: "name", mine: "Les Roses", theirs: "Les Iris" }]);
  expect(play([{ kind: "chosen", name: "name", take: "theirs" }], state).values.name).toBe("Les Iris");
});

test("A04 an open conflict stays open when the record is read again, or the draft is opened again", () => {
  const theirs = { ...loaded, name: "Les Iris", version: 4 };
  const conflicting = play([type("name", "Les Roses"), sent, { kind: "outdated", theirs }]);
  const later = play([{ kind: "reloaded", values: { ...theirs, city: "Paris", version: 5 } }], conflicting);
  expect(later.conflicts).toEqual([{ name: "name", mine: "Les Roses", theirs: "Les Iris" }]);
  const reopened = openForm(theirs, { base: conflicting.base, values: conflicting.values });
  expect(reopened.conflicts).toEqual([{ name: "name", mine: "Les Roses", theirs: "Les Iris" }]);
});

test("A12 keeping mine keeps what is typed now; taking theirs forgets an unreadable text", () => {
  const theirs = { ...loaded, name: "Les Iris", version: 4 };
  const conflicting = play([type("name", "Les Roses"), sent, { kind: "outdated", theirs }]);
  const typedOn = play(
    [type("name", "Les Roses rouges"), { kind: "chosen", name: "name", take: "mine" }],
    conflicting,
  );
  expect(typedOn.values.name).toBe("Les Roses rouges");
  expect(typedOn.conflicts).toEqual([]);
  const unreadable: FormEvent = { kind: "typed", name: "name", value: null, readable: false };
  const taken = play([unreadable, { kind: "chosen", name: "name", take: "theirs" }], conflicting);
  expect(taken.unreadable).toEqual([]);
  expect(taken.values.name).toBe("Les Iris");
});

test.each([
  ["Premier", "Second", "Second"],
  ["Bonjour,", "Bonjour, à demain.", "à demain."],
  ["Bonjour", "Bonjour\n", ""],
  ["Seul", "Seul", ""],
])("A12 « %s » is sent, meanwhile « %s » is written: « %s » is left to send", (first, then, left) => {
  const empty = { name: "", city: "Lyon", note: null };
  const cleared: FormEvent = { kind: "cleared", values: empty };
  expect(play([type("name", first), sent, type("name", then), cleared]).values).toEqual({
    ...empty,
    name: left,
  });
});

test("A05 a text typed after a failure takes the retry of what failed away", () => {
  expect(play([type("name", "A"), sent, offline, type("name", "AB")]).failure).toBeUndefined();
});

test("L04 a record read again replaces untouched fields in silence", () => {
  const state = play([{ kind: "reloaded", values: { ...loaded, name: "Les Iris", version: 4 } }]);
  expect(state.values).toEqual({ ...loaded, name: "Les Iris", version: 4 });
  expect(state.outdated).toBe(false);
  expect(formChanges(state)).toEqual([]);
});

test("L04 a record read again keeps what was typed and says what it took", () => {
  const state = play([
    type("city", "Paris"),
    { kind: "reloaded", values: { ...loaded, name: "Les Iris", version: 4 } },
  ]);
  expect(state.values).toMatchObject({ name: "Les Iris", city: "Paris", version: 4 });
  expect(state.taken).toEqual(["name"]);
  expect(state.outdated).toBe(true);
});

test("A03 a refused save loses nothing, and says it at the field and below it", () => {
  const state = play([
    type("name", "Les Roses"),
    sent,
    { kind: "failed", failure: { kind: "offline" }, errors: { "items.0.label": "x" } },
    type("city", "Paris"),
  ]);
  expect(state.values).toMatchObject({ name: "Les Roses", city: "Paris" });
  expect(state.errors).toEqual({ "items.0.label": "x" });
});

test("S06 a check names each empty field, and says of an unreadable text what the contract expects", () => {
  const state = play([
    type("name", " "),
    { kind: "typed", name: "city", value: "12,345", readable: false },
    { kind: "typed", name: "note", value: "abc", readable: false },
  ]);
  const strict = {
    name: z.string().trim().min(1, "Requis"),
    city: serviceRoutes.edit.post.body.shape.priceCents,
  };
  expect(checkForm(z.object({ ...schema.shape, ...strict }), state, "Illisible")).toEqual({
    name: "Requis",
    city: "Deux décimales au plus (exemple\u00a0: 12,50).",
    note: "Illisible",
  });
});

test("a draft is merged with the record as it is now", () => {
  const draft = { base: loaded, values: { ...loaded, city: "Paris" } };
  const state = openForm({ ...loaded, name: "Les Iris", version: 5 }, draft);
  expect(state.values).toEqual({ name: "Les Iris", city: "Paris", note: null, version: 5 });
  expect(state).toMatchObject({ restored: true, outdated: true, taken: ["name"] });
});

test("a draft that the record already holds is not announced", () => {
  const draft = { base: loaded, values: { ...loaded, city: "Paris" } };
  expect(openForm({ ...loaded, city: "Paris", version: 4 }, draft)).toMatchObject({
    restored: false,
    outdated: false,
  });
});

test("A12 failures, checks and other admins' saves never replace a text that differs from the record", () => {
  const name = fc.constantFrom("name", "city", "note");
  const text = fc.string({ minLength: 1, maxLength: 3 }).filter((each) => each.trim() !== "");
  const record = fc
    .record({ name: text, city: text, note: text, version: fc.integer({ min: 4, max: 9 }) })
    .map((values) => ({ ...loaded, ...values }));
  const event: fc.Arbitrary<FormEvent> = fc.oneof(
    fc.constant(sent),
    fc.constant(offline),
    name.map((field): FormEvent => ({ kind: "left", name: field })),
    record.map((theirs): FormEvent => ({ kind: "outdated", theirs })),
    record.map((values): FormEvent => ({ kind: "reloaded", values })),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      // No server record contains this text.
      const state = play([type("city", "tapé ici"), ...events]);
      expect(state.values.city).toBe("tapé ici");
      expect(formChanges(state)).toContain("city");
      for (const { mine } of state.conflicts) expect(mine).toBe("tapé ici");
    }),
  );
});

test("A12 a save answered late keeps every text that was typed after it was sent", () => {
  const text = fc.string({ minLength: 1, maxLength: 4 }).filter((each) => each.trim() !== "");
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom("name", "city", "note"), text)), text, (later, name) => {
      const state = play([
        type("name", name),
        sent,
        ...later.map(([field, value]) => type(field, value)),
        { kind: "saved", record: { ...loaded, name, version: 4 } },
      ]);
      for (const [field, value] of new Map(later)) expect(state.values[field]).toBe(value);
      expect(state.values.version).toBe(4);
    }),
  );
});

test("S06 a switch that the server gave no value is sent as off, as it is shown", () => {
  const { body } = userLotAssociationRoutes.proofReject.post;
  const typed = { reason: "outdated", comment: "", version: 3 };
  expect(wireValues(body, typed)).toEqual({
    reason: "outdated",
    comment: null,
    version: 3,
    notifyUser: false,
  });
  expect(wireValues(body, { ...typed, notifyUser: true }).notifyUser).toBe(true);
});

test("A13 A04 an action of the page changes what nobody typed, keeps what is typed, and is no conflict", () => {
  const acted: FormEvent = {
    kind: "acted",
    values: { ...loaded, name: "Par l’action", city: "Paris", version: 4 },
  };
  const state = play([type("name", "Les Roses"), acted]);
  expect(state.values).toEqual({ name: "Les Roses", city: "Paris", note: null, version: 4 });
  expect([state.conflicts, state.taken, state.outdated]).toEqual([[], [], false]);
  expect(formChanges(state)).toEqual(["name"]);
});

test("A04 an action of the page leaves a choice open that another admin's save asks for", () => {
  const state = play([
    type("name", "Les Roses"),
    sent,
    {
      kind: "outdated",
      theirs: { ...loaded, name: "Leur nom", version: 4 },
      author: { kind: "other", name: "Karim" },
    },
    { kind: "acted", values: { ...loaded, name: "Leur nom", city: "Paris", version: 5 } },
  ]);
  expect(state.conflicts).toEqual([{ name: "name", mine: "Les Roses", theirs: "Leur nom" }]);
  expect(state.author).toEqual({ kind: "other", name: "Karim" });
});

test("A17 other values wait beside those whose answer was lost, until something is typed or they are taken back", () => {
  const lost = [type("name", "Un"), sent, offline, type("name", "Deux")];
  const asks: FormEvent = {
    kind: "second attempt",
    earlier: { name: "Un", city: "Lyon", note: null, version: 3 },
  };
  expect(play([...lost, asks]).earlier).toMatchObject({ name: "Un" });
  expect(play([...lost, asks, type("name", "Trois")]).earlier).toBeUndefined();
  const back = play([...lost, asks, { kind: "taken back", earlier: { name: "Un", version: 2 } }]);
  expect(back.values).toMatchObject({ name: "Un", version: 3 });
  expect(back.earlier).toBeUndefined();
});

test("A12 A17 a save that is known only later to have gone through keeps what was typed since it was sent", () => {
  const state = play([
    type("name", "Envoyé"),
    sent,
    offline,
    type("city", "Paris"),
    {
      kind: "saved",
      record: { ...loaded, name: "Envoyé", version: 4 },
      sent: { name: "Envoyé", city: "Lyon", note: null, version: 3 },
    },
  ]);
  expect(state.values).toEqual({ name: "Envoyé", city: "Paris", note: null, version: 4 });
  expect(formChanges(state)).toEqual(["city"]);
});

test("A17 a record that was unchanged after a lost answer, and is newer at a later reading, is no longer called so", () => {
  const read: FormEvent = { kind: "reread", values: loaded, unchanged: true };
  const lost = [type("name", "Un"), sent, offline, read];
  expect(play([...lost, { kind: "reloaded", values: loaded }]).reread).toBe("unchanged");
  expect(play([...lost, { kind: "reloaded", values: { ...loaded, version: 4 } }]).reread).toBe("changed");
});
