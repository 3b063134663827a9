import { fieldMeta } from "@palier/contract";
import type { z } from "zod";
import { catalog } from "./catalog.ts";
import type { World } from "./world.ts";

/** Set on creation. */
const born = new Set(["createdAt", "updatedAt", "requestedAt", "at", "uploadedAt", "since"]);

type Blank = (world: World) => unknown;

/** Cached: imports create 100,000 records. */
const blanks = new Map<string, readonly (readonly [column: string, blank: Blank])[]>();

/** Null if allowed, else zero, empty, false, now. */
export function blankRow(world: World, entity: string): Record<string, unknown> {
  let columns = blanks.get(entity);
  if (columns === undefined) {
    columns = Object.entries(catalog.get(entity)?.record.shape ?? {})
      .filter(([name]) => name !== "id" && name !== "version")
      .map(([name, schema]) => [name, blankOf(entity, name, schema)] as const);
    blanks.set(entity, columns);
  }
  const row: Record<string, unknown> = {};
  for (const [name, blank] of columns) row[name] = blank(world);
  return row;
}

const instant: Blank = (world) => world.clock.instant();

function blankOf(entity: string, name: string, schema: z.ZodType): Blank {
  const { kind, labels = {} } = fieldMeta(schema);
  if (born.has(name) && kind === "dateTime") return instant;
  if (schema.safeParse(null).success) return () => null;
  if (name === "position") return (world) => world.table(entity).size + 1;
  switch (kind) {
    case "id":
    case "reference":
    case "money":
    case "count":
    case "number":
      return () => 0;
    case "flag":
      return () => false;
    case "list":
      return () => [];
    case "json":
      return () => null;
    case "choice": {
      const first = Object.keys(labels)[0] ?? "";
      return () => first;
    }
    case "date":
      return (world) => world.clock.instant().slice(0, 10);
    case "dateTime":
      return instant;
    case "text":
    case "longText":
    case "html":
    case "email":
    case "phone":
    case "postalCode":
    case "url":
    case "color":
      return () => "";
    default:
      return kind satisfies never;
  }
}
