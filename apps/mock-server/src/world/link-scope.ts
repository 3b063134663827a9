import type { Scope } from "../from-contract/define-area.ts";
import type { AnyRow, EntityLike } from "./catalog.ts";
import { need } from "./records.ts";
import type { World } from "./world.ts";

interface In {
  readonly world: World;
}

/** Rows that a link table ties to the record `of` with `id` (404 when there is none): `column` is their own end. */
export function linkedTo(on: In, of: EntityLike, id: number, table: string, column: string): Scope {
  return { where: [{ column: "id", op: "in", values: [...linkedIds(on, of, id, table, column)] }] };
}

/** Rows that could still be tied to it. */
export function notLinkedTo(on: In, of: EntityLike, id: number, table: string, column: string): Scope {
  const linked = linkedIds(on, of, id, table, column);
  const key = `not ${table} ${of.name}=${id} ${on.world.serial}.${on.world.table(table).revision}`;
  return { where: [{ op: "test", key, test: (row) => !linked.has(row.id) }] };
}

/** All rows, each with `assigned`: whether the link table ties it to the record. */
export function assignable(on: In, of: EntityLike, id: number, table: string, column: string): Scope {
  const linked = linkedIds(on, of, id, table, column);
  return { computed: { assigned: (row: AnyRow) => linked.has(row.id) } };
}

function linkedIds(on: In, of: EntityLike, id: number, table: string, column: string): Set<number> {
  need(on, of.name, id);
  const where = [{ column: `${of.name}Id`, op: "eq", value: id } as const];
  return new Set([...on.world.table(table).rows({ where })].map((row) => Number(row[column])));
}
