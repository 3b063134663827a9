import { expect, test } from "vitest";
import { keyedPlaces } from "./areas.ts";

test("A14 each letter after G is one small letter, and leads to one place", () => {
  const letters = keyedPlaces.map(({ letter }) => letter);
  expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([]);
  const free = [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !letters.includes(letter));
  expect(
    letters.filter((letter, at) => letters.indexOf(letter) !== at),
    `a letter of two places (menu in *.area.ts); free: ${free.join(" ")}`,
  ).toEqual([]);
});
