/** A record's name in a French sentence: « Résidence des Lilas ». The quotation marks show where it ends. */
export const quoted = (name: string): string => `«\u00a0${name}\u00a0»`;
