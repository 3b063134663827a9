import { fieldMeta, fieldsOf, isNullable, referencedEntity } from "@palier/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { catalog } from "../world/catalog.ts";
import { countedTables, planOf } from "./plan.ts";
import { seedOf } from "./seed.ts";

const fields = (table: string) => fieldsOf(catalog.get(table)?.record ?? z.object({}));

/** A table and one that it references. Two accounts always exist. */
const pairs = countedTables.flatMap((table) =>
  fields(table).flatMap(([, schema]) => {
    const { kind, entity } = fieldMeta(schema);
    const parent = countedTables.find((each) => each === entity);
    return kind === "reference" && parent !== undefined && parent !== "accountAdmin" && !isNullable(schema)
      ? [[table, parent] as const]
      : [];
  }),
);

test.each(pairs)(
  "%s has no rows where there is no %s (else: a line of `needs` in plan.ts)",
  (table, parent) => {
    expect(planOf({ [parent]: 0 })[table]).toBe(0);
  },
);

const ids = z.union([z.array(z.number()), z.number().transform((id) => [id]), z.null().transform(() => [])]);

/** References to rows that do not exist: `badge.buildingId of 3 is 1, of 0`. */
function dangling(table: (typeof countedTables)[number], rows: number): string[] {
  const { tables } = seedOf({ rows: { [table]: rows } });
  const counts = new Map(tables.map((each) => [each.table, each.count]));
  return tables.flatMap(({ table: from, count, rowAt }) => {
    const names = fields(from).flatMap(([name, schema]) =>
      referencedEntity(schema) === table ? [name] : [],
    );
    // One row of other tables: drawn from the missing rows, it throws.
    const all = names.length === 0 ? Math.min(count, 1) : count;
    return Array.from({ length: all }, (_, at) => z.record(z.string(), z.unknown()).parse(rowAt(at))).flatMap(
      (row, at) =>
        names.flatMap((name) =>
          ids
            .parse(row[name])
            .filter((id) => id > (counts.get(table) ?? 0))
            .map((id) => `${from}.${name} of ${at + 1} is ${id}, of ${counts.get(table)}`),
        ),
    );
  });
}

describe.each(countedTables.filter((table) => table !== "accountAdmin"))("%s", (table) => {
  test.each([0, 1])(
    "of %i rows no other one is referred to (else: null in that seed, or a line of `needs`)",
    (rows) => {
      expect(dangling(table, rows).slice(0, 3)).toEqual([]);
    },
  );
});
