import { describe, expect, test } from "vitest";
import { z } from "zod";
import { accountAdmin, contract, fieldMeta, isNullable } from "../index.ts";
import { entity, given } from "./entity.ts";
import * as field from "./field.ts";

describe("marks of a field", () => {
  test("are seen through nullable, optional, default and transform", () => {
    const status = field.choice({ a: "A" });
    for (const schema of [
      status.nullable(),
      status.optional(),
      status.default("a"),
      field.optional(status),
    ]) {
      expect(fieldMeta(schema)).toMatchObject({ kind: "choice", labels: { a: "A" } });
    }
    expect(fieldMeta(field.mark(z.string(), { kind: "text" }).transform(Number)).kind).toBe("text");
  });

  test("the outer one counts", () => {
    const inner = field.mark(field.text(), { title: "Ancien" });
    expect(fieldMeta(field.mark(inner.nullable(), { title: "Nouveau" })).title).toBe("Nouveau");
  });

  test("do not touch the schema they are put on", () => {
    const plain = field.text();
    field.mark(plain, { title: "Ville" });
    expect(fieldMeta(plain)).toEqual({ kind: "text" });
  });

  test("an unmarked schema is json", () => {
    expect(fieldMeta(z.object({}))).toEqual({ kind: "json" });
  });

  test("nullable is what takes null or nothing", () => {
    expect(isNullable(field.text().nullable())).toBe(true);
    expect(isNullable(field.optional(field.text()))).toBe(true);
    expect(isNullable(field.text())).toBe(false);
  });
});

describe("B08 provenance", () => {
  test("B08 of an entity's fields is assumed unless given, and of its id spec", () => {
    const texts = { singular: "Clé", plural: "Clés", fields: { name: "Nom", email: "E-mail" } };
    const { shape } = entity("key", texts, () => ({
      name: field.text(),
      email: given(field.email()),
    })).record;
    expect(Object.entries(shape).map(([name, schema]) => [name, fieldMeta(schema).provenance])).toEqual([
      ["id", "spec"],
      ["version", "assumed"],
      ["name", "assumed"],
      ["email", "spec"],
    ]);
    expect(fieldMeta(shape.name).title).toBe("Nom");
  });

  test("B08 the e-mail that identifies an admin is given, the phone is not", () => {
    expect(fieldMeta(accountAdmin.record.shape.email).provenance).toBe("spec");
    expect(fieldMeta(accountAdmin.record.shape.phone).provenance).toBe("assumed");
  });

  test("B08 a form's values take title and provenance from the record, or from the form's labels", () => {
    const { values } = contract.accountAdmin.create.get.metadata;
    expect(fieldMeta(values.shape.email as z.ZodType)).toMatchObject({ title: "E-mail", provenance: "spec" });
    const rejection = contract.userLotAssociation.proofReject.get.metadata.values;
    expect(fieldMeta(rejection.shape.notifyUser as z.ZodType)).toMatchObject({
      title: "Prévenir le résident",
      provenance: "assumed",
    });
  });
});
