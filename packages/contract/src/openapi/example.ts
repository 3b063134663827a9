import type { JsonSchema } from "../kit/json-schema.ts";
import { exampleByKey, exampleByKind } from "./example.texts.ts";

/**
 * A value that a schema accepts and that reads like the real thing: by the field's name, else by its kind, else by its
 * type. A test checks every one of them against the contract.
 */
export function exampleOf(schema: JsonSchema, key: string, find: (pointer: string) => JsonSchema): unknown {
  if (schema.$ref !== undefined) return exampleOf(find(schema.$ref), key, find);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const type = typeof schema.type === "string" ? schema.type : schema.type?.find((each) => each !== "null");
  const kind = schema["x-kind"];
  if (type === "object") return exampleObject(schema, find);
  if (type === "array") return exampleList(schema, key, find);
  const named = exampleByKey[key];
  if (named !== undefined && typeof named === jsType(type)) return named;
  if (typeof kind === "string" && exampleByKind[kind] !== undefined) return exampleByKind[kind];
  const first = schema.anyOf?.find((each) => each.type !== "null");
  if (first !== undefined) return exampleOf(first, key, find);
  return byType(type, schema);
}

const jsType = (type: string | undefined): string => (type === "integer" ? "number" : (type ?? "string"));

function exampleObject(schema: JsonSchema, find: (pointer: string) => JsonSchema): Record<string, unknown> {
  const members = Object.entries(schema.properties ?? {});
  return Object.fromEntries(
    members
      .filter(([name]) => schema.required?.includes(name) === true || !optionalInExamples.has(name))
      .map(([name, member]) => [name, typeof member === "boolean" ? null : exampleOf(member, name, find)]),
  );
}

/** Members of problems and pages that an ordinary answer does not have. */
const optionalInExamples = new Set(["error", "errors", "current", "holder", "allowed", "instance"]);

function exampleList(schema: JsonSchema, key: string, find: (pointer: string) => JsonSchema): unknown[] {
  if (schema.items === undefined || typeof schema.items === "boolean" || Array.isArray(schema.items))
    return [];
  return [exampleOf(schema.items, singular(key), find)];
}

/** `cities` → `city`, `sectionIds` → `sectionId`. */
const singular = (key: string): string => key.replace(/ies$/, "y").replace(/s$/, "");

function byType(type: string | undefined, schema: JsonSchema): unknown {
  switch (type) {
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    case "string":
      return exampleByKind.text;
    default:
      return null;
  }
}
