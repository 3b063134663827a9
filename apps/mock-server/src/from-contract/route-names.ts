import type { contract } from "@palier/contract";
import type { z } from "zod";

/** `building.edit.post` */
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

export type ListName = Extract<
  Leaf,
  readonly [string, { readonly metadata: { readonly kind: "table" | "export" | "options" } }]
>[0];

/** Numbers, except dates and names. */
export type ParamsOf<N extends RouteName> =
  RouteNamed<N> extends { readonly pathParams: infer P extends z.ZodType }
    ? z.output<P>
    : Readonly<Record<never, never>>;

export type BodyOf<N extends RouteName> =
  RouteNamed<N> extends { readonly body: infer B extends z.ZodType } ? z.output<B> : undefined;

export type AnswerOf<N extends RouteName> =
  RouteNamed<N> extends { readonly responses: { readonly 200: infer A extends z.ZodType } }
    ? z.input<A>
    : never;
