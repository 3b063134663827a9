import { z } from "zod";
import { date, mark } from "./field.ts";

/**
 * Paths are written as the specification writes them, braces and all (`/admin/user/edit/{id}`), so that each of its
 * lines can be searched for. ts-rest wants colons; the two oddities are paths without a slash before the parameter
 * (`/buildings/ajax{negotiatedServiceId}/…`), where ts-rest infers nothing, and the optional `weekStart` in mid-path.
 */
export type ColonPath<P extends string> = P extends `${infer A}{${infer K}}${infer B}`
  ? `${A}:${K}${ColonPath<B>}`
  : P;

export type ParamName<P extends string> = P extends `${string}{${infer K}}${infer B}`
  ? K | ParamName<B>
  : never;

type ParamSchema<K extends string> = K extends "weekStart"
  ? z.ZodOptional<z.ZodType<string, string>>
  : K extends "mediaName" | "listName"
    ? z.ZodType<string, string>
    : z.ZodType<number, number | string>;

export type PathParams<P extends string> = z.ZodObject<{ [K in ParamName<P>]: ParamSchema<K> }>;

/** `/a/{id}/b` → `/a/:id/b`. */
export function colonPath<const P extends string>(template: P): ColonPath<P> {
  return template.replace(/\{(\w+)\}/g, ":$1") as ColonPath<P>;
}

/** `/a/{id}/b` → `["id"]`. */
export function paramNames(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
}

/** An id in a path: digits only, no sign, no leading zero (§2, `walletId` digits only; assumed for every id). */
const pathId = () =>
  mark(z.union([z.int().positive(), z.string().regex(/^[1-9]\d{0,14}$/)]).transform(Number), { kind: "id" });

/** The schema of a template's parameters. */
export function pathParams<const P extends string>(template: P): PathParams<P> {
  const shape: Record<string, z.ZodType> = {};
  for (const name of paramNames(template)) shape[name] = paramSchema(name);
  return z.object(shape) as unknown as PathParams<P>;
}

function paramSchema(name: string): z.ZodType {
  switch (name) {
    case "weekStart":
      return date().optional();
    case "mediaName":
      return mark(z.string().regex(/^[a-z0-9-]{1,80}\.(svg|pdf)$/), { kind: "text" });
    case "listName":
      return mark(z.string().regex(/^[a-z][a-zA-Z]{0,40}$/), { kind: "text" });
    case "position":
      return mark(pathId(), { kind: "count" });
    default:
      return pathId();
  }
}

/** `/x/{weekStart}/export` with the segment left out: `/x/export`. OpenAPI and routers know no optional mid-segment. */
export function withoutOptionalParam(template: string, name: string): string {
  return template.replace(`/{${name}}`, "");
}
