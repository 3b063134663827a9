import { fieldsOf, problem, problemContentType } from "@palier/contract";
import { visible } from "@palier/contract/kit/visible";
import { z } from "zod";
import { jsonWithoutTokens } from "../wire/secrets.ts";
import type { Exchange } from "./exchange.ts";
import { bare, rowOf } from "./fields.ts";
import type { Ledger } from "./ledger.ts";
import type { RuleId } from "./rules.ts";

/**
 * Status, content type, and body by status. Every request of a verification passes here.
 * @param open further statuses allowed for this request
 */
export function checkAnswer(ledger: Ledger, exchange: Exchange, open: readonly number[] = []): void {
  const fail = (rule: RuleId, expected: string, found: string) =>
    ledger.fail({ rule, subject: String(exchange.status), expected, found, exchange });
  const { route, status, type } = exchange;
  ledger.statuses.add(status);
  if (!route.statuses.includes(status) && !open.includes(status)) {
    fail("answer-status", `one of ${route.statuses.join(", ")}`, `${status}${whereTo(exchange)}`);
    return;
  }
  ledger.pass("answer-status");
  if (status >= 400) {
    checkProblem(ledger, exchange);
    return;
  }
  const schema = route.answers.get(status);
  if (schema === undefined) return;
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    fail("answer-headers", "content-type application/json", type || "no content type");
  } else ledger.pass("answer-headers");
  checkBody(ledger, exchange, schema);
}

function checkProblem(ledger: Ledger, exchange: Exchange): void {
  const { status, type } = exchange;
  const fail = (rule: RuleId, expected: string, found: string) =>
    ledger.fail({ rule, subject: String(status), expected, found, exchange });
  if (!type.toLowerCase().startsWith(problemContentType)) {
    fail("answer-headers", `content-type ${problemContentType}`, type || "no content type");
  } else ledger.pass("answer-headers");
  const parsed = problem.safeParse(exchange.json);
  if (!parsed.success) fail("problem-body", "a problem (RFC 9457)", said(faultsOf(parsed.error)));
  else if (parsed.data.status !== status) {
    fail("problem-body", `status ${status} in the body`, `status ${parsed.data.status}`);
  } else if (parsed.data.title.trim() === "") fail("problem-body", "a title", "an empty one");
  else ledger.pass("problem-body");
}

/** One finding per wrong field, so that a known one hides no other. */
function checkBody(ledger: Ledger, exchange: Exchange, schema: z.ZodType): void {
  const { status, json } = exchange;
  const fail = (subject: string, expected: string, found: string) =>
    ledger.fail({ rule: "answer-body", subject: `${status} ${subject}`.trim(), expected, found, exchange });
  if (json === undefined) {
    fail("", "JSON", "no JSON");
    return;
  }
  if (!isUtf8(exchange)) fail("", "JSON in UTF-8", "bytes of another encoding");
  for (const name of undeclared(schema, json)) ledger.notes.add(visible(name));
  const parsed = schema.safeParse(json);
  if (parsed.success) {
    ledger.pass("answer-body");
    return;
  }
  for (const [at, { code, message, value, count }] of faultsOf(parsed.error, json)) {
    const times = count > 1 ? `, ${count} times` : "";
    fail(`${at} (${code})`, `${at}: ${message}`, `${at} is ${value}${times}`);
  }
}

/** A decoding error and a sent replacement character look alike in the text, so decode strictly. */
function isUtf8({ text, answer }: Exchange): boolean {
  if (!text.includes("\ufffd")) return true;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(answer.body);
    return true;
  } catch {
    return false;
  }
}

interface Fault {
  readonly code: string;
  readonly message: string;
  readonly value: string;
  readonly count: number;
}

/** By field, list items as one: `data[].createdAt`. */
function faultsOf({ issues }: z.ZodError, json?: unknown): ReadonlyMap<string, Fault> {
  const found = new Map<string, Fault>();
  for (const { path, code, message } of issues) {
    const at = path.map((part) => (typeof part === "number" ? "[]" : `.${String(part)}`)).join("");
    const name = at.replace(/^\./, "") || "the body";
    const known = found.get(name);
    const value = known?.value ?? shown(path.reduce<unknown>(part, json), String(path.at(-1) ?? ""));
    found.set(name, { code, message, value, count: (known?.count ?? 0) + 1 });
  }
  return found;
}

function part(value: unknown, key: PropertyKey): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function shown(value: unknown, name: string): string {
  const text = jsonWithoutTokens(value, name) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

const said = (faults: ReadonlyMap<string, Fault>): string =>
  [...faults].map(([at, { message }]) => `${at}: ${message}`).join("; ");

function whereTo({ answer }: Exchange): string {
  const location = answer.headers.get("location");
  return location === undefined ? "" : `, to ${location.split("?")[0]}`;
}

/** As `data[].internalNote`. Clients ignore them, but one may be a password hash or a misspelt field. */
function undeclared(schema: z.ZodType, value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  visit(schema, value, "", found);
  return found;
}

/** List items, which are alike. */
const looked = 50;

function visit(schema: z.ZodType, value: unknown, at: string, found: Set<string>): void {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const { element } = inner;
    if (element instanceof z.ZodType) {
      for (const each of value.slice(0, looked)) visit(element, each, `${at}[]`, found);
    }
    return;
  }
  const row = rowOf(value);
  if (!(inner instanceof z.ZodObject) || row === undefined) return;
  const path = (name: string) => (at === "" ? name : `${at}.${name}`);
  for (const name of Object.keys(row)) if (!(name in inner.shape)) found.add(path(name));
  for (const [name, field] of fieldsOf(inner)) visit(field, row[name], path(name), found);
}
