import { expect, test } from "vitest";
import { asStored } from "./same-text.ts";

const row = (text: string) => ({ id: 1, version: 1, text });

test.each([
  ["Re\u0301sidence", "R\u00e9sidence"],
  ["Le\u00a0Havre", "Le Havre"],
  ["Bonjour\n\nMadame ", "Bonjour\n\nMadame"],
])("A04 a stored text that a form reads otherwise, unseen, stays: %j", (stored, sent) => {
  expect(asStored({ text: sent }, row(stored))).toEqual({ text: stored });
});

test.each([
  ["Bonjour\n\n  Madame", "Bonjour Madame"],
  ["Le  Havre", "Le Havre"],
  ["a\nb", "a b"],
])("A04 what is seen to be taken out of a text is taken out: %j", (stored, sent) => {
  expect(asStored({ text: sent }, row(stored))).toEqual({ text: sent });
});
