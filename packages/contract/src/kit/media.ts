import { z } from "zod";
import { memoised } from "./memoised.ts";
import { colonPath, type OwnParams, pathParams } from "./paths.ts";
import { fileAnswer } from "./plain-answers.ts";
import { problems } from "./problem.ts";
import type { Place, RouteMeta, RouteNotes } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";

export type MediaMeta = RouteMeta<"media">;

export function media<const P extends string, O extends OwnParams>(
  place: Place,
  path: P,
  notes: RouteNotes<P, O>,
) {
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
      return { 200: fileAnswer("application/octet-stream"), ...problems(401, 404, 500) };
    },
    summary: "",
    get metadata(): MediaMeta {
      return routeMeta("media", place, path, notes);
    },
  });
}
