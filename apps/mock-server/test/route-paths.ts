import { fieldMeta, type RouteEntry } from "@palier/contract";
import type { z } from "zod";
import type { World } from "../src/world/world.ts";

/** The first record of its kind, and the first of any others. */
export function paramsOf(world: World, { meta, pathParams }: RouteEntry): Record<string, string> {
  const { record } = meta;
  const row = record === undefined ? undefined : world.table(record.entity).first({});
  const entries = Object.entries(pathParams.shape).map(([name, schema]) => {
    const value = name === record?.param ? row?.id : row?.[name];
    return [name, String(value ?? firstOf(schema as z.ZodType))];
  });
  return Object.fromEntries(entries);
}

const firstOf = (schema: z.ZodType): string => (fieldMeta(schema).kind === "date" ? "2026-11-16" : "1");

export const filled = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
