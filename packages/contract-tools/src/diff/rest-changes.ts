import { isDeepStrictEqual } from "node:util";
import { isAnnotation } from "./annotations.ts";
import { cannotJudge } from "./change.ts";
import { type JsonNode, said } from "./json-node.ts";
import type { SchemaChange } from "./schema-change.ts";

/** Keywords that differ and that nobody here can judge. */
export function restChanges(
  at: string,
  old: JsonNode,
  fresh: JsonNode,
  isRead: (keyword: string) => boolean,
): SchemaChange[] {
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((key) => !isRead(key) && !isAnnotation(key) && !isDeepStrictEqual(old[key], fresh[key]))
    .map((key) => cannotJudge(at, key, said(old[key]), said(fresh[key])));
}
