import { isDeepStrictEqual } from "node:util";
import { isAnnotation } from "./annotations.ts";
import { type Breaks, cannotJudge, narrowed, type Side, widened } from "./change.ts";
import { type JsonNode, said } from "./json-node.ts";
import { limits } from "./limit-changes.ts";
import type { SchemaChange } from "./schema-change.ts";

const demands = new Set([
  "pattern",
  "format",
  "contentEncoding",
  "contentMediaType",
  "multipleOf",
  "uniqueItems",
]);

/** Compared elsewhere by their meaning. */
const compared = new Set([
  "type",
  "enum",
  "const",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "prefixItems",
  "allOf",
  ...limits.keys(),
]);

export function keywordChanges(side: Side, at: string, a: JsonNode, b: JsonNode): SchemaChange[] {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted();
  return names.flatMap((name): SchemaChange[] => {
    const [was, is] = [a[name], b[name]];
    if (compared.has(name) || isAnnotation(name) || isDeepStrictEqual(was, is)) return [];
    const what = `${name} ${said(was)} becomes ${said(is)}`;
    if (demands.has(name)) return [{ at, what, breaks: ofDemand(side, was, is) }];
    // An omitted value changes for both sides; in an answer a default has no effect.
    if (name === "default") return [{ at, what, breaks: side === "request" ? "both" : "nobody" }];
    return [cannotJudge(at, name, said(was), said(is))];
  });
}

function ofDemand(side: Side, was: unknown, is: unknown): Breaks {
  const isNone = (value: unknown) => value === undefined || value === false;
  if (isNone(was)) return isNone(is) ? "nobody" : narrowed(side);
  return isNone(is) ? widened(side) : "both";
}
