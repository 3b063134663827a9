import type { Operation, Parameter, Schema } from "./document.ts";

/** Wrong, missing and unknown keys. */
export function wrongKeys({ properties = {}, required = [] }: Schema, body: object): string[] {
  const given = new Map<string, unknown>(Object.entries(body));
  const unknown = [...given.keys()].filter((name) => !Object.hasOwn(properties, name));
  const wrong = Object.entries(properties)
    .filter(([name, schema]) =>
      given.has(name) ? !isValid(schema, given.get(name)) : required.includes(name),
    )
    .map(([name]) => name);
  return [...unknown, ...wrong];
}

/** Scalar values only. */
function isValid(schema: Schema, value: unknown): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.some((each) => isValid(each, value));
  if (schema.enum !== undefined) return schema.enum.includes(value);
  const types = [schema.type].flat();
  if (value === null) return types.includes("null");
  if (typeof value === "string") return types.includes("string") && isText(schema, value);
  if (typeof value === "number") return types.includes("integer") && isWhole(schema, value);
  return typeof value === "boolean" && types.includes("boolean");
}

function isText({ minLength = 0, maxLength = Infinity, pattern, format }: Schema, text: string): boolean {
  // PostgreSQL stores no NUL in texts.
  if (text.length < minLength || text.length > maxLength || text.includes("\0")) return false;
  if (format === "date") return isDay(text);
  return pattern === undefined || new RegExp(pattern, "u").test(text);
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

const isWhole = ({ minimum = -Infinity, maximum = Number.MAX_SAFE_INTEGER }: Schema, value: number) =>
  Number.isInteger(value) && value >= minimum && value <= maximum;

export interface CheckedQuery {
  /** By name, without empty filters. */
  readonly values: ReadonlyMap<string, string>;
  /** The first invalid parameter. */
  readonly wrong: string | undefined;
}

/** Unknown parameters are ignored. */
export function checkQuery({ query }: Operation, search: URLSearchParams): CheckedQuery {
  const values = new Map<string, string>();
  const known = new Map(query.map((parameter) => [parameter.name, parameter]));
  let wrong: string | undefined;
  for (const [name, text] of search) {
    const parameter = known.get(name.replace(/^(columns|order)\[\d+\]/, "$1[0]"));
    if (parameter === undefined || Number(/\d+/.exec(name)?.[0] ?? 0) >= (parameter["x-repeats"] ?? 1))
      continue;
    if (text === "" && parameter.allowEmptyValue === true) continue;
    if (!isParameter(parameter, text)) wrong ??= name;
    values.set(name, text);
  }
  for (const name of values.keys()) {
    const order = /^(order\[\d+\])\[(?:dir|name)\]$/.exec(name)?.[1];
    if (order !== undefined && !values.has(`${order}[column]`)) wrong ??= name;
  }
  for (const { name, required, schema } of query) {
    if (required === true && !values.has(name)) wrong ??= name;
    if (schema.default !== undefined && !values.has(name)) values.set(name, String(schema.default));
  }
  return { values, wrong };
}

function isParameter({ schema }: Parameter, text: string): boolean {
  if (schema.type === "array") {
    const { items = {}, maxItems = Infinity, uniqueItems } = schema;
    const parts = text.split(",");
    if (parts.length > maxItems || (uniqueItems === true && new Set(parts).size < parts.length)) return false;
    return parts.every((part) => isValid(items, part));
  }
  if (schema.type === "integer") return /^-?\d{1,15}$/.test(text) && isValid(schema, Number(text));
  if (schema.type === "boolean") return text === "true" || text === "false";
  return isValid(schema, text);
}
