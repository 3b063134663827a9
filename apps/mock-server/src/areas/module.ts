import { building, module } from "@palier/contract";
import { defineArea, rulesOf } from "../from-contract/define-area.ts";
import type { World } from "../world/world.ts";

/** Modules: switched off, one is on in no building; switched on again, in every active one. */
export const moduleArea = defineArea({
  area: "module",
  rules: [
    rulesOf(module, {
      complete: ({ enabled }, { world, before }) => ({
        updatedAt: world.clock.instant(),
        ...(enabled === before?.enabled ? {} : { buildingCount: enabled ? activeBuildings(world) : 0 }),
      }),
    }),
  ],
});

const activeBuildings = (world: World): number =>
  world.table(building).count({ where: [{ column: "status", op: "eq", value: "active" }] });
