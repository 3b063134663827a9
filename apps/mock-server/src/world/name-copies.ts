import { referencedEntity } from "@palier/contract";
import { catalog } from "./catalog.ts";
import { fullName } from "./full-name.ts";
import type { Copy } from "./rule-shapes.ts";

/**
 * `fooName` beside a reference `fooId` holds the other record's name. Only of stored tables; lists compute
 * theirs.
 */
export function nameCopies(tables: ReadonlySet<string>): Copy[] {
  return [...catalog]
    .filter(([to]) => tables.has(to))
    .flatMap(([to, { record }]) =>
      Object.entries(record.shape).flatMap(([by, schema]) => {
        const column = by.replace(/Id$/, "Name");
        const from = referencedEntity(schema);
        if (from === undefined || column === by || !(column in record.shape)) return [];
        return [{ to, column, by, from, read: nameOf(from) }];
      }),
    );
}

/** Its `name`, or a person's full name. */
function nameOf(entity: string): Copy["read"] {
  const columns = catalog.get(entity)?.record.shape ?? {};
  const own = ["name", "fullName"].find((column) => column in columns);
  return own ?? (({ firstName, lastName }) => fullName({ firstName, lastName }));
}
