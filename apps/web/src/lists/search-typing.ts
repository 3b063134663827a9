/** The contract's limit. */
const longestSearch = 200;

/** A search box's text, ahead of the debounced URL (A12). */
export interface SearchTyping {
  /** As typed, including spaces. */
  readonly typed: string;
  /** The URL's search when last seen. */
  readonly seen: string;
  /** Searches not yet in the URL, oldest first. */
  readonly sent: readonly string[];
}

/** A box in sync with the URL. */
export const openSearch = (searched: string): SearchTyping => ({ typed: searched, seen: searched, sent: [] });

/** The box after the URL changed: its own searches leave the text; others (back, a removed chip) replace it. */
export function lookAtUrl(box: SearchTyping, searched: string): SearchTyping {
  if (searched === box.seen) return box;
  const arrived = box.sent.indexOf(searched);
  if (arrived < 0) return openSearch(searched);
  return { ...box, seen: searched, sent: box.sent.slice(arrived + 1) };
}

/** The search to put into the URL; undefined if equal after trimming. */
export function searchToSend({ typed, seen, sent }: SearchTyping): string | undefined {
  const wanted = typed.trim().slice(0, longestSearch);
  return wanted === (sent.at(-1) ?? seen) ? undefined : wanted;
}
