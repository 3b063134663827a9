import { fieldMeta, fieldsOf, isNullable } from "@palier/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { catalog } from "../world/catalog.ts";
import { countedTables, planOf } from "./plan.ts";

/** A table and one that it references. Two accounts always exist. */
const pairs = countedTables.flatMap((table) =>
  fieldsOf(catalog.get(table)?.record ?? z.object({})).flatMap(([, schema]) => {
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
