export const routed = { "data-routed": "" };

interface Router {
  readonly here: () => string;
  readonly go: (address: string, options: { readonly replace: boolean }) => unknown;
}

/**
 * A single listener, as a list has a hundred links. Leaves modified clicks, other targets and prevented events to the
 * browser. Returns an unsubscribe function.
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
