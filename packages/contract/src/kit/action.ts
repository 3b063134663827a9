import { z } from "zod";
import { mark } from "./field.ts";
import type { Kept } from "./kept.ts";
import { identityTexts } from "./kit.texts.ts";
import { memoised, overlaid } from "./memoised.ts";
import { named } from "./named.ts";
import { colonPath, type OwnParams, pathParams } from "./paths.ts";
import { notFound, type problem, problems, someProblem } from "./problem.ts";
import type { Place, RouteMeta, RouteNotes, StateChange } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";
import type { NoFilters } from "./table.ts";

export interface ActionNotes<P extends string, B extends z.ZodType, A extends z.ZodType, O extends OwnParams>
  extends RouteNotes<P, O> {
  readonly body: B;
  readonly answer: A;
  /** A POST that adds something takes an `Idempotency-Key`; so does one that may be refused by 409. */
  readonly idempotent?: boolean;
  /**
   * It may be refused by 409: for a stale version, a wrong state, or what other records need. A retry after a lost answer
   * would else be refused for what its own first try changed (A05).
   */
  readonly conflicts?: boolean;
  readonly change?: StateChange;
  readonly kept?: Kept;
  readonly marks?: Marks;
}

/** A flag that an action sets, so that records are no longer listed without it. Setting it twice is setting it once. */
export interface Marks {
  readonly flag: string;
  /** The member of the body that names the newest record to mark, where all up to one are marked. */
  readonly upTo?: string;
}

export interface ActionMeta extends RouteMeta<"action" | "fragment" | "session"> {
  readonly entity?: string;
  /** Of an action that closes a record or opens it again. */
  readonly change?: StateChange;
  /** Of a deletion: which column counts what keeps the record. */
  readonly kept?: Kept;
  readonly marks?: Marks;
}

/** The answer of an action that has nothing to say. */
export const done = named("Done", z.object({ ok: z.literal(true) }));
/** The body of an action that takes none: an empty object, or nothing at all. */
export const nothing = z.strictObject({}).optional();

/** The version of the record that was looked at: an action that sends an older one is refused (409). */
export const lookedAt = () =>
  mark(z.int().positive(), { kind: "count", title: identityTexts.version, provenance: "assumed" });

/** What `…/delete/{id}` takes: the version that was looked at. */
export const deletionBody = named(
  "Deletion",
  z.strictObject({ version: mark(lookedAt(), { provenance: "extension" }) }),
);

/** A POST that does one thing (reorder, delete, register). */
export function action<
  const P extends string,
  B extends z.ZodType,
  A extends z.ZodType,
  O extends OwnParams = NoFilters,
>(place: Place, path: P, notes: ActionNotes<P, B, A, O>) {
  return post("action", place, path, notes);
}

/** A POST that reads: it answers a piece of a screen and changes nothing. */
export function fragment<
  const P extends string,
  B extends z.ZodType,
  A extends z.ZodType,
  O extends OwnParams = NoFilters,
>(place: Place, path: P, notes: ActionNotes<P, B, A, O>) {
  return post("fragment", place, path, notes);
}

/** A POST about the session itself; answers without one. */
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
  // Not spread: the body is built when it is first looked at.
  const { note, record, lock, change, kept, marks } = notes;
  const metadata: ActionMeta = {
    ...routeMeta(kind, place, path, { note, record, lock, idempotent }, kind === "action"),
    ...(notes.maxBody === undefined ? {} : { maxBody: notes.maxBody }),
    ...(place.entity === undefined ? {} : { entity: place.entity }),
    ...(change === undefined ? {} : { change }),
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

/** A route that never answers one of the statuses that its kind declares: each says exactly what it gives. */
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

/** A route that refuses too many calls in a short time by 429, with the seconds to wait in `Retry-After`. */
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
