import { z } from "zod";
import { fieldMeta, fieldsOf, filterMeta, isNullable, type RouteEntry } from "../src/index.ts";

/** A route's objects whose fields a backend developer must know: row, answer, values. */
export function shapesOf(route: RouteEntry): [name: string, shape: z.ZodObject][] {
  const { meta } = route;
  switch (meta.kind) {
    case "table":
    case "export":
      return "row" in meta && meta.entity !== "change" ? [["row", meta.row]] : [];
    case "form":
      if (!("values" in meta)) return [];
      return route.method === "GET"
        ? []
        : [
            ["values", meta.values],
            ["record", meta.answer],
          ];
    case "show":
    case "page":
    case "action":
    case "fragment":
    case "session":
      return [...bare("body", route.body), ...bare("answer", route.answers.get(200))];
    case "options":
    case "media":
      return [];
  }
}

function bare(name: string, schema: z.ZodType | undefined): [string, z.ZodObject][] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodObject && listedFields(inner).length > 0 ? [[name, inner]] : [];
}

/** ASSUMPTIONS.md lists them once, in its introduction. */
const saidOnce = new Set(["id", "version", "ok"]);
const listedFields = (shape: z.ZodObject) => fieldsOf(shape).filter(([name]) => !saidOnce.has(name));

/** On one line: assumed fields first, then given ones. */
export function shapeLine(name: string, shape: z.ZodObject): string {
  const isGiven = ([, schema]: [string, z.ZodType]): boolean => fieldMeta(schema).provenance === "spec";
  const fields = listedFields(shape);
  const assumed = fields
    .filter((field) => !isGiven(field))
    .map((field) => fieldWord(field, name === "values"));
  const given = fields.filter(isGiven).map(([key]) => `\`${key}\``);
  return [
    ...(assumed.length === 0 ? [] : [assumed.join(", ")]),
    ...(given.length === 0 ? [] : [`given: ${given.join(", ")}`]),
  ].join("; ");
}

/** `status* (choice: draft, active)`. */
function fieldWord([key, schema]: [string, z.ZodType], submitted: boolean): string {
  const { kind, labels, entity } = fieldMeta(schema);
  const sign = isNullable(schema) ? "?" : submitted && !schema.safeParse("").success ? "*" : "";
  const detail = [
    kind,
    ...(labels === undefined ? [] : [`: ${Object.keys(labels).join(", ")}`]),
    ...(entity === undefined ? [] : [` to ${entity}`]),
    ...(kind === "list" || kind === "json" ? [nestedWord(schema)] : []),
  ];
  return `\`${key}\`${sign} (${detail.join("")})`;
}

/** ` of {line, message}` for objects; the kind for single values. */
function nestedWord(schema: z.ZodType): string {
  if (schema instanceof z.ZodObject)
    return ` of {${fieldsOf(schema)
      .map(([name]) => name)
      .join(", ")}}`;
  if (schema instanceof z.ZodArray) return elementWord(schema.element);
  const inner = "unwrap" in schema && typeof schema.unwrap === "function" ? schema.unwrap() : undefined;
  return inner instanceof z.ZodType ? nestedWord(inner) : "";
}

function elementWord(element: unknown): string {
  if (element instanceof z.ZodObject) return nestedWord(element);
  if (!(element instanceof z.ZodType)) return "";
  const { kind, entity } = fieldMeta(element);
  return entity === undefined ? ` of ${kind}` : ` of ${kind} to ${entity}`;
}

/** On one line; empty when there are none. */
export function filterLine({ meta }: RouteEntry): string {
  if (!("filters" in meta)) return "";
  return Object.entries(meta.filters)
    .map(([name, schema]) => {
      const filter = filterMeta(schema);
      return filter === undefined || filter.column === name
        ? `\`${name}\``
        : `\`${name}\` (${filter.column} ${filter.op})`;
    })
    .join(", ");
}
