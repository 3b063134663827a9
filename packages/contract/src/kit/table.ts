import { z } from "zod";
import { memoised } from "./memoised.ts";
import { colonPath, type OwnParams, pathParams } from "./paths.ts";
import { notFound, problems } from "./problem.ts";
import type { Place, RouteMeta, RouteNotes } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";
import { pagingShape } from "./table-query.ts";

type Shape = Readonly<Record<string, z.ZodType>>;
export type NoFilters = Readonly<Record<never, never>>;

export interface TableNotes<P extends string, R extends z.ZodObject, F extends Shape, O extends OwnParams>
  extends RouteNotes<P, O> {
  readonly row: R;
  readonly filters?: F;
  readonly newest?: Newest;
}

/** Only the newest records, by id descending. */
export interface Newest {
  readonly most: number;
  readonly at: string;
}

export interface TableMeta<R extends z.ZodObject = z.ZodObject, F extends Shape = Shape>
  extends RouteMeta<"table"> {
  /** The rows' stored entity. */
  readonly entity: string;
  readonly row: R;
  readonly filters: F;
  readonly newest?: Newest;
}

/** DataTables: `draw` echoed, counts before and after filtering, one page. */
export function tableAnswer<R extends z.ZodType>(row: R) {
  return z.object({
    draw: z.int().min(0),
    recordsTotal: z.int().min(0),
    recordsFiltered: z.int().min(0),
    data: z.array(row),
    error: z.string().optional(),
  });
}

/** A server-side list; `fieldKinds` says which columns are sortable. */
export function table<
  const P extends string,
  R extends z.ZodObject,
  F extends Shape = NoFilters,
  O extends OwnParams = NoFilters,
>(place: Required<Place>, path: P, notes: TableNotes<P, R, F, O>) {
  const filters = (notes.filters ?? {}) as F;
  return memoised({
    method: "GET" as const,
    path: colonPath(path),
    get pathParams() {
      return pathParams<P, O>(path, notes.params);
    },
    get query() {
      return z.object({ ...pagingShape(), ...filters });
    },
    get responses() {
      return { 200: tableAnswer(notes.row), ...problems(400, 401, 500), ...notFound(path) };
    },
    summary: "",
    get metadata(): TableMeta<R, F> {
      return {
        ...routeMeta("table", place, path, notes),
        entity: place.entity,
        row: notes.row,
        filters,
        ...(notes.newest === undefined ? {} : { newest: notes.newest }),
      };
    },
  });
}
