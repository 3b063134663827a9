import { z } from "zod";

/** What a JSON Schema says of a value, as far as values are made from it. */
export interface ValueNode {
  readonly type?: string | readonly string[] | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly ValueNode[] | undefined;
  readonly properties?: Readonly<Record<string, ValueNode>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: ValueNode | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  /** The contract's mark: what kind of field it is. */
  readonly "x-kind"?: string | undefined;
  /** Of a reference: the entity whose record it names. */
  readonly "x-entity"?: string | undefined;
}

const valueNode: z.ZodType<ValueNode> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(valueNode).optional(),
    properties: z.record(z.string(), valueNode).optional(),
    required: z.array(z.string()).optional(),
    items: valueNode.optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    "x-kind": z.string().optional(),
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
export const kindOf = (node: ValueNode): string | undefined =>
  node["x-kind"] ?? node.anyOf?.map(kindOf).find((kind) => kind !== undefined);

/** The entity that a reference names, itself or as one of two. */
export const entityOf = (node: ValueNode): string | undefined =>
  node["x-entity"] ?? node.anyOf?.map(entityOf).find((entity) => entity !== undefined);

/** The fields of an object's node, also where the whole object may be left out. */
export const propertiesOf = (node: ValueNode): Readonly<Record<string, ValueNode>> =>
  node.properties ?? node.anyOf?.find(({ properties }) => properties !== undefined)?.properties ?? {};
