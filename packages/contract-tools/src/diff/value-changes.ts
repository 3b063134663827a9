import { narrowed, type Side, widened } from "./change.ts";
import { type JsonNode, said } from "./json-node.ts";
import type { SchemaChange } from "./schema-change.ts";

export function valueChanges(side: Side, at: string, a: JsonNode, b: JsonNode): SchemaChange[] {
  const [before, after] = [valuesOf(a), valuesOf(b)];
  if (before === undefined && after === undefined) return [];
  if (before === undefined) {
    return [{ at, what: `is one of ${after?.join(", ") ?? ""}`, breaks: narrowed(side) }];
  }
  if (after === undefined) return [{ at, what: "may be any value", breaks: widened(side) }];
  const gone = before.filter((value) => !after.includes(value));
  const more = after.filter((value) => !before.includes(value));
  return [
    ...gone.map((value) => ({ at, what: `« ${value} » is no longer a value`, breaks: narrowed(side) })),
    ...more.map((value) => ({ at, what: `« ${value} » is a new value`, breaks: widened(side) })),
  ];
}

function valuesOf(schema: JsonNode): string[] | undefined {
  const words = (value: unknown) => (typeof value === "string" ? value : said(value));
  if (Array.isArray(schema.enum)) return schema.enum.map(words);
  return "const" in schema ? [words(schema.const)] : undefined;
}
