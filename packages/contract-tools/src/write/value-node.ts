import { type FieldKind, isFieldKind } from "@palier/contract";
import { z } from "zod";
import { type JsonShape, jsonShape } from "../wire/json-shape.ts";

export interface ValueNode extends JsonShape<ValueNode> {
  readonly "x-kind"?: FieldKind | undefined;
  readonly "x-entity"?: string | undefined;
}

const valueNode: z.ZodType<ValueNode> = z.lazy(() =>
  jsonShape(valueNode).extend({
    "x-kind": z.custom<FieldKind>(isFieldKind).optional(),
    "x-entity": z.string().optional(),
  }),
);

const nodes = new WeakMap<z.ZodType, ValueNode>();

/** A schema's input side, cached. */
export function nodeOf(schema: z.ZodType): ValueNode {
  const known = nodes.get(schema);
  if (known !== undefined) return known;
  const node = valueNode.parse(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  nodes.set(schema, node);
  return node;
}

/** The kind of a node, or of a branch (for nullables). */
export const kindOf = (node: ValueNode): FieldKind | undefined =>
  node["x-kind"] ?? node.anyOf?.map(kindOf).find((kind) => kind !== undefined);

/** The entity of a reference, or of a branch. */
export const entityOf = (node: ValueNode): string | undefined =>
  node["x-entity"] ?? node.anyOf?.map(entityOf).find((entity) => entity !== undefined);

/** An object's fields, even if the object is optional. */
export const propertiesOf = (node: ValueNode): Readonly<Record<string, ValueNode>> =>
  node.properties ?? node.anyOf?.find(({ properties }) => properties !== undefined)?.properties ?? {};
