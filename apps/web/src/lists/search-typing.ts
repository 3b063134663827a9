import { searchedTerm } from "@palier/ui";

/** Ahead of the debounced URL (A12). */
export interface SearchTyping {
  /** Untrimmed. */
  readonly typed: string;
  /** In the URL. */
  readonly seen: string;
  /** Not yet in the URL, oldest first. */
  readonly sent: readonly string[];
}

/** A box in step with the URL. */
export const openSearch = (searched: string): SearchTyping => ({ typed: searched, seen: searched, sent: [] });

/** Own searches leave the text; others (back, a removed chip) replace it. */
export function lookAtUrl(box: SearchTyping, searched: string): SearchTyping {
  if (searched === box.seen) return box;
  const arrived = box.sent.indexOf(searched);
  if (arrived < 0) return openSearch(searched);
  return { ...box, seen: searched, sent: box.sent.slice(arrived + 1) };
}

/** For the URL; undefined if equal after trimming. */
export function searchToSend({ typed, seen, sent }: SearchTyping): string | undefined {
  const wanted = searchedTerm(typed);
  return wanted === (sent.at(-1) ?? seen) ? undefined : wanted;
}
