import { building, module } from "@palier/contract";
import type { AnyRow } from "../world/catalog.ts";
import type { World } from "../world/world.ts";

/** Rows that switch a module off. */
export const switchTable = "buildingModuleOff";

export const switchesOf = (world: World, column: "buildingId" | "moduleId", id: number): AnyRow[] => [
  ...world.table(switchTable).rows({ where: [{ column, op: "eq", value: id }] }),
];

/** Assumes that the platform switch is on. */
export function onIn(world: World, moduleId: number): number {
  const active = world.table(building).count({ where: [{ column: "status", op: "eq", value: "active" }] });
  const off = switchesOf(world, "moduleId", moduleId).filter(({ buildingId }) => isActive(world, buildingId));
  return active - off.length;
}

export function followBuilding(world: World, before: AnyRow | undefined, after: AnyRow | undefined): void {
  const [was, is] = [before?.status === "active", after?.status === "active"];
  const id = after?.id ?? before?.id;
  if (was === is || id === undefined) return;
  const off = new Set(switchesOf(world, "buildingId", id).map(({ moduleId }) => moduleId));
  for (const row of [...world.table(module).rows({})])
    if (!off.has(row.id)) count(world, row.id, is ? 1 : -1);
}

/** Only in active buildings. */
export function followSwitch(world: World, before: AnyRow | undefined, after: AnyRow | undefined): void {
  for (const [row, by] of [
    [before, 1],
    [after, -1],
  ] as const) {
    if (row !== undefined && isActive(world, row.buildingId)) count(world, Number(row.moduleId), by);
  }
}

const isActive = (world: World, id: unknown): boolean =>
  typeof id === "number" && world.table(building).get(id)?.status === "active";

/** The version stays, as nobody edited the module. */
function count(world: World, id: number, by: number): void {
  const row = world.table(module).get(id);
  if (row?.enabled === true)
    world.table(module).put({ ...row, buildingCount: Math.max(0, row.buildingCount + by) });
}
