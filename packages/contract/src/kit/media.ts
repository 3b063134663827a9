import { z } from "zod";
import type { ColonPath, PathParams } from "./paths.ts";
import { colonPath, pathParams } from "./paths.ts";
import { fileAnswer } from "./plain-answers.ts";
import { problems } from "./problem.ts";
import type { RouteMeta, RouteNotes } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";

export type MediaMeta = RouteMeta<"media">;

/** A GET that answers a picture or a document. */
export function media<const P extends string>(notes: RouteNotes<P>) {
  const metadata: MediaMeta = routeMeta("media", notes);
  return {
    method: "GET" as const,
    path: colonPath(notes.path) as ColonPath<P>,
    pathParams: pathParams(notes.path) as PathParams<P>,
    query: z.object({}),
    responses: {
      200: fileAnswer("application/octet-stream"),
      ...problems(401, 404, 500),
    },
    summary: notes.summary,
    metadata,
  };
}
