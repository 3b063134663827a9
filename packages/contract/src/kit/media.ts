import { z } from "zod";
import type { OwnParams } from "./paths.ts";
import { fileAnswer } from "./plain-answers.ts";
import { problems } from "./problem.ts";
import type { Place, RouteMeta, RouteNotes } from "./route-meta.ts";
import { located, routeMeta } from "./route-meta.ts";

export type MediaMeta = RouteMeta<"media">;

/** A GET that answers a picture or a document. */
export function media<const P extends string, O extends OwnParams>(
  place: Place,
  path: P,
  notes: RouteNotes<P, O>,
) {
  const metadata: MediaMeta = routeMeta("media", place, path, notes);
  return {
    method: "GET" as const,
    ...located<P, O>(path, notes),
    query: z.object({}),
    responses: { 200: fileAnswer("application/octet-stream"), ...problems(401, 404, 500) },
    summary: "",
    metadata,
  };
}
