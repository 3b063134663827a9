import { building, module } from "@palier/contract";
import { type CallOf, defineArea, rulesOf } from "../from-contract/define-area.ts";
import { drop, need, note, put } from "../world/records.ts";
import { followBuilding, followSwitch, onIn, switchesOf, switchTable } from "./module-count.ts";

/** Per-building switches survive the platform switch. */
export const moduleArea = defineArea({
  area: "module",
  rules: [
    rulesOf(module, {
      complete: (draft, { world }) => ({
        updatedAt: world.clock.instant(),
        buildingCount: draft.enabled ? onIn(world, draft.id) : 0,
      }),
    }),
  ],
  links: [
    {
      table: switchTable,
      ends: [
        { column: "buildingId", entity: "building" },
        { column: "moduleId", entity: "module" },
      ],
    },
  ],
  follows: [
    { of: "building", run: followBuilding },
    { of: switchTable, run: followSwitch },
  ],
  scopes: {
    "module.forBuilding": ({ world, params }) => {
      const { id } = need({ world }, building, params.buildingId);
      const off = new Set(switchesOf(world, "buildingId", id).map(({ moduleId }) => moduleId));
      return { computed: { onInBuilding: (row) => !off.has(row.id) } };
    },
  },
  handlers: {
    "module.switchOn": (call) => {
      const { home, own, isOff } = placeOf(call);
      if (isOff === undefined) return { ok: true };
      drop(call.world, switchTable, isOff);
      note(call, building, "assigned", home, module.texts.singular, own.label);
      return { ok: true };
    },
    "module.switchOff": (call) => {
      const { home, own, isOff } = placeOf(call);
      if (isOff !== undefined) return { ok: true };
      put(call.world, switchTable, { buildingId: home.id, moduleId: own.id });
      note(call, building, "unassigned", home, module.texts.singular, own.label);
      return { ok: true };
    },
  },
});

function placeOf(call: CallOf<"module.switchOn" | "module.switchOff">) {
  const home = need(call, building, call.params.buildingId);
  const own = need(call, module, call.params.moduleId);
  const isOff = switchesOf(call.world, "buildingId", home.id).find(({ moduleId }) => moduleId === own.id);
  return { home, own, isOff };
}
