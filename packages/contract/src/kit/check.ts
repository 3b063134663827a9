import type { z } from "zod";
import { checkTexts } from "./kit.texts.ts";

/** `path` is dotted (`items.0.quantity`; empty for the whole), `message` French. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/**
 * Parses with French messages, for forms and mock server.
 * @example const checked = check(login, body); if (!checked.ok) return checked.errors;
 */
export function check<S extends z.ZodType>(schema: S, value: unknown): Checked<z.output<S>> {
  const parsed = schema.safeParse(value, { error: frenchMessage });
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    errors: parsed.error.issues.flatMap(fieldErrors),
  };
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const at = (...path: readonly PropertyKey[]): string => path.map(String).join(".");
  if (issue.code !== "unrecognized_keys") return [{ path: at(...issue.path), message: issue.message }];
  return issue.keys.map((key) => ({ path: at(...issue.path, key), message: checkTexts.unknownField(key) }));
}

const frenchMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? checkTexts.required
        : wrongType(issue.expected);
    case "too_small":
      return tooSmall(issue.origin, issue.minimum);
    case "too_big":
      return tooBig(issue.origin, issue.maximum);
    case "unrecognized_keys":
      return checkTexts.unknownField(issue.keys.join(", "));
    case "invalid_union":
      return issue.input === undefined || issue.input === null ? checkTexts.required : checkTexts.invalid;
    case "invalid_value":
      return issue.input === "" || issue.input === null || issue.input === undefined
        ? checkTexts.required
        : checkTexts.choice;
    default:
      return checkTexts.invalid;
  }
};

function wrongType(expected: string): string {
  switch (expected) {
    case "string":
      return checkTexts.notText;
    case "int":
      return checkTexts.notInteger;
    case "number":
      return checkTexts.notNumber;
    case "boolean":
      return checkTexts.notFlag;
    case "array":
      return checkTexts.notList;
    case "object":
    case "record":
      return checkTexts.notObject;
    default:
      return checkTexts.invalid;
  }
}

function tooSmall(origin: string, minimum: number | bigint): string {
  if (origin === "string") return Number(minimum) <= 1 ? checkTexts.required : checkTexts.tooShort(minimum);
  if (origin === "array") return Number(minimum) <= 1 ? checkTexts.required : checkTexts.tooFew(minimum);
  return checkTexts.tooSmall(minimum);
}

function tooBig(origin: string, maximum: number | bigint): string {
  if (origin === "string") return checkTexts.tooLong(maximum);
  if (origin === "array") return checkTexts.tooMany(maximum);
  return checkTexts.tooBig(maximum);
}
