/** How long work runs before it yields, in ms. */
const turn = 12;

/** Yields to other calls during long work. Await it between lines; most calls return at once. */
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
