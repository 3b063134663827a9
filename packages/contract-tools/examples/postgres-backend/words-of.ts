const alone = String.raw`(?!\S)`;
/** Telephones (« 0033 6 12 », « +33 (0)6 12 », « 06 12 »), amounts (« 1 234,50 ») and moments count as one word. */
const unit = new RegExp(
  [
    String.raw`(?:\+\d{1,3}|00\d{2,3}|0\d{1,3})(?:\s\(0\)\d?)?(?:\s\d{1,3})+${alone}`,
    String.raw`\d{2}(?:\s\d{2}){2,}${alone}`,
    String.raw`\d{1,3}(?:\s\d{3})+(?:,\d*)?${alone}`,
    String.raw`\d{1,2}/\d{1,2}/\d{4}\s\d{1,2}(?::\d{0,2})?${alone}`,
    String.raw`\S+`,
  ].join("|"),
  "gu",
);

/** Quotation marks separate words, as spaces do. A text without a word is searched as typed. */
export function wordsOf(typed: string): readonly string[] {
  const all = typed.replace(/["«»ʺ“-‟″‶〝-〟״＂]+/g, " ").match(unit) ?? typed.match(unit) ?? [];
  // While « saint-quentin » is typed, « saint- » finds « Saint »; but « -12 » begins with its sign.
  const words = all
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => word.replace(/^[-‐-―−]+(?!\d)|[-‐-―−]+$/g, ""));
  return words.length > 0 ? [...new Set(words)] : all;
}

/** As it stands in a pattern of `like`. */
export const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, "\\$&");

/** A telephone as its figures: « 0033 6 12 », « +33 (0)6 12 » and « 06.12 » are `0612`. Else unchanged. */
export function phoneTerm(word: string): string {
  const plain = word
    .normalize("NFKC")
    .replaceAll(/[‐-―−]/g, "-")
    .replace(/^tel:/i, "");
  // « 06/12/34/56 » too, but not « 20/11/2026 », which is a day.
  if (!/^(?:\(?[+\d][\d\s.()-]*|\d\d(?:\/\d\d){3,})$/.test(plain)) return word;
  const figures = plain
    .replace("(0)", "")
    .replace(/[^+\d]/g, "")
    .replace(/^00(?=(?:33|590|594|596|262)\d|\d{7})/, "+");
  return figures.replace(/^\+(?:33|590|594|596|262)0?(?=[1-9])/, "0");
}
