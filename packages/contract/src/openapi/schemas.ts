import type { JsonSchema } from "../kit/json-schema.ts";
import { jsonSchemas } from "../kit/json-schema.ts";
import { ref, refName } from "./document.ts";
import { type Examples, exampleOf, wholeExample } from "./example.ts";
import type { SchemaNames } from "./schema-names.ts";
import { tidy } from "./tidy.ts";

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Input side of requests, output side of answers, each with an example. */
export function componentSchemas(
  names: SchemaNames,
  roots: { readonly inputs: readonly string[]; readonly outputs: readonly string[] },
  words: Omit<Examples, "find">,
): Schemas {
  const uri = (name: string): string => ref("schemas", name);
  const outputs = reachable(jsonSchemas(names.outputs, "output", uri), roots.outputs, () => "output");
  // A body is closed, unless shared with an answer: readers must accept unknown keys.
  const sideOf = (name: string) => (name in outputs ? "output" : "input");
  const inputs = reachable(jsonSchemas(names.inputs, "input", uri), roots.inputs, sideOf);
  for (const [name, schema] of Object.entries(inputs)) {
    const other = outputs[name];
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(schema))
      throw new Error(`${name} differs between requests and answers: give one of them a name of its own.`);
  }
  return withExamples(sorted({ ...inputs, ...outputs }), words);
}

function reachable(
  all: Schemas,
  roots: readonly string[],
  sideOf: (name: string) => "input" | "output",
): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {};
  const visit = (name: string): void => {
    const raw = all[name];
    if (raw === undefined || found[name] !== undefined) return;
    const schema = tidy(raw, sideOf(name));
    found[name] = schema;
    for (const target of references(schema)) visit(refName(target));
  };
  for (const name of roots) visit(name);
  return found;
}

export function references(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    key === "$ref" && typeof each === "string" ? [each] : references(each),
  );
}

const sorted = (schemas: Schemas): Schemas =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));

function withExamples(schemas: Schemas, words: Omit<Examples, "find">): Schemas {
  const examples: Examples = { ...words, find: (pointer) => schemas[refName(pointer)] ?? {} };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const example = wholeExample(name, words) ?? exampleOf(schema, name, examples);
      return [name, { ...schema, examples: [example] }];
    }),
  );
}
