import { isDeepStrictEqual } from "node:util";
import { isAnnotation } from "./annotations.ts";
import { cannotJudge } from "./change.ts";
import { isNode, type JsonNode, said } from "./json-node.ts";
import type { SchemaChange } from "./schema-change.ts";

export function restChanges(
  at: string,
  old: JsonNode,
  fresh: JsonNode,
  isRead: (keyword: string) => boolean,
): SchemaChange[] {
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((key) => !isRead(key) && !isAnnotation(key))
    .map((key) => ({ key, was: bare(key, old[key]), is: bare(key, fresh[key]) }))
    .filter(({ was, is }) => !isDeepStrictEqual(was, is))
    .map(({ key, was, is }) => cannotJudge(at, key, said(was), said(is)));
}

function bare(keyword: string, value: unknown): unknown {
  if (keyword !== "servers" || !Array.isArray(value)) return value;
  return value.map((server: unknown) =>
    isNode(server)
      ? Object.fromEntries(Object.entries(server).filter(([key]) => !isAnnotation(key)))
      : server,
  );
}
