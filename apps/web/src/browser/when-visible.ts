/** Runs once the tab is visible: at once, or when the user turns to it. Returns a stop. */
export function whenVisible(run: () => void): () => void {
  const turned = new AbortController();
  const look = (): void => {
    if (document.visibilityState !== "visible") return;
    turned.abort();
    run();
  };
  document.addEventListener("visibilitychange", look, { signal: turned.signal });
  look();
  return () => turned.abort();
}
