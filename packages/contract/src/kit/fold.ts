import { keyOfSigns, plainSigns } from "./typed-text.ts";

/**
 * How searches read a text. Repeated in SQL and Python (`docs/scale/postgres.sql`, the verifier's examples): a
 * test compares them.
 */

const quotes = `["${keyOfSigns.find(([key]) => key === '"')?.[1] ?? ""}]`;
const quotationMarks = new RegExp(`${quotes}+`, "g");
const quotesAround = new RegExp(`^(?:${quotes}|\\s)+|(?:${quotes}|\\s)+$`, "g");

/** Letters that Unicode does not take apart, by what is pressed for them on a French keyboard. */
export const plainLetters: Readonly<Record<string, string>> = {
  a: "ɑⱥ",
  b: "ƀɓ",
  c: "ȼ",
  d: "đðɖɗ",
  e: "əɛɇǝ",
  f: "ƒ",
  g: "ǥɠɣɡ",
  h: "ħɦ",
  i: "ıɨɩ",
  j: "ȷɉ",
  k: "ĸƙ",
  l: "łƚɫɬⱡ",
  n: "ŋɲƞɳ",
  o: "øɔɵ",
  p: "ƥ",
  r: "ɍɽ",
  t: "ŧƭⱦʈ",
  u: "ʉʊ",
  v: "ʋ",
  w: "ⱳ",
  y: "ƴɏ",
  z: "ƶʒ",
  ae: "æ",
  oe: "œ",
  ss: "ß",
  th: "þ",
  σ: "ς",
};
const plainLetter = new Map(
  Object.entries(plainLetters).flatMap(([key, letters]) => [...letters].map((letter) => [letter, key])),
);
const specialLetters = new RegExp(`[${[...plainLetter.keys()].join("")}]`, "g");

/** « n° 28 », « nº28 », « №28 » */
const numberSign = /№\s*|(?<!\p{L})[nN][°º]\s*/gu;
/** Of alphabets that put accents on letters; in scripts of India and Japan, marks are vowels and other letters. */
const accents = /(?=[\u0300-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f])\p{M}/gu;
const simple = /^[^A-Z\-`\u0080-\uffff]*$/;

/**
 * Without case and accents, with the letters and signs of a French keyboard; hyphens are spaces, unseen
 * characters are left out. Not trimmed.
 * @example fold("Résidence « L’Île‑aux‑Cœurs »") === 'residence " l\'ile aux coeurs "'
 */
export function fold(text: string): string {
  const numbered = /[°º№]/.test(text) ? text.replace(numberSign, "no ") : text;
  const signed = plainSigns(numbered);
  const lower = simple.test(signed)
    ? signed
    : signed
        .normalize("NFKD")
        .replace(accents, "")
        .toLowerCase()
        .replace(accents, "")
        .replace(specialLetters, (letter) => plainLetter.get(letter) ?? letter)
        .normalize("NFC");
  return lower.includes("-") ? lower.replace(/[ -]+/g, " ") : lower;
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
