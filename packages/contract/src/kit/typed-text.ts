/** How a typed, pasted or imported text comes in, and when two texts are the same. */

const white = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
/**
 * Characters that draw nothing, white space aside, as a pattern: control and format characters, fillers, Braille's blank, a note
 * without a head, and the mark that programs leave for a picture which did not come along.
 */
export const unseenSigns = String.raw`\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800\ufffc\u{1d159}`;
const unseen = new RegExp(String.raw`(?![\t-\r\u0085])[${unseenSigns}]`, "gu");
/** An accent without a letter shows no more than a speck. */
const content = new RegExp(String.raw`[^${unseenSigns}\p{Z}\p{M}]`, "u");
/** Spaces and unseen characters, but what belongs to the sign before it: selectors of variants, a flag's letters. */
const atEnd = new RegExp(String.raw`^(?![\p{M}\u{e0020}-\u{e007f}])[${unseenSigns}\p{Z}]$`, "u");
const atStart = new RegExp(String.raw`^[${unseenSigns}\p{Z}]$`, "u");
/** A letter whose form follows from the joiner after it, as in Malayalam and Arabic. */
const joined = /[\u0600-\u109f\u1780-\u18af\ua800-\uabff]\u200d$/;
/** Of most texts, which have letters, figures and signs of a keyboard and single spaces, none is found. */
const unusual = /[^ -~]|^ | $| {2}/;

/** Control characters, and those that reorder, annotate or stand for what is beside them. */
const controls = /(?![\t-\r\u0085])[\p{Cc}\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]/gu;
/** Of a text with several lines, which may need isolates around words of another direction. */
const controlsInLines = /(?![\t-\r\u0085])[\p{Cc}\u202d\u202e]/gu;

/** Whether a text shows something: white space and unseen characters alone are no content. */
export const hasContent = (text: string): boolean => content.test(text);

/** Without control characters, and those that change the order of what stands beside them. */
export const withoutControls = (text: string): string => text.replace(controls, "");

/** Without any unseen character. For numbers, dates and addresses: in words, emoji and other scripts need them. */
export const withoutUnseen = (text: string): string => text.replace(unseen, "");

/**
 * A text of one line as it is stored: NFC, white space of every kind as one space, no control characters, and
 * nothing unseen at its ends. Empty without content.
 * @example oneLine(" Le\u00a0 Havre\u200b") // "Le Havre"
 */
export function oneLine(text: string): string {
  if (!unusual.test(text)) return text;
  return bare(withoutControls(text).normalize("NFC").replace(white, " "));
}

/** A text of several lines as it is stored: like {@link oneLine}, with its white space. */
export const manyLines = (text: string): string =>
  !unusual.test(text) ? text : bare(text.replace(controlsInLines, "").normalize("NFC"));

/** Without white space and unseen characters around it, in linear time. */
export function bare(typed: string): string {
  // Most of what goes is white space, and the engine knows that best.
  const text = typed.trim();
  if (!hasContent(text)) return "";
  let [start, end] = [0, text.length];
  for (let sign = text.codePointAt(start); sign !== undefined; sign = text.codePointAt(start)) {
    const at = String.fromCodePoint(sign);
    if (!atStart.test(at)) break;
    start += at.length;
  }
  for (let sign = signBefore(text, end); atEnd.test(sign); sign = signBefore(text, end)) {
    if (sign === "\u200d" && joined.test(text.slice(end - 2, end))) break;
    end -= sign.length;
  }
  return text.slice(start, end);
}

function signBefore(text: string, end: number): string {
  const last = text.charCodeAt(end - 1);
  const isSecond = last >= 0xdc00 && last <= 0xdfff;
  const pair = text.slice(end - 2, end);
  return isSecond && [...pair].length === 1 ? pair : text.slice(end - 1, end);
}

/** Letters that run from the right, and characters that turn what stands beside them around. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name within a sentence or before a figure: between marks of isolation where it would change the order of what
 * stands beside it. Other names are unchanged.
 */
export const isolated = (name: string): string =>
  turning.test(name) ? `\u2068${name.replace(/[\u2066-\u2069]/g, "")}\u2069` : name;

/** Typographic signs, as ranges, by the key that people press for them. */
export const keyOfSigns: readonly (readonly [key: string, signs: string])[] = [
  ["-", "\u058a\u05be\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d"],
  [
    "'",
    "`\u00b4\u02b9\u02bb\u02bc\u02be\u02bf\u02c8\u02ca\u02cb\u2018-\u201b\u2032\u2035\u2039\u203a\ua78b\ua78c\u055a\u05f3\uff07",
  ],
  ['"', "\u00ab\u00bb\u02ba\u201c-\u201f\u2033\u2036\u301d-\u301f\u05f4\uff02"],
  ["/", "\u2044\u2215"],
];
const signs = keyOfSigns.map(([key, range]) => [new RegExp(`[${range}]`, "g"), key] as const);
const anySign = new RegExp(`[${keyOfSigns.map(([, range]) => range).join("")}]`);

/** With the keyboard's signs, without unseen characters, and with single spaces; ligatures are letters. */
export function plainSigns(text: string): string {
  if (!unusual.test(text) && !text.includes("`")) return text;
  // Before NFKC, which makes a space of « ´ ».
  const keyed = (each: string): string =>
    anySign.test(each) ? signs.reduce((all, [sign, key]) => all.replace(sign, key), each) : each;
  return keyed(keyed(text).normalize("NFKC")).replace(white, " ").replace(unseen, "").replace(white, " ");
}

/**
 * The normal form of what is compared: unique values, filters by text, rows of an import. Texts that look the
 * same have the same one; accents count, the case of letters does not.
 * @example sameForm("Le\u00a0Havre ") === sameForm("LE HAVRE")
 */
export const sameForm = (text: string): string => bare(plainSigns(text)).toLowerCase().normalize("NFC");
