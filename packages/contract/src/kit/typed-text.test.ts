import { describe, expect, test } from "vitest";
import { z } from "zod";
import { check } from "./check.ts";
import * as field from "./field.ts";
import { checkTexts } from "./kit.texts.ts";
import { ownName } from "./own-name.ts";
import { manyLines, oneLine, sameForm, withoutUnseen } from "./typed-text.ts";

const blanks = [
  "\u200b",
  "\u2060",
  "\u00ad",
  "\u3164",
  "\u2800",
  "\ufeff",
  "\u180e",
  "\u115f\uffa0",
  "\ufe0f",
  "\u034f",
  "\0\u0007",
  "\u202e\u2069",
  "\u{e0001}",
  "\u200d\u200c",
  "\u{1d159}\u{1d173}",
  "\ufffc",
  "\u0301",
  " \t\r\n\u00a0\u2028\u3000",
];

describe("S06 what shows nothing is no content", () => {
  test.each([
    ["a line", field.requiredText(), ""],
    ["lines", field.requiredLongText(), ""],
    ["rich text", field.requiredHtml(), "<p>"],
  ])("S06 in %s that is required", (_, schema, before) => {
    const form = z.object({ text: schema });
    for (const blank of blanks)
      expect(check(form, { text: before + blank }), blank).toEqual({
        ok: false,
        errors: [{ path: "text", message: checkTexts.required }],
      });
    expect(check(form, { text: `${before}\u200bA\u200b` }).ok).toBe(true);
  });

  test("S06 however rich text names it", () => {
    for (const blank of ["&nbsp;", "&#8203;", "&#x200B;", "&shy;&zwj;", "&ZeroWidthSpace;<br>"])
      expect(field.saysSomething(`<p>${blank}</p>`), blank).toBe(false);
    expect(field.saysSomething("<p>&amp;nbsp;</p>")).toBe(true);
  });
});

test.each([
  ["Orle\u0301ans", "Orl\u00e9ans"],
  ["\u200b Le\u00a0 Havre\t\u2060 ", "Le Havre"],
  ["Jean\r\nPierre\u2028Paul", "Jean Pierre Paul"],
  ["a\u202ebc\u2066d\u0007\0", "abcd"],
  // These stay: an emoji's parts, a flag's letters, a joiner within Persian words, marks of another direction.
  ["Rue du \u2764\ufe0f", "Rue du \u2764\ufe0f"],
  ["\u{1f469}\u200d\u{1f467} ", "\u{1f469}\u200d\u{1f467}"],
  ["\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}", "\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}"],
  ["\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"],
  ["a\u200fb", "a\u200fb"],
  // Malayalam's « avan », whose last letter would be another one without its joiner.
  ["\u0d05\u0d35\u0d28\u0d4d\u200d \u200b", "\u0d05\u0d35\u0d28\u0d4d\u200d"],
  ["\u0647\u200d", "\u0647\u200d"],
  ["\u0646\u0627\u0645\u0647\u200c", "\u0646\u0627\u0645\u0647"],
  ["Ada\u200d", "Ada"],
])("a text of one line comes in as %j → %j", (typed, stored) => {
  expect(oneLine(typed)).toBe(stored);
  expect(oneLine(stored)).toBe(stored);
});

test("a text of several lines keeps its white space, without what is unseen around it", () => {
  expect(manyLines("\u200b\n Le\u00a0Havre :\r\n\te\u0301t\u00e9\0\n\n")).toBe(
    "Le\u00a0Havre :\r\n\t\u00e9t\u00e9",
  );
});

test("what looks the same is the same, but for the case of letters; accents make a difference", () => {
  const forms = (...texts: string[]) => new Set(texts.map(sameForm)).size;
  expect(forms("Orl\u00e9ans", "ORLE\u0301ANS", " Orl\u00e9ans\u200b")).toBe(1);
  expect(forms("Le Havre", "Le\u00a0Havre", "Le  Havre", "le ha\u00advre")).toBe(1);
  expect(forms("L’Île-1", "L'Île‑1", "l´île–1", "L’Î\u2060le-1")).toBe(1);
  expect(forms("ﬁn", "fin", "Ｆin")).toBe(1);
  expect(forms("Orléans", "Orleans")).toBe(2);
});

test("a name of any script or with any sign is whole, and turns nothing beside it around", () => {
  expect(ownName({ firstName: "Léa", lastName: "Łuczak" })).toBe("Léa Łuczak");
  expect(ownName({ firstName: "\u0645\u062d\u0645\u062f", lastName: "Ali" })).toBe(
    "\u2068\u0645\u062d\u0645\u062f Ali\u2069",
  );
  // Its own marks cannot close the isolation before its end.
  expect(ownName({ name: "a\u2069\u202eb" })).toBe("\u2068a\u202eb\u2069");
});

test("a long text, and one with a control character before an accent, are read like any other", () => {
  expect(oneLine(`${"a ".repeat(1_000_000)}\u00e9`)).toHaveLength(2_000_001);
  expect(withoutUnseen("\u200b".repeat(1_000_000))).toBe("");
  expect(oneLine("e\u0001\u0301")).toBe("\u00e9");
});
