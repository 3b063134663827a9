import { z } from "zod";
import type { CountedList, CountedSeries, CountedTabs } from "./counted-tabs.ts";
import { memoised } from "./memoised.ts";
import { colonPath, type OwnParams, pathParams } from "./paths.ts";
import { notFound, problems } from "./problem.ts";
import type { Place, RouteMeta, RouteNotes } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";
import type { SearchedKinds } from "./searched-kinds.ts";
import type { NoFilters } from "./table.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

export interface ShowNotes<
  P extends string,
  A extends z.ZodType,
  S extends number,
  O extends OwnParams,
  Q extends Shape = NoFilters,
> extends Omit<RouteNotes<P, O>, "lock"> {
  readonly answer: A;
  /** Invalid values are refused (400). */
  readonly query?: Q;
  readonly counted?: CountedTabs;
  readonly searched?: SearchedKinds;
  /** What each figure in `waiting` counts. */
  readonly waiting?: Readonly<Record<string, CountedList>>;
  /** Per period. */
  readonly series?: CountedSeries;
  readonly refuses?: readonly S[];
}

export interface ShowMeta extends RouteMeta<"show" | "page" | "session"> {
  readonly entity?: string;
  readonly counted?: CountedTabs;
  readonly searched?: SearchedKinds;
  readonly waiting?: Readonly<Record<string, CountedList>>;
  readonly series?: CountedSeries;
}

/** A GET that answers one value: a record, figures, the session. */
export function show<
  const P extends string,
  A extends z.ZodType,
  const S extends number = never,
  O extends OwnParams = NoFilters,
  Q extends Shape = NoFilters,
>(place: Place, path: P, notes: ShowNotes<P, A, S, O, Q>, kind: "show" | "page" | "session" = "show") {
  return memoised({
    method: "GET" as const,
    path: colonPath(path),
    get pathParams() {
      return pathParams<P, O>(path, notes.params);
    },
    get query() {
      return z.object({ ...((notes.query ?? {}) as Q) });
    },
    get responses() {
      return {
        200: notes.answer,
        ...problems(401, 500),
        ...notFound(path),
        ...problems(...(notes.refuses ?? [])),
      };
    },
    summary: "",
    get metadata(): ShowMeta {
      return {
        ...routeMeta(kind, place, path, notes),
        ...(place.entity === undefined ? {} : { entity: place.entity }),
        ...(notes.counted === undefined ? {} : { counted: notes.counted }),
        ...(notes.searched === undefined ? {} : { searched: notes.searched }),
        ...(notes.waiting === undefined ? {} : { waiting: notes.waiting }),
        ...(notes.series === undefined ? {} : { series: notes.series }),
      };
    },
  });
}
