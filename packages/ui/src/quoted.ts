/** A record's name as a French sentence speaks of it: « Résidence des Lilas ». Whatever the name is, it is seen where it ends. */
export const quoted = (name: string): string => `«\u00a0${name}\u00a0»`;
