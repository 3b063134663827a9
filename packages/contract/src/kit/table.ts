import { z } from "zod";
import type { ColonPath, PathParams } from "./paths.ts";
import { colonPath, pathParams } from "./paths.ts";
import { problems } from "./problem.ts";
import type { RouteMeta, RouteNotes } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";
import { pagingShape } from "./table-query.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

export interface TableNotes<P extends string, R extends z.ZodObject, F extends Shape> extends RouteNotes<P> {
  /** The stored entity that the rows are of. */
  readonly entity: string;
  readonly row: R;
  readonly filters?: F;
}

export interface TableMeta<R extends z.ZodObject = z.ZodObject, F extends Shape = Shape>
  extends RouteMeta<"table"> {
  readonly entity: string;
  readonly row: R;
  readonly filters: F;
}

/** A list's answer (DataTables): `draw` echoed, counts before and after filtering, one page of rows. */
export function tableAnswer<R extends z.ZodType>(row: R) {
  return z.object({
    draw: z.int().min(0),
    recordsTotal: z.int().min(0),
    recordsFiltered: z.int().min(0),
    data: z.array(row),
    error: z.string().optional(),
  });
}

/** A server-side list. Sortable are all text, number, choice and date columns. */
export function table<
  const P extends string,
  R extends z.ZodObject,
  F extends Shape = Readonly<Record<never, never>>,
>(notes: TableNotes<P, R, F>) {
  const filters = (notes.filters ?? {}) as F;
  const metadata: TableMeta<R, F> = {
    ...routeMeta("table", notes),
    entity: notes.entity,
    row: notes.row,
    filters,
  };
  return {
    method: "GET" as const,
    path: colonPath(notes.path) as ColonPath<P>,
    pathParams: pathParams(notes.path) as PathParams<P>,
    query: z.object({ ...pagingShape, ...filters }),
    responses: { 200: tableAnswer(notes.row), ...problems(400, 401, 404, 500) },
    summary: notes.summary,
    metadata,
  };
}
