import { describe, expect, test } from "vitest";
import { z } from "zod";
import { check, fieldMeta } from "../index.ts";
import { entity } from "./entity.ts";
import * as field from "./field.ts";
import { pick, pickAllBut } from "./pick.ts";

const fields = {
  name: "Nom",
  note: "Note",
  body: "Texte",
  walletId: "Portefeuille (n°)",
  tags: "Mots",
  kind: "Genre",
  price: "Prix",
};
const place = entity("place", { singular: "Lieu", plural: "Lieux", fields }, () => ({
  name: field.text(5),
  note: field.longText(5).nullable(),
  body: field.html(20),
  walletId: field.reference("wallet").nullable(),
  tags: field.list(field.text(3), 2),
  kind: field.choice({ a: "A", b: "B" }),
  price: field.money(),
}));
const values = pick(place, "name", "note", "body", "walletId", "tags", "kind", "price");
const form = z.strictObject(values);
const good = {
  name: "Ici",
  note: null,
  body: "<p>Oui</p>",
  walletId: null,
  tags: ["x"],
  kind: "a",
  price: 1,
};
const wrong = (changes: object) => {
  const checked = check(form, { ...good, ...changes });
  return checked.ok ? [] : checked.errors.map(({ path }) => path);
};

describe("what a form submits of an entity's fields", () => {
  test("texts are trimmed before their limits, which are the record's", () => {
    expect(check(form, { ...good, name: "  Lilas " })).toMatchObject({ ok: true, value: { name: "Lilas" } });
    expect(wrong({ name: "Lilas!" })).toEqual(["name"]);
    expect(wrong({ name: "   " })).toEqual(["name"]);
    expect(wrong({ note: " ab " })).toEqual([]);
    expect(wrong({ note: "abcdef" })).toEqual(["note"]);
    expect(wrong({ body: "<p> </p>" })).toEqual(["body"]);
    expect(wrong({ body: `<p>${"x".repeat(20)}</p>` })).toEqual(["body"]);
  });

  test("lists keep their limit, and their texts must say something", () => {
    expect(wrong({ tags: ["a", "b", "c"] })).toEqual(["tags"]);
    expect(wrong({ tags: [" "] })).toEqual(["tags.0"]);
    expect(wrong({ tags: ["abcd"] })).toEqual(["tags.0"]);
  });

  test("what the record may lack is null when it is left out, a list empty", () => {
    const { note: _n, walletId: _w, tags: _t, ...required } = good;
    expect(check(form, required)).toEqual({ ok: true, value: { ...good, tags: [] } });
    for (const key of Object.keys(required)) expect(wrong({ [key]: undefined })).toEqual([key]);
  });

  test("kinds, labels, entities and titles are the record's; a reference is called after what it points to", () => {
    expect(fieldMeta(values.kind)).toMatchObject({
      kind: "choice",
      labels: { a: "A", b: "B" },
      title: "Genre",
    });
    expect(fieldMeta(values.walletId)).toMatchObject({ entity: "wallet", title: "Portefeuille" });
    expect(fieldMeta(values.tags).kind).toBe("list");
    expect(fieldMeta(values.body).kind).toBe("html");
  });
});

test("a form that names what it leaves out submits all other fields, as one that names them all", () => {
  const rest = z.strictObject(pickAllBut(place, "note", "price"));
  const named = z.strictObject(pick(place, "name", "body", "walletId", "tags", "kind"));
  expect(z.toJSONSchema(rest)).toEqual(z.toJSONSchema(named));
  expect(Object.keys(rest.shape)).toEqual(Object.keys(named.shape));
});
