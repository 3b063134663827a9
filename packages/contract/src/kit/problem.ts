import { z } from "zod";
import { choiceText, mark } from "./field.ts";
import { named } from "./named.ts";

/** RFC 9457 `application/problem+json`. `title` and `detail` are French; `errors` name the fields. */
export const problem = named(
  "Problem",
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string().optional(),
    instance: z.string().optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** 409 stale: the current record. */
    current: z.record(z.string(), z.unknown()).optional(),
    /** 409 stale: the last author, perhaps the caller in another tab; `id` outlasts a change of e-mail. */
    changedBy: z.object({ id: z.number().optional(), email: z.string(), name: z.string() }).optional(),
    /** 423: the holder. */
    holder: z.object({ email: z.string(), name: z.string(), since: z.string() }).optional(),
    /** 409 wrong state: the allowed values. */
    allowed: z.array(z.string()).optional(),
  }),
);
export type Problem = z.output<typeof problem>;

/** The last part of `type` (`/problems/<kind>`). */
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

export function problems<const S extends number>(...statuses: readonly S[]): ProblemResponses<S> {
  return Object.fromEntries(statuses.map((status) => [status, problem])) as ProblemResponses<S>;
}

type NotFound<P extends string> = P extends `${string}{${string}` ? 404 : never;

/** 404 for paths with parameters. */
export function notFound<const P extends string>(template: P): ProblemResponses<NotFound<P>> {
  return (template.includes("{") ? problems(404) : {}) as ProblemResponses<NotFound<P>>;
}

/** Depends on the route's notes, which the compiler cannot follow. */
export const someProblem = <const S extends number>(
  status: S,
  has: boolean,
): { readonly [K in S]?: typeof problem } => (has ? problems(status) : {});

/** In Select2's terms. `detail` distinguishes equal texts; backends may omit it. */
export const option = named(
  "Option",
  z.object({
    id: z.union([z.int(), z.string()]),
    text: choiceText(),
    detail: mark(choiceText().optional(), { provenance: "extension" }),
  }),
);
export type Option = z.output<typeof option>;
