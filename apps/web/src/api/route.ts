import type { z } from "zod";

/** Undefined only for the contract's optional segment. */
export type PathValues = Readonly<Record<string, string | number | undefined>>;
export type QueryValues = Readonly<Record<string, unknown>>;

export type Nothing = Readonly<Record<string, never>>;

/** Answers JSON. `S`: answer; `P`, `Q`, `B`: path, query and body, omitted by generic code. */
export interface Callable<S extends z.ZodType = z.ZodType, P = PathValues, Q = QueryValues, B = unknown> {
  readonly method: "GET" | "POST";
  /** `/admin/building/edit/:id`. */
  readonly path: string;
  readonly pathParams: z.ZodType<unknown, P>;
  readonly query?: z.ZodType<unknown, Q>;
  readonly body?: z.ZodType<unknown, B>;
  readonly metadata?: object;
  /** Files (204 if empty) are not JSON: {@link import("./download.ts")}. */
  readonly responses: { readonly 200?: S; readonly 201?: S; readonly 204?: never };
}

interface CallOptions {
  /** One per intention: a repeated key gets the first answer (A05). */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Required unless its schema accepts absence. */
type Part<K extends string, V> = undefined extends V
  ? { readonly [_ in K]?: V }
  : Nothing extends V
    ? { readonly [_ in K]?: V }
    : { readonly [_ in K]: V };

type Flat<T> = { [K in keyof T]: T[K] };

export type CallInput<P = Nothing, Q = Nothing, B = undefined> = Flat<
  Part<"params", P> & Part<"query", Q> & Part<"body", B> & CallOptions
>;

/** Optional if all parts are. */
export type CallArguments<P, Q, B> =
  Nothing extends CallInput<P, Q, B> ? [input?: CallInput<P, Q, B>] : [input: CallInput<P, Q, B>];

/** `ParamsOf<typeof buildingRoutes.history>` is `{ id: number | string }`. */
export type ParamsOf<R extends { readonly pathParams: z.ZodType }> = z.input<R["pathParams"]>;

/** False for a GET or a read-only POST. */
export const changesState = (route: { readonly method: string; readonly metadata?: unknown }): boolean =>
  route.method !== "GET" && !isFragment(route.metadata);

const isFragment = (metadata: unknown): boolean =>
  typeof metadata === "object" && metadata !== null && "kind" in metadata && metadata.kind === "fragment";
