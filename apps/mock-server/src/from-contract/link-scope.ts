import { parisDay } from "@palier/contract";
import type { AnyRow, EntityLike } from "../world/catalog.ts";
import { isOffered } from "../world/offered.ts";
import { need } from "../world/records.ts";
import type { World } from "../world/world.ts";
import type { Scope } from "./define-area.ts";

interface In {
  readonly world: World;
}

/** Rows linked to record `id` of `of` (404 if missing); `column` is the link table's column for the rows. */
export function linkedTo(on: In, of: EntityLike, id: number, table: string, column: string): Scope {
  return { where: [{ column: "id", op: "in", values: [...linkedIds(on, of, id, table, column)] }] };
}

/** Rows that may still be linked: none if the record is closed, and no closed ones. */
export function notLinkedTo(on: In, of: EntityLike, id: number, table: string, column: string): Scope {
  const { world } = on;
  const linked = linkedIds(on, of, id, table, column);
  const entity = entityAt(world, table, column);
  if (!takesMore(on, of, id, table)) return { where: [{ column: "id", op: "in", values: [] }] };
  const test = (row: AnyRow) => !linked.has(row.id) && isOffered(world, entity, row);
  return { where: [{ op: "test", key: `not ${keyOf(world, table, of, id)}`, test }] };
}

/** Linked rows and, unless the record is closed, linkable ones; `assigned` tells them apart. */
export function assignable(on: In, of: EntityLike, id: number, table: string, column: string): Scope {
  const { world } = on;
  const linked = linkedIds(on, of, id, table, column);
  const entity = entityAt(world, table, column);
  const isOpen = takesMore(on, of, id, table);
  const test = (row: AnyRow) => linked.has(row.id) || (isOpen && isOffered(world, entity, row));
  return {
    // The record may close without a change of pairs or day.
    where: [{ op: "test", key: `${isOpen ? "or" : "only"} ${keyOf(world, table, of, id)}`, test }],
    computed: { assigned: (row: AnyRow) => linked.has(row.id) },
  };
}

/** Whether the record takes more links: it is open, or its own page prepares them. */
function takesMore(on: In, of: EntityLike, id: number, table: string): boolean {
  const end = linkAt(on.world, table)?.ends.find(({ entity }) => entity === of.name);
  return end?.owner === true || isOffered(on.world, of.name, need(on, of.name, id));
}

const linkAt = (world: World, table: string) => world.ground.rules.links.find((link) => link.table === table);

/** A cache key that changes with the pairs, the world, or the day, as an offer may end with one. */
const keyOf = (world: World, table: string, of: EntityLike, id: number): string =>
  `${table} ${of.name}=${id} ${world.serial}.${world.table(table).revision} ${parisDay(world.clock.now())}`;

const entityAt = (world: World, table: string, column: string): string =>
  linkAt(world, table)?.ends.find((end) => end.column === column)?.entity ?? "";

function linkedIds(on: In, of: EntityLike, id: number, table: string, column: string): Set<number> {
  need(on, of.name, id);
  const where = [{ column: `${of.name}Id`, op: "eq", value: id } as const];
  return new Set([...on.world.table(table).rows({ where })].map((row) => Number(row[column])));
}
