import { type FieldKind, isFieldKind } from "@palier/contract";
import { z } from "zod";
import { type JsonShape, jsonShape } from "../wire/json-shape.ts";

/** What a JSON Schema says of a value, as far as values are made from it. */
export interface ValueNode extends JsonShape<ValueNode> {
  /** The contract's mark: what kind of field it is. */
  readonly "x-kind"?: FieldKind | undefined;
  /** Of a reference: the entity whose record it names. */
  readonly "x-entity"?: string | undefined;
}

const valueNode: z.ZodType<ValueNode> = z.lazy(() =>
  jsonShape(valueNode).extend({
    "x-kind": z.custom<FieldKind>(isFieldKind).optional(),
    "x-entity": z.string().optional(),
  }),
);

const nodes = new WeakMap<z.ZodType, ValueNode>();

/** A schema's values, seen from the sender. Made once for each schema. */
export function nodeOf(schema: z.ZodType): ValueNode {
  const known = nodes.get(schema);
  if (known !== undefined) return known;
  const node = valueNode.parse(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  nodes.set(schema, node);
  return node;
}

/** The kind that a node is marked with, itself or as one of two (what may be null). */
export const kindOf = (node: ValueNode): FieldKind | undefined =>
  node["x-kind"] ?? node.anyOf?.map(kindOf).find((kind) => kind !== undefined);

/** The entity that a reference names, itself or as one of two. */
export const entityOf = (node: ValueNode): string | undefined =>
  node["x-entity"] ?? node.anyOf?.map(entityOf).find((entity) => entity !== undefined);

/** The fields of an object's node, also where the whole object may be left out. */
export const propertiesOf = (node: ValueNode): Readonly<Record<string, ValueNode>> =>
  node.properties ?? node.anyOf?.find(({ properties }) => properties !== undefined)?.properties ?? {};
