import { describe, expect, test } from "vitest";
import { z } from "zod";
import { check } from "../index.ts";
import * as field from "./field.ts";
import { checkTexts } from "./kit.texts.ts";

const messageOf = (schema: z.ZodType, value: unknown): string | undefined => {
  const checked = check(schema, value);
  return checked.ok ? undefined : checked.errors[0]?.message;
};

describe("checks speak French", () => {
  const { required } = checkTexts;
  test.each<[string, z.ZodType, unknown, string]>([
    ["S06 nothing", field.requiredText(), undefined, required],
    ["S06 null", field.requiredText(), null, required],
    ["S06 an empty text", field.requiredText(), "", required],
    ["S06 spaces", field.requiredText(), " \t\n", required],
    ["S06 no-break spaces", field.requiredText(), "\u00a0\u202f", required],
    ["S06 an empty e-mail", field.email(), "", required],
    ["S06 an empty choice", field.choice({ a: "A" }), "", required],
    ["S06 rich text that says nothing", field.requiredHtml(), "<p><br>&nbsp;</p>", required],
    ["S06 an empty list", z.array(z.int()).min(1), [], required],
    ["a number for a text", field.text(), 4, checkTexts.notText],
    ["a text for a number", field.count(), "4", checkTexts.notNumber],
    ["a fraction for a count", field.count(), 1.5, checkTexts.notInteger],
    ["a word for a flag", field.flag(), "oui", checkTexts.notFlag],
    ["a text for a list", field.list(field.text()), "a", checkTexts.notList],
    ["a list for an object", z.object({}), [], checkTexts.notObject],
    ["an unknown choice", field.choice({ a: "A" }), "b", checkTexts.choice],
    ["a text too long", field.requiredText(3), "abcd", checkTexts.tooLong(3)],
    ["a list too long", field.list(field.count(), 1), [1, 2], checkTexts.tooMany(1)],
    ["a negative amount", field.money(), -1, checkTexts.moneyMinus],
    ["an amount typed with a minus", field.money(), "-5", checkTexts.moneyMinus],
    ["an amount typed with three decimals", field.money(), "1 012,345", checkTexts.moneyDecimals],
    ["an amount typed with 15 digits", field.money(), "999 999 999 999 999", checkTexts.moneyTooMuch],
    ["letters for an amount", field.money(), "abc", checkTexts.money],
    ["an object for an amount", field.money(), { toString: 1, valueOf: 1 }, checkTexts.money],
    ["a part of a cent", field.money(), 10.005, checkTexts.money],
    ["two commas in an amount", field.money(), "1,2,3", checkTexts.money],
    ["a postal code of 4", field.postalCode(), "7500", checkTexts.postalCode],
    ["a postal code of no department", field.typedPostalCode(), "99999", checkTexts.postalCode],
    ["a national phone", field.phone(), "0612345678", checkTexts.phone],
    ["a phone with a figure missing", field.phone(), "06 12 34 56 7", checkTexts.phoneFigures(9)],
    ["a script for a site", field.url(), "javascript:alert(1)", checkTexts.url],
    ["a script for a picture", field.mediaUrl(), "javascript:alert(1)", checkTexts.url],
    ["another host for a picture", field.mediaUrl(), "//evil.example/x.svg", checkTexts.url],
    ["a French date", field.date(), "20/11/2026", checkTexts.date],
    ["a day that does not exist", field.date(), "2026-02-30", checkTexts.date],
    ["an unknown field", z.strictObject({}), { a: 1 }, checkTexts.unknownField("a")],
  ])("%s", (_name, schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });

  test("S07 an e-mail with a value has a local part, @ and a dotted domain that ends in 2 to 4 alphanumerics", () => {
    for (const good of ["a@b.fr", "jeanne.martin+1@mail.exemple.info", "x@sub-domain.co", "é@b.fr"]) {
      expect(messageOf(field.email(), good), good).toBeUndefined();
    }
    for (const bad of [
      "a",
      "a@b",
      "@b.fr",
      "a@.fr",
      "a@b.f",
      "a@b.museum",
      "a b@c.fr",
      "a@b@c.fr",
      "a@-b.fr",
    ]) {
      expect(messageOf(field.email(), bad), bad).toBe(checkTexts.email);
    }
  });

  test("each error names its field by a dotted path", () => {
    const schema = z.object({ items: field.list(z.object({ quantity: field.count() })) });
    expect(check(schema, { items: [{ quantity: 1 }, { quantity: "x" }] })).toEqual({
      ok: false,
      errors: [{ path: "items.1.quantity", message: checkTexts.notNumber }],
    });
    expect(check(field.count(), "x")).toMatchObject({ errors: [{ path: "" }] });
  });

  test("S06 what is required is trimmed; what is optional may be null or missing", () => {
    expect(check(field.requiredText(), "  a ")).toEqual({ ok: true, value: "a" });
    expect(check(z.object({ phone: field.optional(field.phone()) }), {})).toEqual({
      ok: true,
      value: { phone: null },
    });
  });
});

test("a French post code begins with a department, Corsica's, one overseas, or 98", () => {
  for (const good of [
    "01000",
    "09300",
    "20000",
    "20200",
    "69003",
    "75011",
    "95880",
    "97110",
    "97600",
    "98000",
  ])
    expect(messageOf(field.typedPostalCode(), good), good).toBeUndefined();
  for (const bad of ["00100", "96000", "97000", "97700", "99999", "2A004", "6900", "690033", "6900 "])
    expect(messageOf(field.typedPostalCode(), bad), bad).toBe(checkTexts.postalCode);
});
