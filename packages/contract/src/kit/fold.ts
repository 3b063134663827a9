/**
 * Without case and accents, ligatures as two letters, typographic signs as their keyboard key. Repeated in
 * SQL and Python (`docs/scale/postgres.sql`, the verifier's examples).
 */

const written: readonly (readonly [key: string, signs: string])[] = [
  ["-", "\u2010-\u2015\u2212\ufe58\ufe63\uff0d"],
  ["'", "\u02bc\u2018-\u201b\u2032\u2039\u203a"],
  ['"', "\u00ab\u00bb\u201c-\u201f\u2033"],
  [" ", "\u00a0\u202f"],
];
const signs = written.map(([key, range]) => [new RegExp(`[${range}]`, "g"), key] as const);
const quotes = String.raw`["\u00ab\u00bb\u201c-\u201f\u2033]`;
const quotationMarks = new RegExp(`${quotes}+`, "g");
const quotesAround = new RegExp(`^(?:${quotes}|\\s)+|(?:${quotes}|\\s)+$`, "g");
const anySign = new RegExp(`[${written.map(([, range]) => range).join("")}]`);

const ligatures: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss" };
const ascii = /^[\0-\x7f]*$/;

/** `fold("Résidence « L’Île‑aux‑Cœurs »") === 'residence " l\'ile-aux-coeurs "'` */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[œæß]/g, (ligature) => ligatures[ligature] ?? ligature)
    .normalize("NFC");
  return anySign.test(plain) ? signs.reduce((all, [sign, key]) => all.replace(sign, key), plain) : plain;
}

/**
 * Replaces quotation marks with spaces: « "Le Port" » is searched as `Le` and `Port`. A text of nothing else
 * is returned unchanged.
 */
export function withoutQuotes(typed: string): string {
  const plain = typed.replace(quotationMarks, " ").trim();
  return plain === "" ? typed : plain;
}

/**
 * What a title may begin with: the typed text (titles may have quotation marks), and the same without those
 * around it.
 */
export function beginningsOf(typed: string): readonly string[] {
  const bare = typed.replace(quotesAround, "");
  return bare === typed || bare === "" ? [typed] : [typed, bare];
}
