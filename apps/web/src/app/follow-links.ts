/** Marks a link of the app: a press on it goes through the router and loads no document. */
export const routed = { "data-routed": "" };

interface Router {
  /** Where one is: path, search and hash. */
  readonly here: () => string;
  readonly go: (address: string, options: { readonly replace: boolean }) => unknown;
}

/**
 * Follows the marked links of a page. One listener does it: a list has a hundred links, and each component of the router's
 * would be drawn again whenever the address changes. What opens elsewhere (a modifier key, another window) and what
 * somebody has prevented is left to the browser. Returns the way to stop.
 */
export function followLinks(page: Document, { here, go }: Router): () => void {
  function follow(event: MouseEvent): void {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-routed]") : null;
    if (link === null || (link.target !== "" && link.target !== "_self")) return;
    if (link.hasAttribute("download")) return;
    event.preventDefault();
    const address = link.pathname + link.search + link.hash;
    void go(address, { replace: address === here() });
  }
  page.addEventListener("click", follow);
  return () => page.removeEventListener("click", follow);
}
