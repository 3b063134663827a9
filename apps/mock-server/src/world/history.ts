import { change, fieldMeta } from "@palier/contract";
import { shownText } from "../core/cell-text.ts";
import { type AnyRow, catalog } from "./catalog.ts";
import { fullName } from "./full-name.ts";
import { type ChangeEvent, changeSummary } from "./history.texts.ts";
import { recordName } from "./record-name.ts";
import type { Author } from "./rule-book.ts";

/** `from` and `to` in French. */
export interface FieldChange {
  readonly field: string;
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** A change of state that can be taken back, in its line of the history, where it outlasts a restart. */
export interface Former {
  /** The version that the change left. */
  readonly left: number;
  /** What it changed, as it was. */
  readonly former: Readonly<Record<string, unknown>>;
}

const silent = new Set(["id", "version", "createdAt", "updatedAt", "updatedBy"]);

/** Records who changed what, when (A11), in French. */
export function recordChange(
  { world, admin }: Author,
  entity: string,
  event: ChangeEvent,
  row: AnyRow,
  changes: readonly FieldChange[],
  former?: Former,
): void {
  const summary = changeSummary(
    event,
    recordName(world, entity, row),
    changes.map(({ label }) => label),
  );
  world.table(change).insert({
    at: world.clock.instant(),
    byAdmin: fullName(admin),
    event,
    entity,
    recordId: row.id,
    changes: [...changes],
    summary: summary.slice(0, 1000),
    ...former,
  });
}

/** A reference shows as its copied name. */
export function differences({ world }: Author, entity: string, before: AnyRow, after: AnyRow): FieldChange[] {
  const named = new Set(world.ground.rules.copies.flatMap(({ to, by }) => (to === entity ? [by] : [])));
  const omitted: readonly string[] = world.ground.rules.entities.get(entity)?.notInHistory ?? [];
  return Object.entries(catalog.get(entity)?.record.shape ?? {}).flatMap(([field, schema]) => {
    if (silent.has(field) || named.has(field) || omitted.includes(field) || same(before[field], after[field]))
      return [];
    const meta = fieldMeta(schema);
    const text = (row: AnyRow) => shownText(row[field], meta) || null;
    return [{ field, label: meta.title ?? field, from: text(before), to: text(after) }];
  });
}

/** Ignores time and author of change. */
export const isSame = (row: AnyRow, changes: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(changes).every(
    ([field, value]) => silent.has(field) || same(row[field] ?? null, value ?? null),
  );

const same = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === "object" && JSON.stringify(a) === JSON.stringify(b));
