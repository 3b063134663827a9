import { whenAdminChanges } from "#api/admin-change.ts";

const searches = new Map<string, string>();

whenAdminChanges(() => searches.clear());

/** Keeps a list's page, order and filters while this admin is signed in here. */
export function rememberSearch(place: string, search: string): void {
  searches.set(place, search);
}

/** With page, order and filters, so that Back finds the same rows (A01). */
export const withLastSearch = (place: string): string => `${place}${searches.get(place) ?? ""}`;
