/** A record's address; undefined if no area has a page for its entity. */
export type RecordPath = (entity: string, id: number) => string | undefined;

/** A record's address: `/admin/building/edit/:id` → `/admin/building/edit/12/history`. */
export const recordPlace = (path: string, id: number, tab: string | undefined): string =>
  `${path.replace(":id", String(id))}${tab === undefined ? "" : `/${tab}`}`;

/** The record id in an address; else 0, which no record has, so that the server answers 404. */
export function recordId(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}
