import { fieldMeta } from "@palier/contract";
import { z } from "zod";
import { hostileEmail, hostileHtml, hostileText, hostileUrl } from "./attacks.ts";

/** Of fields without a limit. */
const usualLength = 255;

/**
 * By field kind (`field-kinds.ts`); still valid by the schema. Keeps what is no text, or names something (a
 * state, a color, a phone number).
 */
export function hostileValue(value: unknown, schema: z.ZodType, isNamed: (path: string) => boolean): unknown {
  return changed(value, schema, "", isNamed);
}

function changed(
  value: unknown,
  schema: z.ZodType,
  path: string,
  isNamed: (path: string) => boolean,
): unknown {
  if (value === null || value === undefined || isNamed(path)) return value;
  const inner = withoutWrappers(schema);
  if (typeof value === "string") return hostileString(value, schema, inner);
  if (Array.isArray(value) && inner instanceof z.ZodArray) {
    const { element } = inner;
    return element instanceof z.ZodType
      ? value.map((each: unknown) => changed(each, element, `${path}[]`, isNamed))
      : value;
  }
  if (typeof value === "object" && inner instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.ZodType>> = inner.shape;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        const field = shape[name];
        const at = path === "" ? name : `${path}.${name}`;
        return [name, field === undefined ? each : changed(each, field, at, isNamed)];
      }),
    );
  }
  return value;
}

function hostileString(text: string, schema: z.ZodType, inner: z.ZodType): string {
  const made = attacked(text, schema, inner);
  // Its pattern refuses the attack.
  const parsed = schema.safeParse(made);
  return parsed.success && parsed.data === made ? made : text;
}

function attacked(text: string, schema: z.ZodType, inner: z.ZodType): string {
  const most = (inner instanceof z.ZodString ? inner.maxLength : null) ?? usualLength;
  const { kind } = fieldMeta(schema);
  switch (kind) {
    case "text":
    case "longText":
    case "json":
      return inner instanceof z.ZodString ? hostileText(text, most) : text;
    case "html":
      return hostileHtml(text, most);
    case "email":
      return hostileEmail(text);
    case "url":
      return hostileUrl(text);
    case "id":
    case "reference":
    case "phone":
    case "postalCode":
    case "color":
    case "money":
    case "count":
    case "number":
    case "flag":
    case "choice":
    case "date":
    case "dateTime":
    case "list":
      return text;
    default:
      return kind satisfies never;
  }
}

function withoutWrappers(schema: z.ZodType): z.ZodType {
  let at = schema;
  while (at instanceof z.ZodNullable || at instanceof z.ZodOptional || at instanceof z.ZodDefault) {
    const next = at.unwrap();
    if (!(next instanceof z.ZodType)) break;
    at = next;
  }
  return at;
}
