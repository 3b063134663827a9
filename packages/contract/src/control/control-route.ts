import { z } from "zod";
import { mark } from "../kit/field.ts";
import { type ParamName, paramNames } from "../kit/paths.ts";
import type { ProblemStatus } from "../kit/problem.ts";
import type { ControlSummaries } from "./control.texts.ts";
import { fieldTexts } from "./control-fields.texts.ts";

export type ControlMethod = "GET" | "POST" | "PATCH" | "DELETE";

/** Used in headers, cookies, paths and realtime namespaces. */
export const worldNamePattern = /^[a-z0-9-]{1,64}$/;
export const worldName = () => mark(z.string().regex(worldNamePattern), { kind: "text" });

/** Paths use `{braces}`. */
export interface ControlRoute<
  P extends string = string,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> {
  readonly method: ControlMethod;
  readonly template: P;
  /** French, one line. */
  readonly summary: string;
  readonly note?: string;
  readonly params: Readonly<Record<string, z.ZodType<string>>>;
  readonly query: Q;
  readonly body: B;
  /** The documented body, where `body` accepts more for better errors. */
  readonly bodyAs?: z.ZodType;
  readonly answer: A;
  readonly status: 200 | 201;
  /** Besides the common ones. */
  readonly refusals: readonly ProblemStatus[];
}

export type ControlParams<P extends string> = { readonly [K in ParamName<P>]: string | number };

const none = z.strictObject({}).optional();
type None = typeof none;

interface Notes<P extends string, A extends z.ZodType> {
  readonly method: ControlMethod;
  readonly path: P;
  readonly summary: ControlSummaries;
  readonly note?: string;
  readonly bodyAs?: z.ZodType;
  readonly answer: A;
  readonly status?: 200 | 201;
  readonly refusals?: readonly ProblemStatus[];
}

/**
 * Declares an operation; an omitted query or body must be empty.
 * @example controlRoute({ method: "GET", path: "/__mock/worlds", summary: texts.worlds, answer: z.object({ … }) })
 */
export function controlRoute<
  const P extends string,
  A extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
>(notes: Notes<P, A> & { readonly query: Q; readonly body: B }): ControlRoute<P, Q, B, A>;
export function controlRoute<const P extends string, A extends z.ZodType, B extends z.ZodType>(
  notes: Notes<P, A> & { readonly body: B },
): ControlRoute<P, None, B, A>;
export function controlRoute<const P extends string, A extends z.ZodType, Q extends z.ZodType>(
  notes: Notes<P, A> & { readonly query: Q },
): ControlRoute<P, Q, None, A>;
export function controlRoute<const P extends string, A extends z.ZodType>(
  notes: Notes<P, A>,
): ControlRoute<P, None, None, A>;
export function controlRoute(
  notes: Notes<string, z.ZodType> & { readonly query?: z.ZodType; readonly body?: z.ZodType },
): ControlRoute {
  const { method, path, summary, note, bodyAs, answer, query = none, body = none } = notes;
  return {
    method,
    template: path,
    summary,
    ...(note === undefined ? {} : { note }),
    params: Object.fromEntries(paramNames(path).map((name) => [name, paramSchema(name)])),
    query,
    body,
    ...(bodyAs === undefined ? {} : { bodyAs }),
    answer,
    status: notes.status ?? 200,
    refusals: notes.refusals ?? [],
  };
}

const words: Readonly<Record<string, string>> = fieldTexts.params;

function paramSchema(name: string): z.ZodType<string> {
  const schema = paramShape(name);
  const description = words[name];
  return description === undefined ? schema : schema.describe(description);
}

function paramShape(name: string): z.ZodString {
  switch (name) {
    // Refused later, with its own error.
    case "world":
      return z.string().meta({ pattern: worldNamePattern.source });
    case "recordId":
      return z.string().regex(/^[1-9]\d{0,14}$/);
    default:
      return z.string().min(1).max(254);
  }
}

export const takesNothing = (schema: z.ZodType): boolean => schema === none;

/** In a query, `?since=12`; clients may pass a number. */
export const wholeNumber = (max: number) =>
  mark(
    z.union([
      z.int().min(0).max(max),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number)
        .pipe(z.int().max(max)),
    ]),
    { kind: "count" },
  );
