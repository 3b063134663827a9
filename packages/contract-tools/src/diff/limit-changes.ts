import { cannotJudge, narrowed, type Side, widened } from "./change.ts";
import { type JsonNode, said } from "./json-node.ts";
import type { SchemaChange } from "./schema-change.ts";

/** Whether a greater bound is stricter. */
export const limits: ReadonlyMap<string, 1 | -1> = new Map([
  ["minLength", 1],
  ["minimum", 1],
  ["exclusiveMinimum", 1],
  ["minItems", 1],
  ["minProperties", 1],
  ["maxLength", -1],
  ["maximum", -1],
  ["exclusiveMaximum", -1],
  ["maxItems", -1],
  ["maxProperties", -1],
]);

export function limitChanges(side: Side, at: string, a: JsonNode, b: JsonNode): SchemaChange[] {
  return [...limits].flatMap(([name, sign]): SchemaChange[] => {
    const [was, is] = [a[name], b[name]];
    if (was === is) return [];
    const none = sign === 1 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const [before, after] = [was ?? none, is ?? none];
    if (typeof before !== "number" || typeof after !== "number") {
      return [cannotJudge(at, name, said(was), said(is))];
    }
    const isStricter = (after - before) * sign > 0;
    const what = `${name} ${said(was)} becomes ${said(is)}`;
    return [{ at, what, breaks: isStricter ? narrowed(side) : widened(side) }];
  });
}
