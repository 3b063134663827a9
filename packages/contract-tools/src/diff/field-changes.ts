import { type Breaks, narrowed, widened } from "./change.ts";
import { isNode, type JsonNode, listAt, nodeAt } from "./json-node.ts";
import type { Comparison, SchemaChange } from "./schema-change.ts";

/** Bodies are strict; answers may hold fields unknown to a client. */
export function fieldChanges(
  comparison: Comparison,
  at: string,
  a: JsonNode,
  b: JsonNode,
): readonly SchemaChange[] {
  const [before, after] = [fieldsOf(a), fieldsOf(b)];
  const gone = [...before.keys()].filter((name) => !after.has(name));
  return [
    ...gone.map((name): SchemaChange => ({ at: `${at}.${name}`, what: "is gone", breaks: "clients" })),
    ...[...after].flatMap(([name, field]): readonly SchemaChange[] => {
      const place = `${at}.${name}`;
      const old = before.get(name);
      if (old === undefined) return [newField(comparison, place, field.required)];
      return [
        ...needChange(comparison, place, old.required, field.required),
        ...comparison.changes(place, old.schema, field.schema),
      ];
    }),
    ...otherKeys(comparison, at, a.additionalProperties, b.additionalProperties),
  ];
}

interface Field {
  readonly schema: unknown;
  readonly required: boolean;
}

/** A required but undescribed field accepts anything. */
function fieldsOf(schema: JsonNode): ReadonlyMap<string, Field> {
  const required = listAt(schema, "required").map(String);
  const described = nodeAt(schema, "properties");
  const names = new Set([...Object.keys(described), ...required]);
  return new Map(
    [...names].map((name) => [name, { schema: described[name] ?? {}, required: required.includes(name) }]),
  );
}

function newField({ side }: Comparison, at: string, required: boolean): SchemaChange {
  const inAnswer: Breaks = required ? "backends" : "nobody";
  const inRequest: Breaks = required ? "both" : "backends";
  return {
    at,
    what: required ? "is new and required" : "is new",
    breaks: side === "answer" ? inAnswer : inRequest,
  };
}

function needChange({ side }: Comparison, at: string, was: boolean, is: boolean): SchemaChange[] {
  if (was === is) return [];
  return is
    ? [{ at, what: "is required now", breaks: narrowed(side) }]
    : [{ at, what: "may be left out now", breaks: widened(side) }];
}

/** `additionalProperties`: closed, open, or open for one schema. */
function otherKeys(
  comparison: Comparison,
  at: string,
  old: unknown = true,
  fresh: unknown = true,
): readonly SchemaChange[] {
  if (isNode(old) && isNode(fresh)) return comparison.changes(`${at}{}`, old, fresh);
  const [was, is] = [opennessOf(old), opennessOf(fresh)];
  if (was === is) return [];
  const isNarrower = openness.indexOf(is) < openness.indexOf(was);
  return [
    {
      at,
      what: `additionalProperties ${was} becomes ${is}`,
      breaks: isNarrower ? narrowed(comparison.side) : widened(comparison.side),
    },
  ];
}

const openness = ["false", "a schema", "true"] as const;
const opennessOf = (value: unknown): (typeof openness)[number] =>
  isNode(value) ? "a schema" : value === false ? "false" : "true";
