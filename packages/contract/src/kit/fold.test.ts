import { expect, test } from "vitest";
import { beginningsOf, fold, withoutQuotes } from "./fold.ts";

test("A21 case, accents, ligatures and typographic signs make no difference to a search", () => {
  expect(fold("Résidence Le Cœur")).toBe("residence le coeur");
  expect(fold("IMM‐00‑12–3—4−5")).toBe("imm-00-12-3-4-5");
  expect(fold("L’Été, l‘orme, 12′ ‹ici›")).toBe("l'ete, l'orme, 12' 'ici'");
  expect(fold("«\u00a0Les Lilas\u202f» “est” 3″")).toBe('" les lilas " "est" 3"');
});

test("a folded text is folded", () => {
  for (const text of ["IMM‑12", "« Œuvre »", "A^b`c´", "ﬁn ½ İ ß"]) expect(fold(fold(text))).toBe(fold(text));
});

test.each([
  ['"Le Port"', "Le Port"],
  ["«\u00a0Le Port\u202f»", "Le Port"],
  ["rue “du”Port", "rue  du Port"],
  ["l’île", "l’île"],
  ['"', '"'],
  ["« »", "« »"],
])("A21 the words of %s are those of « %s »", (typed, words) => {
  expect(withoutQuotes(typed)).toBe(words);
});

test("A09 a title begins with what was typed, or with what stands between the quotation marks", () => {
  expect(beginningsOf("« Le “Port” »")).toEqual(["« Le “Port” »", "Le “Port"]);
  expect(beginningsOf("12' rue")).toEqual(["12' rue"]);
  expect(beginningsOf("« »")).toEqual(["« »"]);
});
