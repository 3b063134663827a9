import type { AnyRow } from "./catalog.ts";
import type { World } from "./world.ts";

const nameColumns = [
  "name",
  "label",
  "title",
  "subject",
  "userName",
  "number",
  "reference",
  "fileName",
  "email",
];

/** How a record is called: by its entity's rule, else by the first column that reads like a name. */
export function recordName(world: World, entity: string, row: AnyRow): string {
  const rules = world.ground.rules.entities.get(entity);
  if (rules?.name) return rules.name(row);
  if (typeof row.firstName === "string" && typeof row.lastName === "string") {
    return `${row.firstName} ${row.lastName}`;
  }
  const column = nameColumns.find((each) => typeof row[each] === "string");
  return column === undefined ? `n°\u00a0${row.id}` : String(row[column]);
}
