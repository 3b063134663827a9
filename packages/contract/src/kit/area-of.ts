import type { z } from "zod";
import { areaActions } from "./area-actions.ts";
import { areaLists } from "./area-lists.ts";
import { areaRecords } from "./area-records.ts";
import type { Entity } from "./entity.ts";
import { type Summarised, withSummaries } from "./with-summaries.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

/**
 * The routes of one area, with area and entity said once. Rows and answers are the entity's record unless a route says
 * otherwise; `record: "orderId"` names the parameter that holds the entity's id. What stands under another entity in the
 * same area comes from `at.about(other)`.
 */
export function areaOf<N extends string, F extends Shape, const S extends Readonly<Record<string, string>>>(
  area: string,
  entity: Entity<N, F>,
  texts: { readonly summaries: S },
) {
  const place = { area, entity: entity.name };
  const { record } = entity;
  return {
    /** The area's routes, each under the key whose summary it takes. */
    routes: <R extends Summarised<S, R>>(routes: R): R => withSummaries<S, R>(texts.summaries, routes),

    /** The same area's routes about another entity. */
    about: <M extends string, G extends Shape>(other: Entity<M, G>) => areaOf(area, other, texts),

    ...areaLists<F>(place, record),
    ...areaRecords<F>(place, record),
    ...areaActions<F>(place, record),
  };
}
