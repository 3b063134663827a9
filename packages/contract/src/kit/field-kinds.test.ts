import { expect, test } from "vitest";
import { isLookedFor } from "./field-kinds.ts";

test.each([
  ["dateTime", "20/11", true],
  ["date", "20/11/2026", true],
  ["date", "12", false],
  ["money", "121,67", true],
  ["money", "121", false],
  ["count", "12", true],
  ["number", "12,5", true],
  ["number", "12/5", false],
  ["count", "douze", false],
  ["text", "12", true],
  ["reference", "12", false],
  ["json", "douze", false],
  ["dateTime", "20/11/2026\u202f10:30", true],
  ["number", "−5", true],
] as const)("A21 in a %s « %s » is looked for: %s", (kind, word, isSearched) => {
  expect(isLookedFor({ kind, title: "Montant" }, word)).toBe(isSearched);
});

test.each([
  ["Actif", "actif", true],
  ["Actif", "acti", false],
  ["Activé", "ACTIVE", true],
  ["Actif sur la plateforme", "plateforme", true],
  ["Actif sur la plateforme", "sur", false],
])("A21 a flag « %s » is looked for by « %s »: %s", (title, word, isSearched) => {
  expect(isLookedFor({ kind: "flag", title }, word)).toBe(isSearched);
});
