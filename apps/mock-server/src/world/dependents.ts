import { fieldMeta, referencedEntity } from "@palier/contract";
import { problemDetails } from "../core/problem.texts.ts";
import { catalog } from "./catalog.ts";
import type { World } from "./world.ts";

interface Pointer {
  readonly entity: string;
  readonly column: string;
  /** `includes` for lists of ids. */
  readonly op: "eq" | "includes";
}

/** By referenced entity. */
const pointers = new Map<string, Pointer[]>();
for (const [entity, { record }] of catalog) {
  for (const [column, schema] of Object.entries(record.shape)) {
    const target = referencedEntity(schema);
    const op = fieldMeta(schema).kind === "list" ? "includes" : "eq";
    if (target !== undefined) pointers.set(target, [...(pointers.get(target) ?? []), { entity, column, op }]);
  }
}

/** A French sentence that names the referencing records. */
export function whoNeeds(world: World, entity: string, id: number): string | undefined {
  const counts = (pointers.get(entity) ?? []).flatMap(({ entity: from, column, op }) => {
    if (!world.ground.tables.has(from)) return [];
    const count = world.table(from).count({ where: [{ column, op, value: id }] });
    const words = catalog.get(from)?.texts;
    return count === 0 || !words
      ? []
      : [`${count} ${(count === 1 ? words.singular : words.plural).toLowerCase()}`];
  });
  return counts.length === 0 ? undefined : problemDetails.inUse(counts.join(", "));
}
