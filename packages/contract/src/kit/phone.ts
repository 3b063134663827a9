/** Spaces, full stops, dashes, slashes, and the unseen marks that address books put around numbers. */
const separators = /[\s.\-\u00ad\u200b-\u2015\u202a-\u202e\u2060-\u2069/]/g;

/**
 * Parses a phone number to E.164. Ten figures are French; so are nine or eleven, which spreadsheets leave of
 * `06…` and `+33…`; `+` or `00` starts a foreign number. Unreadable input is returned, for the field to
 * report.
 * @example readPhone("06 12 34 56 78") // "+33612345678"
 */
export function readPhone(typed: string): string {
  const plain = typed
    .replace(separators, "")
    .replace(/^00/, "+")
    // « +33 (0)6 »: the bracketed figure is only dialled inside France.
    .replace(/^(\+?33)?\(0\)/, (_, prefix: string | undefined) => prefix ?? "0")
    .replace(/^\+?330?(?=[1-9]\d{8}$)/, "+33");
  const national = /^0?([1-9]\d{8})$/.exec(plain)?.[1];
  if (national !== undefined) return `+33${national}`;
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : typed;
}
