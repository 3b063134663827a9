import fc from "fast-check";
import { kindOf, type ValueNode } from "./value-node.ts";

/** With characters that are often escaped or quoted wrongly. */
const words = fc
  .array(fc.stringMatching(/^[A-Za-zéèàçùô0-9]{2,9}$/), { minLength: 2, maxLength: 4 })
  .map(([first = "", ...rest]) => `${first} & l'${rest.join(" ")}`);

/** Smallest first. Patterns and rules across fields are not covered; callers validate with the schema. */
export function validValues(node: ValueNode, limits = node): fc.Arbitrary<unknown> {
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum !== undefined && node.enum.length > 0) return fc.constantFrom(...node.enum);
  if (node.anyOf !== undefined) {
    const kind = kindOf(node);
    const some = node.anyOf.filter(({ type }) => type !== "null");
    const each = some.map((one) => validValues({ ...one, "x-kind": one["x-kind"] ?? kind }));
    return fc.oneof(...each);
  }
  switch (node.type) {
    case "string":
      return texts(node);
    case "integer":
    case "number":
      return fc.integer({
        min: Math.max(node.minimum ?? 0, -1_000_000),
        max: Math.min(node.maximum ?? 100_000, 100_000),
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(validValues(node.items ?? {}), {
        minLength: node.minItems ?? 0,
        maxLength: Math.min(node.maxItems ?? 3, 3),
      });
    case "object": {
      const entries = Object.entries(limits.properties ?? {}).map(([name, own]) => [name, validValues(own)]);
      return fc.record(Object.fromEntries(entries));
    }
    default:
      return fc.constant(null);
  }
}

function texts(node: ValueNode): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 200, pattern } = node;
  switch (node["x-kind"]) {
    case "email":
      return fc.stringMatching(/^[a-z]{3,10}[0-9]{4}$/).map((name) => `${name}@example.org`);
    case "phone":
      return fc
        .stringMatching(/^[1-4][0-9]{8}$/)
        .filter((digits) => !digits.startsWith("26"))
        .map((digits) => `+33${digits}`);
    case "postalCode":
      return fc.stringMatching(/^(?:0[1-9]|[1-8][0-9])[0-9]{3}$/);
    case "url":
      return fc.stringMatching(/^[a-z]{3,12}$/).map((path) => `https://example.org/${path}`);
    case "color":
      return fc.stringMatching(/^#[0-9a-f]{6}$/);
    case "date":
      return days;
    case "dateTime":
      return days.map((day) => `${day}T09:30:00Z`);
    case "html":
      return words.map((text) => `<p>${text.replace("&", "et")}</p>`);
    case "id":
    case "reference":
    case "text":
    case "longText":
    case "money":
    case "count":
    case "number":
    case "flag":
    case "choice":
    case "list":
    case "json":
    case undefined:
      if (pattern !== undefined) return fc.stringMatching(new RegExp(`^(?:${matchable(pattern)})$`));
      return words.map((text) => text.slice(0, maxLength).trim().padEnd(minLength, "x"));
    default:
      return node["x-kind"] satisfies never;
  }
}

/** Of the last year and the next. */
const days = fc
  .integer({ min: -300, max: 300 })
  .map((offset) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10));

/** An unanchored pattern (`\.csv$`) gets a plain name in front. */
const matchable = (pattern: string): string =>
  pattern.startsWith("^") ? pattern.slice(1).replace(/\$$/, "") : `[a-z]{3,8}${pattern.replace(/\$$/, "")}`;
