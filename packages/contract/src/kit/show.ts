import { z } from "zod";
import type { ColonPath, PathParams } from "./paths.ts";
import { colonPath, pathParams } from "./paths.ts";
import { problems } from "./problem.ts";
import type { RouteMeta, RouteNotes } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";

export interface ShowNotes<P extends string, A extends z.ZodType, S extends number> extends RouteNotes<P> {
  readonly answer: A;
  readonly entity?: string;
  /** Problems of this route beside those of every read. */
  readonly refuses?: readonly S[];
}

export interface ShowMeta extends RouteMeta<"show" | "page" | "session"> {
  readonly entity?: string;
}

/** A GET that answers one value: a record, figures, the session. */
export function show<const P extends string, A extends z.ZodType, const S extends number = never>(
  notes: ShowNotes<P, A, S>,
  kind: "show" | "page" | "session" = "show",
) {
  const metadata: ShowMeta = {
    ...routeMeta(kind, notes),
    ...(notes.entity === undefined ? {} : { entity: notes.entity }),
  };
  return {
    method: "GET" as const,
    path: colonPath(notes.path) as ColonPath<P>,
    pathParams: pathParams(notes.path) as PathParams<P>,
    query: z.object({}),
    responses: { 200: notes.answer, ...problems(401, 404, 500), ...problems(...(notes.refuses ?? [])) },
    summary: notes.summary,
    metadata,
  };
}
