import { expect, test } from "vitest";
import { z } from "zod";
import type { Filter } from "./table-filters.ts";
import { tellingPair } from "./table-together.ts";

const day = (name: string, op: "from" | "to"): Filter => ({
  name,
  column: "at",
  op,
  kind: "date",
  schema: z.iso.date(),
});
const at = (...instants: string[]) => instants.map((each, id) => ({ id, at: each }));

test("two days are those of a row that UTC has on another day, where there is one", () => {
  const rows = at(
    "2026-03-01T10:00:00Z",
    "2026-03-02T10:00:00Z",
    "2026-03-02T23:30:00Z",
    "2026-03-04T10:00:00Z",
  );
  const pair = tellingPair(rows, day("from", "from"), day("to", "to"));
  expect([pair?.row.id, pair?.one.value, pair?.other.value]).toEqual([2, "2026-03-03", "2026-03-03"]);
});

test("a pair of which one filter keeps all that the other keeps tells nothing", () => {
  const rows = at("2026-03-01T10:00:00Z", "2026-03-01T11:00:00Z");
  expect(tellingPair(rows, day("from", "from"), day("to", "to"))).toBeUndefined();
});
