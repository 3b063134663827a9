/** Quotation marks separate words, as spaces do. A text without a word is searched as typed. */
export function wordsOf(typed: string): readonly string[] {
  const words = typed.match(/[^\s"«»“-‟″]*[\p{L}\p{N}][^\s"«»“-‟″]*/gu);
  // While « saint-quentin » is typed, « saint- » finds « Saint ».
  return words?.map((word) => word.replace(/(?<=.)[-‐-―−]+$/, "")) ?? typed.match(/\S+/g) ?? [];
}

/** As it stands in a pattern of `like`. */
export const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, "\\$&");

/** A telephone as its figures: « 0033 6 12 », « +33 (0)6 12 » and « 06.12 » are `0612`. Else unchanged. */
export function phoneTerm(word: string): string {
  if (!/^\(?[+\d][\d\s.()-]*$/.test(word)) return word;
  const figures = word
    .replace("(0)", "")
    .replace(/[^+\d]/g, "")
    .replace(/^00(?=(?:33|590|594|596|262)\d|\d{7})/, "+");
  return figures.replace(/^\+(?:33|590|594|596|262)0?(?=[1-9])/, "0");
}
