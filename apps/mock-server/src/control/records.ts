import { check, type FieldError } from "@palier/contract";
import { controlContract as routes } from "@palier/contract/control";
import { invalid, refuse } from "../core/refusal.ts";
import type { BaseTable } from "../store/base-table.ts";
import { type AnyRow, catalog } from "../world/catalog.ts";
import { copiedColumns, ripple } from "../world/relations.ts";
import { nearest } from "../worlds/nearest.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { controlTexts as texts } from "./control.texts.ts";
import { type Handled, handle } from "./handled.ts";
import { needWorld } from "./need-world.ts";

/** Direct patches: no rules run, but values must fit their columns. */
export function recordHandlers(worlds: Worlds): Handled[] {
  return [
    handle(routes.patchRecord, ({ params, query, body }) => {
      const { world } = needWorld(worlds, params);
      const { entity = "", recordId = "" } = params;
      const base = world.ground.tables.get(entity);
      if (base === undefined) {
        const allowed = nearest(entity, world.ground.tables.keys(), 40);
        throw refuse("not-found", { detail: texts.noTable(entity), allowed });
      }
      const table = world.table(entity);
      const before = table.get(Number(recordId));
      if (before === undefined)
        throw refuse("not-found", { detail: texts.noRecord(entity, Number(recordId)) });
      const errors = misfits(base, entity, body);
      if (errors.length > 0) throw invalid(errors);
      const changes = { ...body, ...copiedColumns(world, entity, { ...before, ...body }) };
      const patch = () => {
        const after = table.patch(before.id, changes);
        ripple(world, entity, before, after);
        return { record: { ...after } };
      };
      return query.announced === "true" ? patch() : world.unannounced(patch);
    }),
  ];
}

function misfits(
  base: BaseTable<AnyRow>,
  entity: string,
  changes: Readonly<Record<string, unknown>>,
): FieldError[] {
  const shape = catalog.get(entity)?.record.shape ?? {};
  return Object.entries(changes).flatMap(([path, value]): FieldError[] => {
    if (path === "id" || path === "version") return [{ path, message: texts.fixedColumn }];
    if (!base.columns.has(path)) return [{ path, message: texts.noColumn(path) }];
    const schema = shape[path];
    if (schema === undefined) return typeof value === "number" ? [] : [{ path, message: texts.badValue }];
    const checked = check(schema, value);
    return checked.ok ? [] : checked.errors.map(({ message }) => ({ path, message }));
  });
}
