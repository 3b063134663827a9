/** What the contract accepts as a search. */
const longestSearch = 200;

/** The text of a search box, beside the URL that it will reach a moment later (A12). */
export interface SearchTyping {
  /** As typed, spaces included. */
  readonly typed: string;
  /** The URL's search when it was last looked at. */
  readonly seen: string;
  /** Searches that are on their way into the URL, oldest first. */
  readonly sent: readonly string[];
}

/** A box that shows what the URL says. */
export const openSearch = (searched: string): SearchTyping => ({ typed: searched, seen: searched, sent: [] });

/**
 * The box after a look at the URL. A search that the box sent itself changes nothing that was typed since; one that came
 * from elsewhere (a step back, a chip taken off) replaces the text.
 */
export function lookAtUrl(box: SearchTyping, searched: string): SearchTyping {
  if (searched === box.seen) return box;
  const arrived = box.sent.indexOf(searched);
  if (arrived < 0) return openSearch(searched);
  return { ...box, seen: searched, sent: box.sent.slice(arrived + 1) };
}

/** What the URL lacks of what was typed: undefined when it says the same, spaces around it apart. */
export function searchToSend({ typed, seen, sent }: SearchTyping): string | undefined {
  const wanted = typed.trim().slice(0, longestSearch);
  return wanted === (sent.at(-1) ?? seen) ? undefined : wanted;
}
