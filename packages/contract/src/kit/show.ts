import { z } from "zod";
import type { CountedTabs } from "./counted-tabs.ts";
import { memoised } from "./memoised.ts";
import { colonPath, type OwnParams, pathParams } from "./paths.ts";
import { notFound, problems } from "./problem.ts";
import type { Place, RouteMeta, RouteNotes } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";
import type { NoFilters } from "./table.ts";

export interface ShowNotes<P extends string, A extends z.ZodType, S extends number, O extends OwnParams>
  extends Omit<RouteNotes<P, O>, "lock"> {
  readonly answer: A;
  /** The rows that the answer counts. */
  readonly counted?: CountedTabs;
  /** Problems of this route beside those of every read. */
  readonly refuses?: readonly S[];
}

export interface ShowMeta extends RouteMeta<"show" | "page" | "session"> {
  readonly entity?: string;
  readonly counted?: CountedTabs;
}

/** A GET that answers one value: a record, figures, the session. */
export function show<
  const P extends string,
  A extends z.ZodType,
  const S extends number = never,
  O extends OwnParams = NoFilters,
>(place: Place, path: P, notes: ShowNotes<P, A, S, O>, kind: "show" | "page" | "session" = "show") {
  return memoised({
    method: "GET" as const,
    path: colonPath(path),
    get pathParams() {
      return pathParams<P, O>(path, notes.params);
    },
    get query() {
      return z.object({});
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
      };
    },
  });
}
