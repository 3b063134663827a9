import { z } from "zod";
import { isNullable, mark, wireId } from "./field.ts";

/**
 * As in the specification (`/admin/user/edit/{id}`), to be searchable. ts-rest wants colons and cannot infer
 * a parameter within a segment (`/buildings/ajax{negotiatedServiceId}/…`), so parameter schemas are built
 * here.
 */
export type ColonPath<P extends string> = P extends `${infer A}{${infer K}}${infer B}`
  ? `${A}:${K}${ColonPath<B>}`
  : P;

export type ParamName<P extends string> = P extends `${string}{${infer K}}${infer B}`
  ? K | ParamName<B>
  : never;

type IdParam = z.ZodType<number, number | string>;

export type OwnParams = Readonly<Record<string, z.ZodType>>;

export type PathParams<P extends string, O extends OwnParams> = z.ZodObject<{
  [K in ParamName<P>]: K extends keyof O ? O[K] : IdParam;
}>;

/** `/a/{id}/b` → `/a/:id/b` */
export function colonPath<const P extends string>(template: P): ColonPath<P> {
  return template.replace(/\{(\w+)\}/g, ":$1") as ColonPath<P>;
}

/** `/a/{id}/b` → `["id"]` */
export function paramNames(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
}

/** Digits only (§2 for `walletId`; assumed for all). `012` means 12. */
const pathId = (): IdParam => mark(wireId(), { kind: "id" });

/** A position in an ordered list, from 1. */
export const pathPosition = (): IdParam => mark(pathId(), { kind: "count" });

export function pathParams<const P extends string, O extends OwnParams = Readonly<Record<never, never>>>(
  template: P,
  own?: O,
): PathParams<P, O> {
  const names = paramNames(template);
  const shape = Object.fromEntries(names.map((name) => [name, own?.[name] ?? pathId()]));
  return z.object(shape) as unknown as PathParams<P, O>;
}

/** Can be omitted with its segment; the specification has one (`weekStart`). */
export const optionalParam = (params: z.ZodObject): string | undefined =>
  Object.entries(params.shape).find(([, schema]) => isNullable(schema as z.ZodType))?.[0];

/** `/x/{weekStart}/export` → `/x/export`: OpenAPI and routers lack optional middle segments. */
export function withoutOptionalParam(template: string, name: string): string {
  return template.replace(`/{${name}}`, "");
}
