import { isAnnotation } from "./annotations.ts";
import { type ContractDocument, resolved } from "./document.ts";
import { type JsonNode, listAt } from "./json-node.ts";

export interface Plain {
  readonly schema: JsonNode;
  readonly nullable: boolean;
  readonly members: readonly unknown[];
}

/** Splits off null; a nullable with one branch becomes that branch. */
export function plain(document: ContractDocument, given: JsonNode): Plain {
  const { schema, nullable } = withoutNull(given);
  const keyword = "anyOf" in schema ? "anyOf" : "oneOf";
  const all = listAt(schema, keyword);
  if (all.length === 0) return { schema, nullable, members: [] };
  const isNull = (member: unknown) => resolved(document, member).type === "null";
  const members = all.filter((member) => !isNull(member));
  const { [keyword]: _members, ...own } = schema;
  const isOnly = members.length === 1 && Object.keys(own).every(isAnnotation);
  if (!isOnly) return { schema: own, nullable: nullable || members.length < all.length, members };
  const inner = plain(document, resolved(document, members[0]));
  return { ...inner, nullable: nullable || inner.nullable || members.length < all.length };
}

/** `type: [string, null]` with the null of its `enum`, and OpenAPI 3.0's `nullable: true`. */
function withoutNull(given: JsonNode): { readonly schema: JsonNode; readonly nullable: boolean } {
  const { nullable, ...schema } = given;
  const types = [schema.type ?? []].flat();
  if (nullable !== true && !(types.length > 1 && types.includes("null"))) return { schema, nullable: false };
  const values = listAt(schema, "enum");
  return {
    nullable: true,
    schema: {
      ...schema,
      ...(types.length === 0 ? {} : { type: types.filter((type) => type !== "null") }),
      ...(values.length === 0 ? {} : { enum: values.filter((value) => value !== null) }),
    },
  };
}
