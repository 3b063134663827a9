import { fieldMeta } from "@palier/contract";
import type { z } from "zod";
import { catalog } from "./catalog.ts";
import type { World } from "./world.ts";

/** Instants that a new record gets by itself. */
const born = new Set(["createdAt", "updatedAt", "requestedAt", "at", "uploadedAt", "since"]);

/** What a new record of an entity has where nobody says otherwise: null where it may, else zero, empty, no, now. */
export function blankRow(world: World, entity: string): Record<string, unknown> {
  const shape = catalog.get(entity)?.record.shape ?? {};
  const columns = Object.entries(shape).filter(([name]) => name !== "id" && name !== "version");
  return Object.fromEntries(columns.map(([name, schema]) => [name, blankValue(world, entity, name, schema)]));
}

function blankValue(world: World, entity: string, name: string, schema: z.ZodType): unknown {
  if (born.has(name) && fieldMeta(schema).kind === "dateTime") return world.clock.instant();
  if (schema.safeParse(null).success) return null;
  if (name === "position") return world.table(entity).size + 1;
  const { kind, labels = {} } = fieldMeta(schema);
  switch (kind) {
    case "id":
    case "reference":
    case "money":
    case "count":
    case "number":
      return 0;
    case "flag":
      return false;
    case "list":
      return [];
    case "json":
      return null;
    case "choice":
      return Object.keys(labels)[0] ?? "";
    case "date":
      return world.clock.instant().slice(0, 10);
    case "dateTime":
      return world.clock.instant();
    case "text":
    case "longText":
    case "html":
    case "email":
    case "phone":
    case "postalCode":
    case "url":
    case "color":
      return "";
  }
}
