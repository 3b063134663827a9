import type { AnyRow } from "./catalog.ts";
import { fullName } from "./full-name.ts";
import type { Author } from "./rule-book.ts";
import type { World } from "./world.ts";

interface RecordAuthor {
  /** Left out for whom no account is known. */
  readonly id?: number;
  readonly email: string;
  readonly name: string;
}

/** By entity and id: who made which version. Not part of a saved world: it only lets a refusal name somebody. */
const authors = new WeakMap<World, Map<string, RecordAuthor & { readonly version: number }>>();

/** Notes who made the version that a record has now. Time that passes is no account, and is not noted. */
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

/** Who made the version that a record has now; undefined where no admin did, or it is not known. */
export function lastAuthor(world: World, entity: string, row: AnyRow): RecordAuthor | undefined {
  const known = authors.get(world)?.get(`${entity} ${row.id}`);
  if (known === undefined || known.version !== row.version) return undefined;
  const { version: _, ...author } = known;
  return author;
}
