import { z } from "zod";
import { mark } from "../kit/field.ts";
import { type ParamName, paramNames } from "../kit/paths.ts";
import type { ControlSummaries } from "./control.texts.ts";

export type ControlMethod = "GET" | "POST" | "PATCH" | "DELETE";

/** Names of worlds: they stand in headers, cookies, paths and realtime namespaces alike. */
export const worldNamePattern = /^[a-z0-9-]{1,64}$/;
export const worldName = () => mark(z.string().regex(worldNamePattern), { kind: "text" });

/** One operation of the control API. Paths are written as in the contract, braces and all. */
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
  /** By name; all are texts on the wire. */
  readonly params: Readonly<Record<string, z.ZodType<string>>>;
  readonly query: Q;
  readonly body: B;
  readonly answer: A;
  /** The status of the answer; refusals are problems with a status of their own. */
  readonly status: 200 | 201;
}

/** What fills a template's braces. */
export type ControlParams<P extends string> = { readonly [K in ParamName<P>]: string | number };

const none = z.strictObject({}).optional();
type None = typeof none;

interface Notes<P extends string, A extends z.ZodType> {
  readonly method: ControlMethod;
  readonly path: P;
  readonly summary: ControlSummaries;
  readonly answer: A;
  readonly status?: 200 | 201;
}

/** Declares an operation of the control API. A query or a body that is left out must be empty. */
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
  const { method, path, summary, query = none, body = none, answer, status = 200 } = notes;
  const params = Object.fromEntries(paramNames(path).map((name) => [name, paramSchema(name)]));
  return { method, template: path, summary, params, query, body, answer, status };
}

function paramSchema(name: string): z.ZodType<string> {
  switch (name) {
    // Out of shape it is refused with a sentence of its own, so anything passes here.
    case "world":
      return z.string();
    case "recordId":
      return z.string().regex(/^[1-9]\d{0,14}$/);
    default:
      return z.string().min(1).max(254);
  }
}

/** A whole number of a query: `?since=12`; a client may give the number itself. */
export const wholeNumber = (max: number) =>
  z.union([
    z.int().min(0).max(max),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .pipe(z.int().max(max)),
  ]);
