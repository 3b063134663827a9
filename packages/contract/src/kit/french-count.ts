/**
 * 1234 → « 1 234 », with French no-break spaces. For whole numbers from 0: as `Intl` writes them, whose creation takes
 * longer than drawing a list.
 */
export const frenchCount = (count: number | bigint): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, "\u202f");
