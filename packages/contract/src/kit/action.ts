import { z } from "zod";
import { mark } from "./field.ts";
import type { Kept } from "./kept.ts";
import { identityTexts } from "./kit.texts.ts";
import { memoised, overlaid } from "./memoised.ts";
import { named } from "./named.ts";
import { colonPath, type OwnParams, pathParams } from "./paths.ts";
import { notFound, type problem, problems, someProblem } from "./problem.ts";
import type { Place, RouteMeta, RouteNotes, StateChange, Undo } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";
import type { NoFilters } from "./table.ts";

export interface ActionNotes<P extends string, B extends z.ZodType, A extends z.ZodType, O extends OwnParams>
  extends RouteNotes<P, O> {
  readonly body: B;
  readonly answer: A;
  /** Requires an `Idempotency-Key`: for POSTs that add something. Implied by `conflicts`. */
  readonly idempotent?: boolean;
  /**
   * May answer 409 (stale version, wrong state, needed by others). Implies `idempotent`: a retry after a lost
   * answer would be refused for its own first change (A05).
   */
  readonly conflicts?: boolean;
  readonly change?: StateChange;
  readonly undo?: Undo;
  readonly kept?: Kept;
  readonly marks?: Marks;
}

/** A flag set idempotently, which removes records from lists that need it unset. */
export interface Marks {
  readonly flag: string;
  /** Body member with the newest record to mark; includes older ones. */
  readonly upTo?: string;
}

export interface ActionMeta extends RouteMeta<"action" | "fragment" | "session"> {
  readonly entity?: string;
  readonly change?: StateChange;
  readonly undo?: Undo;
  /** For deletions: the column that counts what prevents them. */
  readonly kept?: Kept;
  readonly marks?: Marks;
}

export const done = named("Done", z.object({ ok: z.literal(true) }));
/** An empty object, or none. */
export const nothing = z.strictObject({}).optional();

/** The version that the admin saw; a stale one is refused (409). */
export const lookedAt = () =>
  mark(z.int().positive(), { kind: "count", title: identityTexts.version, provenance: "assumed" });

export const deletionBody = named(
  "Deletion",
  z.strictObject({ version: mark(lookedAt(), { provenance: "extension" }) }),
);

/**
 * Declares a POST with one effect (reorder, delete, register).
 * @example action(place, "/admin/news/notify/{id}", { record: "id", body, answer: done, conflicts: true })
 */
export function action<
  const P extends string,
  B extends z.ZodType,
  A extends z.ZodType,
  O extends OwnParams = NoFilters,
>(place: Place, path: P, notes: ActionNotes<P, B, A, O>) {
  return post("action", place, path, notes);
}

/** Declares a POST that only reads. */
export function fragment<
  const P extends string,
  B extends z.ZodType,
  A extends z.ZodType,
  O extends OwnParams = NoFilters,
>(place: Place, path: P, notes: ActionNotes<P, B, A, O>) {
  return post("fragment", place, path, notes);
}

/** Declares a POST that needs no session. */
export function sessionAction<const P extends string, B extends z.ZodType, A extends z.ZodType>(
  place: Place,
  path: P,
  notes: ActionNotes<P, B, A, NoFilters>,
) {
  return post("session", place, path, notes);
}

function post<
  const P extends string,
  B extends z.ZodType,
  A extends z.ZodType,
  K extends ActionMeta["kind"],
  O extends OwnParams,
>(kind: K, place: Place, path: P, notes: ActionNotes<P, B, A, O>) {
  const idempotent = notes.idempotent ?? notes.conflicts === true;
  // Not spread: the body is built on first access.
  const { note, record, lock, change, undo, kept, marks } = notes;
  const metadata: ActionMeta = {
    ...routeMeta(kind, place, path, { note, record, lock, idempotent }, kind === "action"),
    ...(notes.maxBody === undefined ? {} : { maxBody: notes.maxBody }),
    ...(place.entity === undefined ? {} : { entity: place.entity }),
    ...(change === undefined ? {} : { change }),
    ...(undo === undefined ? {} : { undo }),
    ...(kept === undefined ? {} : { kept }),
    ...(marks === undefined ? {} : { marks }),
  };
  return memoised({
    method: "POST" as const,
    path: colonPath(path),
    get pathParams() {
      return pathParams<P, O>(path, notes.params);
    },
    get body() {
      return notes.body;
    },
    get responses() {
      return {
        200: notes.answer,
        ...problems(400, 401, 403, 413, 415, 422, 500),
        ...notFound(path),
        ...someProblem(409, idempotent),
        ...someProblem(423, metadata.lock !== undefined),
      };
    },
    summary: "",
    metadata,
  });
}

/** Removes a status that the route never answers. */
export function withoutAnswer<
  const R extends { readonly responses: Readonly<Record<number, unknown>> },
  const S extends keyof R["responses"] & number,
>(route: R, status: S): Omit<R, "responses"> & { readonly responses: Omit<R["responses"], S> } {
  const without = {
    get responses() {
      const { [status]: _never, ...responses } = route.responses;
      return responses;
    },
  };
  return overlaid<object>(route, without) as Omit<R, "responses"> & {
    readonly responses: Omit<R["responses"], S>;
  };
}

/** Adds 429, with the seconds to wait in `Retry-After`. */
export function throttled<const R extends { readonly responses: Readonly<Record<number, unknown>> }>(
  route: R,
): Omit<R, "responses"> & { readonly responses: R["responses"] & { readonly 429: typeof problem } } {
  const limited = {
    get responses() {
      return { ...route.responses, ...problems(429) };
    },
  };
  return overlaid<object>(route, limited) as Omit<R, "responses"> & {
    readonly responses: R["responses"] & { readonly 429: typeof problem };
  };
}
