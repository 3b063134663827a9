/** The address of a record of an entity; undefined where no area has a page for it. */
export type RecordPath = (entity: string, id: number) => string | undefined;

/** A record's address: `/admin/building/edit/:id` → `/admin/building/edit/12/history`. */
export const recordPlace = (path: string, id: number, tab: string | undefined): string =>
  `${path.replace(":id", String(id))}${tab === undefined ? "" : `/${tab}`}`;

/** A record's id from an address. 0, which no record has, for anything else: the server then answers 404. */
export function recordId(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}
