/** Signs that stand at the edge of words, or alone, in texts of any office. */
const usualSigns = "’‘“”«»…–—·•°€²³½¼¾ºª™®©§&\u00a0\u00ad";
/** Those that may stand between two letters. */
const joins = "’·–\u00a0\u00ad";
/** O with a tilde, Z and S with a caron, eth and thorn, f as a sign, accents alone: hardly any name here has these. */
const rareLetter = /[\u00d5\u017d\u017e\u0161\u00d0\u00de\u00f0\u00fe\u0192\u02c6]/;

/** Signs to judge by; a long file is judged by its first ones. */
const judged = 5_000;

/** Of the signs beyond ASCII, more than this share at odd places means that the encoding is another one. */
const oddShare = 0.15;

/**
 * Windows-1252, Mac Roman or ISO 8859-15, by which of them gives words: an upper case letter within a lower case word (« RŽsidence »), or a
 * sign between two letters (« D™me »), is read wrongly. Undefined if both are full of these, as texts of DOS or of Polish are.
 */
export function likelierText(bytes: Uint8Array): string | undefined {
  const texts = ["windows-1252", "macintosh", "iso-8859-15"].map((encoding) =>
    new TextDecoder(encoding).decode(bytes),
  );
  const [best] = texts
    .map((text) => ({ text, ...oddnessOf(text) }))
    // The first of equals.
    .toSorted((a, b) => a.wrong - b.wrong || a.odd - b.odd);
  return best === undefined || best.wrong > oddShare * best.signs ? undefined : best.text;
}

/** `wrong`: those that no word has. A rare letter decides between two readings, and refuses none. */
function oddnessOf(text: string): { readonly odd: number; readonly wrong: number; readonly signs: number } {
  let odd = 0;
  let wrong = 0;
  let signs = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/g)) {
    signs += 1;
    const found = oddness(sign, text[index - 1] ?? "", text[index + 1] ?? "");
    odd += found;
    if (found === 1) wrong += 1;
    if (signs === judged) break;
  }
  return { odd, wrong, signs };
}

const letter = /\p{L}/u;
const upper = /\p{Lu}/u;
const lower = /\p{Ll}/u;

/** From 0, for a sign that belongs between these two, to 1. */
function oddness(sign: string, before: string, after: string): number {
  if (/[\u0080-\u009f]/.test(sign)) return 1;
  const between = [before, after].filter((each) => letter.test(each)).length;
  if (letter.test(sign) && !"ºªµ".includes(sign)) {
    if (rareLetter.test(sign)) return 0.6;
    if (upper.test(sign) && letter.test(before) && (lower.test(before) || lower.test(after))) return 1;
    if (lower.test(sign) && upper.test(before) && upper.test(after)) return 1;
    // « à » alone is a word.
    return between === 0 && !/[àÀ]/.test(sign) ? 0.3 : 0;
  }
  // ISO 8859-15 has « œ » and « Œ » in their places; after a figure it is a part of it.
  if ("½¼¾".includes(sign) && between > 0 && !/\d/.test(before)) return between === 2 ? 1 : 0.6;
  // An ordinal's sign ends its word; Mac Roman has « º » in the place of « Œ ».
  if ("ºª".includes(sign) && letter.test(after)) return 0.6;
  if (between === 2) return joins.includes(sign) ? 0 : 1;
  return usualSigns.includes(sign) ? 0 : 0.5;
}
