import { describe, expect, test } from "vitest";
import { z } from "zod";
import { checkForm } from "./form-errors.ts";
import { nextForm, openForm } from "./form-state.ts";
import { type FormValues, wireValues } from "./form-values.ts";

describe("fields that do not apply", () => {
  const targeted = z.object({
    scope: z.string(),
    ids: z.array(z.int()).default([]),
    reason: z.string().nullable(),
  });
  const applies = { ids: ({ scope }: FormValues) => scope === "some", reason: () => false };
  const values = { scope: "all", ids: [7], reason: "typed" };

  test("A12 are sent empty while the form keeps what was typed there", () => {
    expect(wireValues(targeted, values, applies)).toEqual({ scope: "all", ids: [], reason: null });
    expect(wireValues(targeted, { ...values, scope: "some" }, applies)).toMatchObject({ ids: [7] });
    const opened = openForm({ ...values, scope: "some" }, undefined);
    const away = nextForm(targeted, opened, { kind: "typed", name: "scope", value: "all", readable: true });
    expect(away.values.ids).toEqual([7]);
  });

  test("break no rule while they are not shown", () => {
    const ruled = targeted.refine(({ ids }) => ids.length === 0, { path: ["ids"], message: "Vide" });
    expect(checkForm(ruled, openForm(values, undefined), "", applies)).toEqual({});
    expect(checkForm(ruled, openForm(values, undefined), "")).toMatchObject({ ids: "Vide" });
  });
});
