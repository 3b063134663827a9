import type { AnyRow } from "./catalog.ts";
import { fullName } from "./full-name.ts";
import type { Author } from "./rule-book.ts";
import type { World } from "./world.ts";

interface RecordAuthor {
  readonly id?: number;
  readonly email: string;
  readonly name: string;
}

/** By entity and id. Not saved: only names the author in refusals. */
const authors = new WeakMap<World, Map<string, RecordAuthor & { readonly version: number }>>();

export function noteAuthor({ world, admin }: Author, entity: string, row: AnyRow): void {
  if (!("email" in admin) || typeof admin.email !== "string") return;
  const known = authors.get(world) ?? new Map();
  authors.set(world, known);
  const id = "id" in admin && typeof admin.id === "number" ? { id: admin.id } : {};
  known.set(`${entity} ${row.id}`, {
    ...id,
    email: admin.email,
    name: fullName(admin),
    version: row.version,
  });
}

/** Of the present version, if it was an admin and is known. */
export function lastAuthor(world: World, entity: string, row: AnyRow): RecordAuthor | undefined {
  const known = authors.get(world)?.get(`${entity} ${row.id}`);
  if (known === undefined || known.version !== row.version) return undefined;
  const { version: _, ...author } = known;
  return author;
}
