import type { z } from "zod";
import { areaActions } from "./area-actions.ts";
import { areaLists } from "./area-lists.ts";
import { areaRecords } from "./area-records.ts";
import type { Entity } from "./entity.ts";
import { type Summarised, withSummaries } from "./with-summaries.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

/**
 * Makers of an area's routes. Rows and answers default to the entity's record; `record: "orderId"` names the
 * path parameter with its id.
 * @example
 * const at = areaOf("building", building, texts);
 * const list = at.table("/admin/building/ajax-list", { filters: { city: byText("city") } });
 * export const buildingRoutes = at.routes({
 *   list,
 *   export: at.exportOf(list, "/admin/building/export"),
 *   ...at.crud("/admin/building", { values: pick(building, "name", "city") }),
 * });
 */
export function areaOf<N extends string, F extends Shape, const S extends Readonly<Record<string, string>>>(
  area: string,
  entity: Entity<N, F>,
  texts: { readonly summaries: S },
) {
  const place = { area, entity: entity.name };
  const { record } = entity;
  return {
    routes: <R extends Summarised<S, R>>(routes: R): R => withSummaries<S, R>(texts.summaries, routes),

    about: <M extends string, G extends Shape>(other: Entity<M, G>) => areaOf(area, other, texts),

    ...areaLists<F>(place, record),
    ...areaRecords<F>(place, record),
    ...areaActions<F>(place, record),
  };
}
