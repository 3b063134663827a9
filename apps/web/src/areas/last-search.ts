import { whenAdminChanges } from "#api/admin-change.ts";

const searches = new Map<string, string>();

whenAdminChanges(() => searches.clear());

/** Remembers the page, order and filters that a list was left with, for as long as this admin is signed in here. */
export function rememberSearch(place: string, search: string): void {
  searches.set(place, search);
}

/** A list's address as it was left, so that the way back finds the same rows (A01). */
export const withLastSearch = (place: string): string => `${place}${searches.get(place) ?? ""}`;
