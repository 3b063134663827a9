const isFont = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === "font";

/** What a translator put in the place of a text, or of what it had put there before. */
const standIns = new WeakMap<Node, HTMLElement>();

/** The texts that a `font` stands for, in their order: some translators join neighbours. */
const joined = new WeakMap<HTMLElement, readonly Text[]>();

function note(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (standIn === undefined) continue;
    for (const removed of removedNodes) {
      if (!(removed instanceof Text || isFont(removed)) || removed === standIn) continue;
      standIns.set(removed, standIn);
      const texts = removed instanceof Text ? [removed] : (joined.get(removed) ?? []);
      joined.set(standIn, [...new Set([...(joined.get(standIn) ?? []), ...texts])]);
    }
  }
}

/** The outermost `font` around the text, or that which took its place. */
function standInOf(text: Node): HTMLElement | undefined {
  let around: HTMLElement | undefined;
  for (let at = text.parentNode; isFont(at); at = at.parentNode) around = at;
  if (around !== undefined) return around;
  let found = standIns.get(text);
  while (found?.isConnected === false) found = standIns.get(found);
  return found;
}

function putBack(text: Text): void {
  const standIn = standInOf(text);
  if (standIn === undefined) return;
  const texts = (joined.get(standIn) ?? []).filter(
    (each) => each === text || (standInOf(each) === standIn && (!each.isConnected || standIn.contains(each))),
  );
  standIn.replaceWith(...(texts.includes(text) ? texts : [text]));
}

/**
 * Keeps the page right under translators that disregard `translate="no"` and put `<font>` in the place of texts
 * that React still holds (react#11538): such a text comes back before it is changed, moved, removed or preceded.
 */
export function bearTranslation(): void {
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");

  function comeBack(node: Node): void {
    if (!(node instanceof Text)) return;
    note(observer.takeRecords());
    putBack(node);
  }

  Node.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
    if (node.parentNode !== this) comeBack(node);
    appendChild.call(this, node);
    return node;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    next: Node | null | undefined,
  ): T {
    if (node.parentNode !== this) comeBack(node);
    if (next != null && next.parentNode !== this) comeBack(next);
    insertBefore.call(this, node, next ?? null);
    return node;
  };
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    if (!(node instanceof Text)) {
      removeChild.call(this, node);
      return node;
    }
    note(observer.takeRecords());
    if (node.parentNode !== this) putBack(node);
    // A translator may have moved or removed it for good.
    node.remove();
    // This removal is no translator's: the text must not come back with a neighbour.
    observer.takeRecords();
    standIns.delete(node);
    return node;
  };
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      if (!this.isConnected) comeBack(this);
      value?.set?.call(this, text);
    },
  });
}
