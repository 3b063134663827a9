import { check, parseBracketQuery, type RouteEntry, takesToken } from "@palier/contract";
import { checkAnswer } from "../verify/check-answer.ts";
import { Exchange } from "../verify/exchange.ts";
import { Ledger } from "../verify/ledger.ts";
import type { WireAnswer, WireRequest } from "../wire/wire.ts";

export interface Wrong {
  readonly side: "request" | "answer";
  readonly rule: string;
  readonly expected: string;
  readonly found: string;
}

export interface Readable {
  readonly request: boolean;
  readonly answer: boolean;
}

export interface Inspected {
  readonly wrong: readonly Wrong[];
  /** Answer fields outside the contract: allowed. */
  readonly undeclared: ReadonlySet<string>;
}

export function inspectCall(
  route: RouteEntry,
  request: WireRequest,
  answer: WireAnswer,
  readable: Readable,
): Inspected {
  const ledger = new Ledger(route);
  checkAnswer(ledger, new Exchange(route, request, answer));
  const answerWrong = ledger.findings.filter(({ rule }) => readable.answer || byHead.has(rule));
  const wrong = [
    ...queryWrong(route, request),
    ...headersWrong(route, request),
    ...(readable.request ? bodyWrong(route, request) : []),
    ...answerWrong.map(({ rule, expected, found }): Wrong => ({ side: "answer", rule, expected, found })),
  ];
  return { wrong, undeclared: ledger.notes };
}

/** Rules that need no body. */
const byHead: ReadonlySet<string> = new Set(["answer-status", "answer-headers"]);

const isRequest = { side: "request" } as const;

function queryWrong({ query: schema }: RouteEntry, { path }: WireRequest): Wrong[] {
  const at = path.indexOf("?");
  const query = parseBracketQuery(at < 0 ? "" : path.slice(at + 1));
  const errors =
    query === undefined
      ? [{ path: "query", message: "cannot be read" }]
      : errorsOf(schema === undefined ? undefined : check(schema, query));
  return joined("request-query", "parameters of the contract", errors);
}

function headersWrong(route: RouteEntry, { headers, body }: WireRequest): Wrong[] {
  const wrong: Wrong[] = [];
  if (takesToken(route) && (headers["x-csrf-token"] ?? "") === "") {
    wrong.push({ ...isRequest, rule: "request-headers", expected: "x-csrf-token", found: "none" });
  }
  const type = headers["content-type"] ?? "";
  if (body !== undefined && !/^application\/json\s*(?:;|$)/i.test(type)) {
    const found = type === "" ? "no content type" : type;
    wrong.push({ ...isRequest, rule: "request-headers", expected: "content-type application/json", found });
  }
  return wrong;
}

function bodyWrong({ body: schema }: RouteEntry, { body }: WireRequest): Wrong[] {
  if (schema === undefined) return [];
  return joined("request-body", "a body of the contract", errorsOf(check(schema, jsonOf(body))));
}

type Errors = readonly { readonly path: string; readonly message: string }[];

const errorsOf = (checked: ReturnType<typeof check> | undefined): Errors =>
  checked === undefined || checked.ok ? [] : checked.errors;

const named = 5;

/** On one line: an empty form has a dozen errors. */
function joined(rule: string, expected: string, errors: Errors): Wrong[] {
  if (errors.length === 0) return [];
  const lines = errors.slice(0, named).map(({ path, message }) => `${path || "the body"}: ${message}`);
  const more = errors.length > named ? [`and ${errors.length - named} more`] : [];
  return [{ ...isRequest, rule, expected, found: [...lines, ...more].join("; ") }];
}

function jsonOf(body: string | undefined): unknown {
  if (body === undefined || body === "") return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
