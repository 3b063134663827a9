/** Folds text for search: no accents or case, ligatures split, typographic signs as typed. */

const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss" };
const ASCII = /^[\0-\x7f]*$/;

/** `fold("Résidence Le Cœur") === "residence le coeur"` */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[œæß]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u00a0\u202f]/g, " ")
    .normalize("NFC");
}
