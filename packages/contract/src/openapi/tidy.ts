import { dayWords } from "../kit/day-word.ts";
import { noneWord } from "../kit/filter.ts";
import type { JsonSchema } from "../kit/json-schema.ts";

/**
 * Loses no information: no safe-integer bounds; open answers (readers ignore unknown keys, the server refuses
 * them in bodies); nullables as type lists; filters without "empty means not set"; formats by kind; French
 * labels in descriptions.
 */
export function tidy(raw: JsonSchema, io: "input" | "output"): JsonSchema {
  return described(formatted(nullable(filtered(listed(bounded(withChildren(raw, io)))))));
}

function withChildren(raw: JsonSchema, io: "input" | "output"): JsonSchema {
  const asSchema = (value: JsonSchema | boolean): JsonSchema =>
    typeof value === "boolean" ? {} : tidy(value, io);
  const schema: JsonSchema = { ...raw };
  delete schema.$schema;
  delete schema.$id;
  if (schema.additionalProperties === false && io === "output") delete schema.additionalProperties;
  else if (typeof schema.additionalProperties === "object")
    schema.additionalProperties = asSchema(schema.additionalProperties);
  if (schema.properties !== undefined) {
    const members = Object.entries(schema.properties);
    schema.properties = Object.fromEntries(members.map(([key, value]) => [key, asSchema(value)]));
  }
  if (schema.items !== undefined && !Array.isArray(schema.items)) schema.items = asSchema(schema.items);
  if (schema.anyOf !== undefined) schema.anyOf = schema.anyOf.map(asSchema);
  return schema;
}

function bounded(schema: JsonSchema): JsonSchema {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === -Number.MAX_SAFE_INTEGER) delete schema.minimum;
  if (schema.type === "integer" && schema.exclusiveMinimum === 0) {
    delete schema.exclusiveMinimum;
    schema.minimum = 1;
  }
  return schema;
}

/** A record with closed keys becomes an object. */
function listed(schema: JsonSchema): JsonSchema {
  const { propertyNames: keys, additionalProperties: value, ...rest } = schema;
  if (typeof keys !== "object" || keys.enum === undefined || typeof value !== "object") {
    if (keys !== undefined) delete schema.propertyNames;
    return schema;
  }
  return { ...rest, properties: Object.fromEntries(keys.enum.map((key) => [String(key), { ...value }])) };
}

/** The introduction says that empty means "not set". */
function filtered(schema: JsonSchema): JsonSchema {
  if (schema["x-filter"] === undefined || schema.anyOf === undefined) return schema;
  const { anyOf, ...rest } = schema;
  switch (schema["x-kind"]) {
    case "reference": {
      const id = { type: "integer", minimum: 1 } as const;
      return offers(schema, noneWord)
        ? { ...rest, anyOf: [id, { type: "string", enum: [noneWord] }] }
        : { ...rest, ...id };
    }
    case "flag":
      return { ...rest, type: "boolean" };
    case "date":
      return {
        ...rest,
        type: "string",
        anyOf: [
          { type: "string", format: "date" },
          { type: "string", enum: [...dayWords] },
        ],
      };
    default: {
      const branch = anyOf.find((each) => each.const !== "" && each.type !== "null");
      const number = branch?.anyOf?.find(({ type }) => type === "integer" || type === "number");
      return { ...(number ?? branch), ...rest };
    }
  }
}

/** `anyOf: [string, null]` → `type: [string, null]`; `$ref` branches stay. */
function nullable(schema: JsonSchema): JsonSchema {
  const [value, none] = schema.anyOf ?? [];
  if (schema.anyOf?.length !== 2 || value === undefined || none?.type !== "null") return schema;
  if (typeof value.type !== "string" || value.const !== undefined) return schema;
  const { anyOf: _anyOf, ...rest } = schema;
  return {
    ...value,
    ...(value.enum === undefined ? {} : { enum: [...value.enum, null] }),
    ...rest,
    type: [value.type, "null"],
  };
}

/**
 * Drops patterns that repeat a format. Addresses keep only the pattern: `uri` accepts neither API paths nor
 * accents.
 */
function formatted(schema: JsonSchema): JsonSchema {
  switch (schema["x-kind"]) {
    case "date":
      if (schema.format === "date") delete schema.pattern;
      return schema;
    case "dateTime":
      return { ...schema, format: "date-time" };
    case "email":
      return { ...schema, format: "email" };
    default:
      return schema;
  }
}

function described(schema: JsonSchema): JsonSchema {
  const labels = schema["x-labels"];
  if (typeof labels !== "object" || labels === null || schema.description !== undefined) return schema;
  const words = Object.entries(labels).map(([value, word]) => `\`${value}\` ${String(word)}`);
  return { ...schema, description: words.join(" · ") };
}

const offers = (schema: JsonSchema, word: string): boolean =>
  schema.const === word || (schema.anyOf ?? []).some((each) => offers(each, word));
