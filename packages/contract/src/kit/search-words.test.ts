import { expect, test } from "vitest";
import { holdsWords, searchWords } from "./search-words.ts";

test.each([
  ["Résidence Le Port", '"le port"', true],
  ["Résidence Le Port", "« Port Le »", true],
  ["Résidence Le Port", "port “du", false],
  ["Résidence Le Port", '"', false],
  ["Résidence Le Port", "", true],
  ["Résidence Saint Quentin", "saint-quentin", true],
  ["Rue de Saint‐Quentin", "saint quentin", true],
  ["Résidence Saint Quentin", "saint-", true],
  ["Quentin, Saint", "saint-quentin", false],
  ["Appartement n° 28", "№ 28", true],
  ["Appartement №28", "n° 28", true],
  ["Jean\u00adPierre Łuczak", "jeanpierre \u200bluczak", true],
])("A21 « %s » holds the words of %s: %s", (text, typed, isHeld) => {
  expect(holdsWords(text, typed)).toBe(isHeld);
});

test("A21 a telephone, an amount and an hyphenated word are one word each, whatever prefix and spaces they have", () => {
  expect(searchWords("dupont 0033 6 98 76 54 32")).toEqual(["dupont", "0033 6 98 76 54 32"]);
  expect(searchWords("+33 (0)6 98 76 val-d'oise")).toEqual(["+33 (0)6 98 76", "val-d'oise"]);
  expect(searchWords("0692 12 34 56")).toEqual(["0692 12 34 56"]);
  expect(searchWords("01000 Bourg - 12 1 234,50")).toEqual(["01000", "Bourg", "12", "1 234,50"]);
});
