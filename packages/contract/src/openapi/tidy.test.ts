import { expect, test } from "vitest";
import { z } from "zod";
import { tidy } from "./tidy.ts";

test("a filter by a number is one in the document, without its empty value and the digits of an address", () => {
  const minutes = z.union([z.int().min(0), z.string().regex(/^\d+$/).transform(Number)]);
  const filter = z
    .union([z.literal(""), minutes])
    .meta({ "x-kind": "count", "x-filter": { column: "minutes", op: "from" } });
  const { type, minimum, anyOf } = tidy(z.toJSONSchema(filter, { io: "input" }), "input");
  expect({ type, minimum, anyOf }).toEqual({ type: "integer", minimum: 0, anyOf: undefined });
});
