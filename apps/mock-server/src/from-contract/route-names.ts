import type { contract } from "@palier/contract";
import type { z } from "zod";

/** The contract's routes by their names (`building.edit.post`), for the compiler. */
interface LeafRoute {
  readonly method: string;
  readonly path: string;
  readonly responses: object;
}

type Leaves<R, Prefix extends string> = {
  [K in keyof R & string]: R[K] extends LeafRoute
    ? readonly [`${Prefix}${K}`, R[K]]
    : Leaves<R[K], `${Prefix}${K}.`>;
}[keyof R & string];

type Leaf = Leaves<typeof contract, "">;

export type RouteName = Leaf[0];
export type RouteNamed<N extends RouteName> = Extract<Leaf, readonly [N, unknown]>[1];

/** Names of routes that answer rows or choices: tables, exports, options. */
export type ListName = Extract<
  Leaf,
  readonly [string, { readonly metadata: { readonly kind: "table" | "export" | "options" } }]
>[0];

/** A route's path parameters as handlers get them: numbers, but for dates and names. */
export type ParamsOf<N extends RouteName> =
  RouteNamed<N> extends { readonly pathParams: infer P extends z.ZodType }
    ? z.output<P>
    : Readonly<Record<never, never>>;

/** A POST's body, checked by the contract. */
export type BodyOf<N extends RouteName> =
  RouteNamed<N> extends { readonly body: infer B extends z.ZodType } ? z.output<B> : undefined;

/** What a handler answers with 200. */
export type AnswerOf<N extends RouteName> =
  RouteNamed<N> extends { readonly responses: { readonly 200: infer A extends z.ZodType } }
    ? z.input<A>
    : never;
