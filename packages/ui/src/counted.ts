import { formatCount } from "./format.ts";

/** A number and its noun: « 0 immeuble », « 1 immeuble », « 2 immeubles ». The plural begins at 2 in French. */
export const counted = (value: number, one: string, many: string): string =>
  `${formatCount(value)}\u00a0${Math.abs(value) < 2 ? one : many}`;
