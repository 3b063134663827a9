import { check, parseBracketQuery } from "@palier/contract";
import { checkAnswer } from "../verify/check-answer.ts";
import { Exchange } from "../verify/exchange.ts";
import { Ledger } from "../verify/ledger.ts";
import type { FoundRoute } from "../wire/route-finder.ts";
import type { WireAnswer, WireRequest } from "../wire/wire.ts";
import { type Violation, violationOf } from "./observation.ts";

/** What a call breaks of the contract: its request first, then its answer. */
export function inspectCall({ route }: FoundRoute, request: WireRequest, answer: WireAnswer): Violation[] {
  const ledger = new Ledger(route);
  checkAnswer(ledger, new Exchange(route, request, answer));
  return [
    ...inspectRequest(route, request).map((wrong) =>
      violationOf("request", route, request, answer.status, wrong),
    ),
    ...ledger.findings.map((finding) => violationOf("answer", route, request, answer.status, finding)),
  ];
}

function inspectRequest(route: FoundRoute["route"], { path, body }: WireRequest) {
  const at = path.indexOf("?");
  const query = parseBracketQuery(at < 0 ? "" : path.slice(at + 1));
  const queryErrors =
    query === undefined
      ? [{ path: "query", message: "cannot be read" }]
      : errorsOf(route.query === undefined ? undefined : check(route.query, query));
  const bodyErrors = route.body === undefined ? [] : errorsOf(check(route.body, jsonOf(body)));
  return [
    ...queryErrors.map(said("request-query", "parameters of the contract")),
    ...bodyErrors.map(said("request-body", "a body of the contract")),
  ];
}

const errorsOf = (checked: ReturnType<typeof check> | undefined) =>
  checked === undefined || checked.ok ? [] : checked.errors;

const said =
  (rule: string, expected: string) =>
  ({ path, message }: { readonly path: string; readonly message: string }) => ({
    rule,
    expected,
    found: `${path}: ${message}`,
  });

function jsonOf(body: string | undefined): unknown {
  if (body === undefined || body === "") return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
