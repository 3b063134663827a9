const searches = new Map<string, string>();

/** Remembers the page, order and filters that a list was left with, for as long as the page is open. */
export function rememberSearch(place: string, search: string): void {
  searches.set(place, search);
}

/** A list's address as it was left, so that the way back finds the same rows (A01). */
export const withLastSearch = (place: string): string => `${place}${searches.get(place) ?? ""}`;
