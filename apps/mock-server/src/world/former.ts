import { change, contract, routesOf, type Undo } from "@palier/contract";
import type { AnyRow } from "./catalog.ts";
import { type Former, isSame } from "./history.ts";
import type { World } from "./world.ts";

let known: ReadonlyMap<string, Undo> | undefined;

/** Which changes of an entity's state can be taken back, by the contract. */
function undoOf(entity: string): Undo | undefined {
  known ??= new Map(
    routesOf(contract).flatMap(({ meta }) =>
      meta.kind === "action" && meta.undo !== undefined && meta.record !== undefined
        ? [[meta.record.entity, meta.undo] as const]
        : [],
    ),
  );
  return known.get(entity);
}

/** Undefined if the change is none of those that the contract lets be taken back. */
export function formerOf(entity: string, before: AnyRow, row: AnyRow): Former | undefined {
  const undo = undoOf(entity);
  if (undo === undefined || before[undo.field] === row[undo.field]) return undefined;
  if (!undo.states.includes(String(row[undo.field]))) return undefined;
  const changed = Object.entries(before).filter(([name, value]) => !isSame(row, { [name]: value }));
  return { left: row.version, former: Object.fromEntries(changed) };
}

/** The change that left the record as it is, and when (epoch ms). */
export function lastFormer(world: World, entity: string, row: AnyRow): (Former & { at: number }) | undefined {
  const where = [
    { column: "entity", op: "eq", value: entity } as const,
    { column: "recordId", op: "eq", value: row.id } as const,
  ];
  for (const line of world.table(change.name).rows({ where, order: [{ column: "id", dir: "desc" }] })) {
    const { left, former, at } = line;
    // What was only added since (a comment) leaves the version, and stays.
    if (left === row.version && typeof former === "object" && former !== null)
      return { left: row.version, former: { ...former }, at: Date.parse(String(at)) };
  }
  return undefined;
}
