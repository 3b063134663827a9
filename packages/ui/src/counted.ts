import { formatCount } from "./format.ts";

/** « 0 immeuble », « 1 immeuble », « 2 immeubles »: French plurals start at 2. */
export const counted = (value: number, one: string, many: string): string =>
  `${formatCount(value)}\u00a0${Math.abs(value) < 2 ? one : many}`;
