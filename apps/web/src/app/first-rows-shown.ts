/** Longest time that the app's first drawing waits, so that a slow list does not keep it. */
const mostMs = 300;

/**
 * Done once the document shows the rows that are about to come (first-paint), or cannot, or took too long: nothing is
 * painted while the app draws its first screen.
 */
export const firstRowsShown = (): Promise<unknown> =>
  Promise.race([globalThis.palierShown, new Promise((resolve) => setTimeout(resolve, mostMs))]);
