import { expect, test } from "vitest";
import { z } from "zod";
import { tellingFilter } from "./table-filters.ts";

const minutes = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]);
const bound = (op: "from" | "to") =>
  minutes.meta({ "x-kind": "count", "x-filter": { column: "minutes", op } });
const rows = [90, 9, 240].map((minutes, id) => ({ id, minutes }));

test.each([
  ["from", [90, 240]],
  ["to", [90, 9]],
] as const)("the bound of a number (%s) is one of the rows' numbers, and no day", (op, kept) => {
  const telling = tellingFilter({ bound: bound(op) }, rows);
  expect(telling?.asked).toEqual({ bound: "90" });
  expect(rows.filter((row) => telling?.keeps(row)).map(({ minutes }) => minutes)).toEqual(kept);
});
