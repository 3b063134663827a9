import { user } from "@palier/contract";
import { missing, refuse } from "../core/refusal.ts";
import { blankRow } from "./blank-row.ts";
import { type AnyRow, catalog, type EntityLike, type RowOf } from "./catalog.ts";
import { whoNeeds } from "./dependents.ts";
import { formerOf } from "./former.ts";
import type { ChangeEvent } from "./history.texts.ts";
import { differences, type FieldChange, isSame, recordChange } from "./history.ts";
import { noteAuthor } from "./last-author.ts";
import { copiedColumns, ripple } from "./relations.ts";
import type { Actor, Author } from "./rule-book.ts";
import type { Copy } from "./rule-shapes.ts";
import type { World } from "./world.ts";

/**
 * Handlers must change records only here, for copies, counts and history. `of` may be a contract entity,
 * which types the rows.
 */
type Of<E extends EntityLike> = E | string;
const nameOf = (of: Of<EntityLike>): string => (typeof of === "string" ? of : of.name);

/** Throws 404. */
export function need<E extends EntityLike>(on: { readonly world: World }, of: E, id: unknown): RowOf<E>;
export function need(on: { readonly world: World }, of: string, id: unknown): AnyRow;
export function need({ world }: { readonly world: World }, of: Of<EntityLike>, id: unknown): AnyRow {
  const row = typeof id === "number" ? world.table(nameOf(of)).get(id) : undefined;
  if (row === undefined) throw missing();
  return row;
}

/** Missing columns get blank values. */
export function create<E extends EntityLike>(actor: Author, of: E, draft: Partial<RowOf<E>>): RowOf<E>;
export function create(actor: Author, of: string, draft: Readonly<Record<string, unknown>>): AnyRow;
export function create(actor: Author, of: Of<EntityLike>, draft: Readonly<Record<string, unknown>>): AnyRow {
  const entity = nameOf(of);
  const { world } = actor;
  const full = { ...blankRow(world, entity), ...draft, id: 0, version: 1 };
  const row = world.table(entity).insert({ ...full, ...copiedColumns(world, entity, full) });
  ripple(world, entity, undefined, row);
  if (catalog.has(entity)) recordChange(actor, entity, "created", row, forWhom(actor, entity, row));
  return row;
}

/** The resident that a new record is about: an admin may have made it for him. */
function forWhom({ world }: Author, entity: string, row: AnyRow): FieldChange[] {
  const isName = ({ to, from, column }: Copy) =>
    to === entity && from === user.name && column.endsWith("Name");
  const field = world.ground.rules.copies.find(isName)?.column;
  if (field === undefined) return [];
  const label = catalog.get(entity)?.texts.fields[field] ?? field;
  return [{ field, label, from: null, to: String(row[field]) }];
}

/**
 * Raises the version and records the differences and `added` entries. A change of nothing keeps the version:
 * open forms stay valid (A04).
 */
export function save<E extends EntityLike>(
  actor: Author,
  of: E,
  before: RowOf<E>,
  changes: Partial<RowOf<E>>,
  added?: readonly FieldChange[],
): RowOf<E>;
export function save(
  actor: Author,
  of: string,
  before: AnyRow,
  changes: Readonly<Record<string, unknown>>,
  added?: readonly FieldChange[],
): AnyRow;
export function save(
  actor: Author,
  of: Of<EntityLike>,
  before: AnyRow,
  changes: Readonly<Record<string, unknown>>,
  added: readonly FieldChange[] = [],
): AnyRow {
  const entity = nameOf(of);
  const row = stored(actor, entity, before, changes, added.length > 0);
  if (row === before) return before;
  const changed = [...differences(actor, entity, before, row), ...added];
  if (changed.length > 0) recordChange(actor, entity, "updated", row, changed, formerOf(entity, before, row));
  return row;
}

/** Gives a record the values that a change of its state took from it; the history says that it was taken back. */
export function takeBack(
  actor: Actor,
  entity: string,
  before: AnyRow,
  former: Readonly<Record<string, unknown>>,
): AnyRow {
  const row = stored(actor, entity, before, former, true);
  recordChange(actor, entity, "undone", row, differences(actor, entity, before, row));
  return row;
}

/** `before` itself if nothing changes, unless `isRaised`: its version is raised all the same. */
function stored(
  actor: Author,
  entity: string,
  before: AnyRow,
  changes: Readonly<Record<string, unknown>>,
  isRaised: boolean,
): AnyRow {
  const { world } = actor;
  const copied = copiedColumns(world, entity, { ...before, ...changes });
  if (!isRaised && isSame(before, { ...changes, ...copied })) return before;
  const row = world.table(entity).patch(before.id, { ...changes, ...copied });
  noteAuthor(actor, entity, row);
  ripple(world, entity, before, row);
  return row;
}

/** Adds to a record (a comment); the version stays: open forms stay valid. */
export function supplement<E extends EntityLike>(
  actor: Author,
  of: E,
  before: RowOf<E>,
  changes: Partial<RowOf<E>>,
  lines: readonly FieldChange[],
): RowOf<E> {
  const row = actor.world.table(of).put({ ...before, ...changes });
  ripple(actor.world, of.name, before, row);
  if (lines.length > 0) recordChange(actor, of.name, "updated", row, lines);
  return row;
}

/** Also deletes its links. Throws 409 in French if it is referenced. */
export function remove(actor: Actor, of: Of<EntityLike>, row: AnyRow): void {
  const entity = nameOf(of);
  const { world } = actor;
  const rules = world.ground.rules.entities.get(entity);
  const detail = rules?.keep?.(row, actor) ?? whoNeeds(world, entity, row.id);
  if (detail !== undefined) throw refuse("conflict", { detail });
  for (const { table, ends } of world.ground.rules.links) {
    for (const { column, entity: end } of ends) {
      if (end === entity) dropAll(world, table, column, row.id);
    }
  }
  world.table(entity).delete(row.id);
  ripple(world, entity, row, undefined);
  recordChange(actor, entity, "deleted", row, []);
  rules?.removed?.(row, actor);
}

function dropAll(world: World, table: string, column: string, id: number): void {
  for (const row of [...world.table(table).rows({ where: [{ column, op: "eq", value: id }] })])
    drop(world, table, row);
}

/** Without history (a link, an event). */
export function put(world: World, table: string, draft: Readonly<Record<string, unknown>>): AnyRow {
  const full = { ...draft, id: 0, version: 1 };
  const row = world.table(table).insert({ ...draft, ...copiedColumns(world, table, full) });
  ripple(world, table, undefined, row);
  return row;
}

/** Without history. */
export function drop(world: World, table: string, row: AnyRow): void {
  if (world.table(table).delete(row.id)) ripple(world, table, row, undefined);
}

/** For a change outside the record's fields. */
export const note = (
  actor: Author,
  of: Of<EntityLike>,
  event: ChangeEvent,
  row: AnyRow,
  label: string,
  name: string,
) =>
  recordChange(actor, nameOf(of), event, row, [
    {
      field: "",
      label,
      from: event === "unassigned" ? name : null,
      to: event === "unassigned" ? null : name,
    },
  ]);
