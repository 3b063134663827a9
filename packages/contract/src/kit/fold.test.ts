import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test("A21 case, accents, ligatures and typographic signs make no difference to a search", () => {
  expect(fold("Résidence Le Cœur")).toBe("residence le coeur");
  expect(fold("IMM‐00‑12–3—4−5")).toBe("imm-00-12-3-4-5");
  expect(fold("L’Été, l‘orme, 12′ ‹ici›")).toBe("l'ete, l'orme, 12' 'ici'");
  expect(fold("«\u00a0Les Lilas\u202f» “est” 3″")).toBe('" les lilas " "est" 3"');
});

test("a folded text is folded", () => {
  for (const text of ["IMM‑12", "« Œuvre »", "A^b`c´", "ﬁn ½ İ ß"]) expect(fold(fold(text))).toBe(fold(text));
});
