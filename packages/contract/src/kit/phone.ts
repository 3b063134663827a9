/** What people put between the figures of a number: spaces of any kind, full stops, dashes, slashes. */
const separators = /[\s.\-\u2010-\u2015/]/g;

/**
 * What was typed, or stands in a file, as E.164 when it can be read as a number: ten figures are French, and so are the
 * nine or eleven that a spreadsheet leaves of `06…` and `+33…`; `+` or `00` begins any other country's. Else as it was
 * typed, so that the field says what is wrong with it.
 */
export function readPhone(typed: string): string {
  const plain = typed
    .replace(separators, "")
    .replace(/^00/, "+")
    // « +33 (0)6 »: the figure in brackets is dialled inside France only.
    .replace(/^(\+?33)?\(0\)/, (_, prefix: string | undefined) => prefix ?? "0")
    .replace(/^\+?330?(?=[1-9]\d{8}$)/, "+33");
  const national = /^0?([1-9]\d{8})$/.exec(plain)?.[1];
  if (national !== undefined) return `+33${national}`;
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : typed;
}
