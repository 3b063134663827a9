/** Undefined if no area has a page for the entity. */
export type RecordPath = (entity: string, id: number) => string | undefined;

/** `/admin/building/edit/:id` → `/admin/building/edit/12/history`. */
export const recordPlace = (path: string, id: number, tab: string | undefined): string =>
  `${path.replace(":id", String(id))}${tab === undefined ? "" : `/${tab}`}`;

/** 0, which no record has, if invalid: the server answers 404. */
export function recordId(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}
