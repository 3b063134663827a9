import { referencedEntity } from "@palier/contract";
import { catalog } from "./catalog.ts";
import { fullName } from "./full-name.ts";
import type { Copy } from "./rule-shapes.ts";

/**
 * The copies that follow from the contract: beside a reference `fooId` the column `fooName` repeats how the other record
 * is called. Of the stored tables alone: what a list computes follows by itself.
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

/** A record's own name, as other records say it: its `name`, or a person's two. */
function nameOf(entity: string): Copy["read"] {
  const columns = catalog.get(entity)?.record.shape ?? {};
  const own = ["name", "fullName"].find((column) => column in columns);
  return own ?? (({ firstName, lastName }) => fullName({ firstName, lastName }));
}
