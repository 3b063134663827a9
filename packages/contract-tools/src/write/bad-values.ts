import type { z } from "zod";
import type { Row } from "../verify/fields.ts";
import { nodeOf, propertiesOf, type ValueNode } from "./value-node.ts";

export interface BadBody {
  readonly what: string;
  readonly field: string;
  readonly body: unknown;
}

/** First an unknown key, a boundary value and a missing key, then other values and types. */
export function badBodies(schema: z.ZodType, right: Row): BadBody[] {
  const node = nodeOf(schema);
  const fields = Object.entries(propertiesOf(node));
  const values = Array.from({ length: 14 }, (_, at) =>
    fields.flatMap(([name, own]) => beyond(name, own, right, at)),
  );
  const candidates = [
    ...values.slice(0, 1).flat(),
    ...fields.map(([field]) => ({ what: `${field} left out`, field, body: without(right, field) })),
    ...values.slice(1).flat(),
  ];
  const refused = candidates.filter(({ body }) => !schema.safeParse(body).success);
  const unknown = { what: "an unknown key", field: "notAField", body: { ...right, notAField: 1 } };
  return [unknown, ...refused].filter(({ body }) => !schema.safeParse(body).success);
}

function beyond(field: string, node: ValueNode, right: Row, at: number): BadBody[] {
  const values = valuesBeyond(node);
  if (at >= values.length) return [];
  const value = values[at];
  return [{ what: `${field} = ${shown(value)}`, field, body: { ...right, [field]: value } }];
}

function valuesBeyond(node: ValueNode): unknown[] {
  const inner = node.anyOf?.find(({ type }) => type !== "null") ?? node;
  const limits: unknown[] = [];
  if (inner.maxLength !== undefined && inner.maxLength <= 10_000)
    limits.push("x".repeat(inner.maxLength + 1));
  if (inner.minimum !== undefined && inner.minimum > -1_000_000) limits.push(inner.minimum - 1);
  if (inner.maximum !== undefined && inner.maximum < Number.MAX_SAFE_INTEGER) limits.push(inner.maximum + 1);
  if (inner.maxItems !== undefined && inner.maxItems <= 200) {
    limits.push(Array.from({ length: inner.maxItems + 1 }, () => "x"));
  }
  if (inner.type === "integer" || inner.type === "number") limits.push("1");
  return [...limits, "", null, [], -1, "zqxj", 1.5, true, {}, "   ", 0];
}

function without(row: Row, field: string): Row {
  const { [field]: _left, ...rest } = row;
  return rest;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 30 ? `${text.slice(0, 24)}… (${text.length})` : text;
}
