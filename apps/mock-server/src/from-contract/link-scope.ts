import { parisDay } from "@palier/contract";
import type { AnyRow, EntityLike } from "../world/catalog.ts";
import { isOffered } from "../world/offered.ts";
import { need } from "../world/records.ts";
import type { World } from "../world/world.ts";
import type { Scope } from "./define-area.ts";

interface In {
  readonly world: World;
}

/** Rows linked to record `id` of `of` (404). `column`: the link table's, for the rows. */
export function linkedTo(on: In, of: EntityLike, id: number, table: string, column: string): Scope {
  return { where: [{ column: "id", op: "in", values: [...linkedIds(on, of, id, table, column)] }] };
}

/** None if the record is closed, and no closed rows. */
export function notLinkedTo(on: In, of: EntityLike, id: number, table: string, column: string): Scope {
  const { world } = on;
  const linked = linkedIds(on, of, id, table, column);
  const entity = entityAt(world, table, column);
  if (!takesMore(on, of, id, table)) return { where: [{ column: "id", op: "in", values: [] }] };
  const test = (row: AnyRow) => !linked.has(row.id) && isOffered(world, entity, row);
  return { where: [{ op: "test", key: `not ${keyOf(world, table, of, id)}`, test }] };
}

/** `assigned` distinguishes linked rows from linkable ones. */
export function assignable(on: In, of: EntityLike, id: number, table: string, column: string): Scope {
  const { world } = on;
  const linked = linkedIds(on, of, id, table, column);
  const entity = entityAt(world, table, column);
  const isOpen = takesMore(on, of, id, table);
  const test = (row: AnyRow) => linked.has(row.id) || (isOpen && isOffered(world, entity, row));
  return {
    // Closing changes neither pairs nor day.
    where: [{ op: "test", key: `${isOpen ? "or" : "only"} ${keyOf(world, table, of, id)}`, test }],
    computed: { assigned: (row: AnyRow) => linked.has(row.id) },
  };
}

/** Open, or prepared on its own page. */
function takesMore(on: In, of: EntityLike, id: number, table: string): boolean {
  const end = linkAt(on.world, table)?.ends.find(({ entity }) => entity === of.name);
  return end?.owner === true || isOffered(on.world, of.name, need(on, of.name, id));
}

const linkAt = (world: World, table: string) => world.ground.rules.links.find((link) => link.table === table);

/** Changes with pairs, world and day, as an offer may end. */
const keyOf = (world: World, table: string, of: EntityLike, id: number): string =>
  `${table} ${of.name}=${id} ${world.serial}.${world.table(table).revision} ${parisDay(world.clock.now())}`;

const entityAt = (world: World, table: string, column: string): string =>
  linkAt(world, table)?.ends.find((end) => end.column === column)?.entity ?? "";

function linkedIds(on: In, of: EntityLike, id: number, table: string, column: string): Set<number> {
  need(on, of.name, id);
  const where = [{ column: `${of.name}Id`, op: "eq", value: id } as const];
  return new Set([...on.world.table(table).rows({ where })].map((row) => Number(row[column])));
}
