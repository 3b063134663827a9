import { expect, test } from "vitest";
import { actionTexts } from "./actions.texts.ts";

const { describedForAll } = actionTexts;

test("A20 the question about several records tells one name from the next, and ends its sentences", () => {
  expect(describedForAll(["Le Parc", "Les Lilas"], undefined, 0)).toBe("Le Parc, Les Lilas");
  expect(describedForAll(["Nadia Simon, lot B12", "Louis Keïta, lot A4"], undefined, 0)).toBe(
    "Nadia Simon, lot B12\u202f; Louis Keïta, lot A4",
  );
  expect(describedForAll(["Le Parc", "Les Lilas"], "C’est définitif.", 0)).toBe(
    "Le Parc, Les Lilas. C’est définitif.",
  );
  expect(describedForAll(["Le Parc"], undefined, 2)).toBe(
    "Le Parc. Sans changement\u00a0: 2\u00a0fiches choisies où cela n’est pas possible.",
  );
});
