import { z } from "zod";
import { mark, text } from "./field.ts";
import { named } from "./named.ts";

/** RFC 9457 `application/problem+json`; `title` and `detail` are French, `errors` name the fields. */
export const problem = named(
  "Problem",
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string().optional(),
    instance: z.string().optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** 409 stale: the record as it stands now. */
    current: z.record(z.string(), z.unknown()).optional(),
    /** 409 stale: who saved it last. It may be the caller, in another tab: `id` says so though an address was corrected. */
    changedBy: z.object({ id: z.number().optional(), email: z.string(), name: z.string() }).optional(),
    /** 423: who holds the record. */
    holder: z.object({ email: z.string(), name: z.string(), since: z.string() }).optional(),
    /** 409 wrong state: what would be allowed. */
    allowed: z.array(z.string()).optional(),
  }),
);
export type Problem = z.output<typeof problem>;

/** The kinds of problem, each with its status; the slug ends the problem's `type` (`/problems/<slug>`). */
export const problemStatus = {
  malformed: 400,
  "invalid-query": 400,
  "signed-out": 401,
  "wrong-credentials": 401,
  "csrf-token": 403,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "stale-version": 409,
  "wrong-state": 409,
  conflict: 409,
  "too-large": 413,
  "wrong-content-type": 415,
  "invalid-fields": 422,
  locked: 423,
  "too-many-attempts": 429,
  "contract-broken": 500,
  internal: 500,
} as const;
export type ProblemSlug = keyof typeof problemStatus;
export type ProblemStatus = (typeof problemStatus)[ProblemSlug];

export const problemContentType = "application/problem+json";

type ProblemResponses<S extends number> = { readonly [K in S]: typeof problem };

/** The problem answers of a route, by status. */
export function problems<const S extends number>(...statuses: readonly S[]): ProblemResponses<S> {
  return Object.fromEntries(statuses.map((status) => [status, problem])) as ProblemResponses<S>;
}

type NotFound<P extends string> = P extends `${string}{${string}` ? 404 : never;

/** 404 for a path that names a record; nothing for one that is always there. */
export function notFound<const P extends string>(template: P): ProblemResponses<NotFound<P>> {
  return (template.includes("{") ? problems(404) : {}) as ProblemResponses<NotFound<P>>;
}

/** A problem answer that a route has only sometimes: by its own notes, which the compiler does not follow. */
export const someProblem = <const S extends number>(
  status: S,
  has: boolean,
): { readonly [K in S]?: typeof problem } => (has ? problems(status) : {});

/**
 * One choice of a selector: `id` on the wire, `text` on the screen (Select2's words). `detail` tells it apart from others of
 * the same text; a backend that does not know it leaves it out.
 */
export const option = named(
  "Option",
  z.object({
    id: z.union([z.int(), z.string()]),
    text: text(),
    detail: mark(text(500).optional(), { provenance: "extension" }),
  }),
);
export type Option = z.output<typeof option>;
