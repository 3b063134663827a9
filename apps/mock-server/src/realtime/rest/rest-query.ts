import { parsedJson } from "../json.ts";
import type { RealtimeDatabase } from "../realtime-database.ts";
import { type Path, parsePath, pathText } from "../tree/path.ts";
import { WireRefusal } from "../wire-refusal.ts";

const constraints = ["startAt", "startAfter", "endAt", "endBefore", "equalTo", "limitToFirst", "limitToLast"];

export const queryNames: readonly string[] = ["orderBy", ...constraints];

/** Undefined without a query. */
export function orderOf(query: URLSearchParams): string | undefined {
  const text = query.get("orderBy");
  if (text !== null) return orderPath(text);
  if (!constraints.some((name) => query.has(name))) return undefined;
  throw new WireRefusal("invalid_query", "orderBy must be defined when other query parameters are defined");
}

/** Like Firebase without an index; as unsupported with one. */
export function refuseQuery(database: RealtimeDatabase, path: Path, order: string): never {
  const index = order === "$value" ? ".value" : order;
  const needsNone = order === "$key" || order === "$priority";
  const why =
    needsNone || database.isIndexed(path, index)
      ? "the query parameter 'orderBy' is not understood here: ask with an SDK"
      : `Index not defined, add ".indexOn": "${index}", for path "/${pathText(path)}", to the rules`;
  throw new WireRefusal("invalid_query", why);
}

function orderPath(text: string): string {
  const order = parsedJson(text);
  if (typeof order === "string" && (["$key", "$value", "$priority"].includes(order) || isPath(order)))
    return order;
  throw new WireRefusal("invalid_query", "orderBy must be a valid JSON encoded path");
}

function isPath(text: string): boolean {
  try {
    return parsePath(text).length > 0;
  } catch (error) {
    if (error instanceof WireRefusal) return false;
    throw error;
  }
}
