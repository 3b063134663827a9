/** « Résidence des Lilas »: the quotation marks show where the name ends. */
export const quoted = (name: string): string => `«\u00a0${name}\u00a0»`;
