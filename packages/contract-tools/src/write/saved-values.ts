import { type FieldKind, fieldMeta } from "@palier/contract";
import { z } from "zod";
import { fold } from "../read/fold.ts";
import type { Row } from "../verify/fields.ts";

/** The contract's own changes (trimming) are expected; rich text may be sanitised, e-mails lower-cased. */
export function unsaved(schema: z.ZodType, body: Row, record: Row): string[] {
  const parsed = z.record(z.string(), z.unknown()).safeParse(schema.safeParse(body).data).data;
  const shape = schema instanceof z.ZodObject ? schema.shape : {};
  return Object.entries(parsed ?? {}).flatMap(([name, sent]) => {
    if (name === "version" || !(name in record)) return [];
    const field: unknown = shape[name];
    const kind = field instanceof z.ZodType ? fieldMeta(field).kind : "json";
    return same(kind, sent, record[name])
      ? []
      : [`${name} is ${JSON.stringify(record[name])}, sent ${JSON.stringify(sent)}`];
  });
}

function same(kind: FieldKind, sent: unknown, found: unknown): boolean {
  switch (kind) {
    case "html":
      return (sent === null) === (found === null);
    case "email":
      return fold(String(sent)) === fold(String(found));
    case "id":
    case "reference":
    case "text":
    case "longText":
    case "phone":
    case "postalCode":
    case "url":
    case "color":
    case "money":
    case "count":
    case "number":
    case "flag":
    case "choice":
    case "date":
    case "dateTime":
    case "list":
    case "json":
      return JSON.stringify(sent) === JSON.stringify(found);
    default:
      return kind satisfies never;
  }
}
