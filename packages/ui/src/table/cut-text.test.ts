import { expect, it } from "vitest";
import { endOf } from "./cut-text.tsx";

it.each([
  ["Baguette de tradition – 3 pièces", " – 3 pièces"],
  ["Les Résidences du Parc", " du Parc"],
  ["Copropriété Olympe-de-Gouges", ""],
  ["Lyon", ""],
  ["", ""],
])("keeps the end of « %s », words whole", (name, end) => {
  expect(endOf(name)).toBe(end);
});
