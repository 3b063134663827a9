import { expect, test } from "vitest";
import { holdsWords } from "./holds-words.ts";

test.each([
  ['"le port"', true],
  ["« Port Le »", true],
  ["port “du", false],
  ['"', false],
  ["", true],
])("A21 « Résidence Le Port » holds the words of %s: %s", (typed, isHeld) => {
  expect(holdsWords("Résidence Le Port", typed)).toBe(isHeld);
});
