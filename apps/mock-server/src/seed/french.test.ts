import { expect, test } from "vitest";
import { fill, fr, rows, slug, words } from "./french.ts";

test("plain typing becomes French typography", () => {
  expect(fr("L'eau est coupée ! Note : « urgent » à 8 h, 20 % de remise, 12 € l'heure ; vraiment ?")).toBe(
    "L’eau est coupée\u202f! Note\u00a0: «\u00a0urgent\u00a0» à 8\u00a0h, 20\u00a0% de remise, 12\u00a0€ l’heure\u202f; vraiment\u202f?",
  );
});

test("lists and tables are read from text, and a table's odd line is refused", () => {
  expect(words("\n a | b\nc\n")).toEqual(["a", "b", "c"]);
  expect(rows(2, "a | b\nc | d")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  expect(() => rows(2, "a | b\nc")).toThrow("2 cells expected");
});

test("a slug is plain ASCII", () => {
  expect(slug("Élodie Le Goff-Cœur d’Été")).toBe("elodie-le-goff-coeur-d-ete");
});

test("templates are filled; an unknown place stays", () => {
  expect(fill("{a} et {b}", { a: "un" })).toBe("un et {b}");
});
