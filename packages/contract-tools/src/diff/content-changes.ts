import { narrowed, widened } from "./change.ts";
import { isNode, type JsonNode, nodeAt } from "./json-node.ts";
import { restChanges } from "./rest-changes.ts";
import type { Comparison, SchemaChange } from "./schema-change.ts";

export function contentChanges(
  comparison: Comparison,
  at: string,
  old: JsonNode,
  fresh: JsonNode,
): readonly SchemaChange[] {
  const [was, is] = [nodeAt(old, "content"), nodeAt(fresh, "content")];
  const types = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return types.flatMap((type): readonly SchemaChange[] => {
    const [before, after] = [was[type], is[type]];
    if (after === undefined) {
      return [{ at, what: `${type} is no longer a type`, breaks: narrowed(comparison.side) }];
    }
    if (before === undefined)
      return [{ at, what: `${type} is a new type`, breaks: widened(comparison.side) }];
    if (!isNode(before) || !isNode(after)) return [];
    const place = type.includes("json") ? at : `${at} ${type}`;
    return [
      ...comparison.changes(place, before.schema ?? {}, after.schema ?? {}),
      ...restChanges(place, before, after, (key) => key === "schema"),
    ];
  });
}
