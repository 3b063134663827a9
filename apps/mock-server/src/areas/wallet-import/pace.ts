/** How long work goes on before other calls get their turn, in ms. */
const turn = 12;

/**
 * Lets other calls be answered while a long file is read: to be awaited between its lines. Most calls return at once.
 */
export function pace(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < turn) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}
