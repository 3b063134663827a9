import type { JsonSchema } from "../kit/json-schema.ts";
import { refName } from "./document.ts";
import { exampleByKind } from "./example.texts.ts";

export interface Examples {
  readonly byKey: Readonly<Record<string, unknown>>;
  /** By component name, the simplest first. */
  readonly bodies: Readonly<Record<string, readonly NamedExample[]>>;
  readonly byName: Readonly<Record<string, unknown>>;
  readonly find: (pointer: string) => JsonSchema;
}

export interface NamedExample {
  /** French. */
  readonly summary: string;
  readonly value: unknown;
}

/**
 * A value that the schema accepts, by field name, then kind, then type. A test checks all against the
 * contract.
 */
export function exampleOf(schema: JsonSchema, key: string, examples: Examples): unknown {
  if (schema.$ref !== undefined) return exampleAt(schema.$ref, key, examples);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema["x-kind"] === "choice" && schema.type === "string")
    return Object.keys(schema["x-labels"] ?? {})[0];
  const type = typeof schema.type === "string" ? schema.type : schema.type?.find((each) => each !== "null");
  const kind = schema["x-kind"];
  const named = examples.byKey[key];
  if (named !== undefined && jsTypeOf(named) === jsType(type)) return named;
  if (type === "object") return exampleObject(schema, examples);
  if (type === "array") return exampleList(schema, key, examples);
  if (typeof kind === "string" && exampleByKind[kind] !== undefined) return exampleByKind[kind];
  const first = schema.anyOf?.find((each) => each.type !== "null");
  if (first !== undefined) return exampleOf(first, key, examples);
  return byType(type, schema);
}

const exampleAt = (pointer: string, key: string, examples: Examples): unknown =>
  wholeExample(refName(pointer), examples) ?? exampleOf(examples.find(pointer), key, examples);

export const wholeExample = (name: string, examples: Omit<Examples, "find">): unknown =>
  examples.bodies[name]?.[0]?.value ?? examples.byName[name];

const jsTypeOf = (value: unknown): string => (Array.isArray(value) ? "array" : typeof value);
const jsType = (type: string | undefined): string => (type === "integer" ? "number" : (type ?? "string"));

function exampleObject(schema: JsonSchema, examples: Examples): Record<string, unknown> {
  const members = Object.entries(schema.properties ?? {});
  return Object.fromEntries(
    members
      .filter(([name]) => schema.required?.includes(name) === true || !optionalInExamples.has(name))
      .map(([name, member]) => [
        name,
        typeof member === "boolean" ? null : exampleOf(member, name, examples),
      ]),
  );
}

/** Omitted in ordinary answers. */
const optionalInExamples = new Set([
  "error",
  "errors",
  "current",
  "changedBy",
  "holder",
  "allowed",
  "instance",
]);

function exampleList(schema: JsonSchema, key: string, examples: Examples): unknown[] {
  if (schema.items === undefined || typeof schema.items === "boolean" || Array.isArray(schema.items))
    return [];
  return [exampleOf(schema.items, singular(key), examples)];
}

/** `cities` → `city`, `sectionIds` → `sectionId` */
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
