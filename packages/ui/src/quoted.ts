import { isolated } from "@palier/contract/kit/typed-text";

/** « Résidence des Lilas »: the quotation marks show where the name ends. */
export const quoted = (name: string): string => `«\u00a0${isolated(name)}\u00a0»`;
