import { expect, test } from "vitest";
import { z } from "zod";
import { filterConditions } from "./list-conditions.ts";
import { listPlan } from "./list-plan.ts";

const row = z.object({
  minutes: z.int().meta({ "x-kind": "count" }),
  at: z.string().meta({ "x-kind": "dateTime" }),
});
const bound = (column: string, op: "from" | "to") =>
  z.union([z.int(), z.iso.date()]).meta({ "x-kind": "count", "x-filter": { column, op } });
const plan = listPlan(row, {
  least: bound("minutes", "from"),
  most: bound("minutes", "to"),
  since: bound("at", "from"),
});
const asked = (values: Readonly<Record<string, unknown>>) => [...filterConditions(plan, values, 0)];

test("the bounds of a number narrow as those of a day do", () => {
  expect(asked({ least: 45, most: 90 })).toEqual([
    { column: "minutes", op: "gte", value: 45 },
    { column: "minutes", op: "lte", value: 90 },
  ]);
  expect(asked({ since: "2026-11-20" })).toMatchObject([{ column: "at", op: "gte" }]);
  expect(asked({})).toEqual([]);
});
