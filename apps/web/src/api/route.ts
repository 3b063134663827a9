import type { z } from "zod";

/** What fills a path. A value is undefined only where the contract lets the segment be left out. */
export type PathValues = Readonly<Record<string, string | number | undefined>>;
export type QueryValues = Readonly<Record<string, unknown>>;

/** The input of a route that takes no such part. */
export type Nothing = Readonly<Record<string, never>>;

/**
 * A route that answers JSON: `S` is its answer's schema, `P`, `Q` and `B` are what its path, query and body take. The
 * contract's own routes fit with their exact types; kits that know a route by shape only leave the last three out.
 */
export interface Callable<S extends z.ZodType = z.ZodType, P = PathValues, Q = QueryValues, B = unknown> {
  readonly method: "GET" | "POST";
  /** With colons: `/admin/building/edit/:id`. */
  readonly path: string;
  readonly pathParams: z.ZodType<unknown, P>;
  readonly query?: z.ZodType<unknown, Q>;
  readonly body?: z.ZodType<unknown, B>;
  readonly metadata?: object;
  /** A file (204 when it is empty) is no JSON answer: {@link import("./download.ts")}. */
  readonly responses: { readonly 200?: S; readonly 201?: S; readonly 204?: never };
}

interface CallOptions {
  /** One key for one intention: the server answers a repeated key with its first answer (A05). */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A part is required exactly when its schema does not accept its absence. */
type Part<K extends string, V> = undefined extends V
  ? { readonly [_ in K]?: V }
  : Nothing extends V
    ? { readonly [_ in K]?: V }
    : { readonly [_ in K]: V };

type Flat<T> = { [K in keyof T]: T[K] };

/** What a call of a route takes beside the route. */
export type CallInput<P = Nothing, Q = Nothing, B = undefined> = Flat<
  Part<"params", P> & Part<"query", Q> & Part<"body", B> & CallOptions
>;

/** The arguments after the route: none are needed when every part may be left out. */
export type CallArguments<P, Q, B> =
  Nothing extends CallInput<P, Q, B> ? [input?: CallInput<P, Q, B>] : [input: CallInput<P, Q, B>];

/** What the path of a route takes: `ParamsOf<typeof buildingRoutes.history>` is `{ id: number | string }`. */
export type ParamsOf<R extends { readonly pathParams: z.ZodType }> = z.input<R["pathParams"]>;

/** False for a GET, and for a POST that only reads: answers that were asked for before it still hold. */
export const changesState = (route: { readonly method: string; readonly metadata?: unknown }): boolean =>
  route.method !== "GET" && !isFragment(route.metadata);

const isFragment = (metadata: unknown): boolean =>
  typeof metadata === "object" && metadata !== null && "kind" in metadata && metadata.kind === "fragment";
