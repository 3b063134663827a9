import { z } from "zod";
import { named } from "./named.ts";
import type { ColonPath, PathParams } from "./paths.ts";
import { colonPath, pathParams } from "./paths.ts";
import { problems } from "./problem.ts";
import type { RouteMeta, RouteNotes } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";

export interface ActionNotes<P extends string, B extends z.ZodType, A extends z.ZodType>
  extends RouteNotes<P> {
  readonly body: B;
  readonly answer: A;
  readonly entity?: string;
  readonly idempotent?: boolean;
}

export interface ActionMeta extends RouteMeta<"action" | "fragment" | "session"> {
  readonly entity?: string;
}

/** The answer of an action that has nothing to tell. */
export const done = named("Done", z.object({ ok: z.literal(true) }));
/** The body of an action that takes none: an empty object, or nothing at all. */
export const nothing = z.object({}).optional();

/** A POST that does one thing (reorder, delete, register). */
export function action<const P extends string, B extends z.ZodType, A extends z.ZodType>(
  notes: ActionNotes<P, B, A>,
) {
  return post("action", notes);
}

/** A POST that reads: it answers a piece of a screen and changes nothing. */
export function fragment<const P extends string, B extends z.ZodType, A extends z.ZodType>(
  notes: ActionNotes<P, B, A>,
) {
  return post("fragment", notes);
}

/** A POST about the session itself; answers without one. */
export function sessionAction<const P extends string, B extends z.ZodType, A extends z.ZodType>(
  notes: ActionNotes<P, B, A>,
) {
  return post("session", notes);
}

function post<const P extends string, B extends z.ZodType, A extends z.ZodType, K extends ActionMeta["kind"]>(
  kind: K,
  notes: ActionNotes<P, B, A>,
) {
  const metadata: ActionMeta = {
    ...routeMeta(kind, notes, kind === "action"),
    ...(notes.entity === undefined ? {} : { entity: notes.entity }),
    ...(notes.idempotent === undefined ? {} : { idempotent: notes.idempotent }),
  };
  return {
    method: "POST" as const,
    path: colonPath(notes.path) as ColonPath<P>,
    pathParams: pathParams(notes.path) as PathParams<P>,
    body: notes.body,
    responses: { 200: notes.answer, ...problems(400, 401, 403, 404, 409, 413, 415, 422, 423, 500) },
    summary: notes.summary,
    metadata,
  };
}
