import { problem, problemContentType } from "@palier/contract";
import type { z } from "zod";
import type { Exchange } from "./exchange.ts";
import type { Ledger } from "./ledger.ts";
import type { RuleId } from "./rules.ts";

/**
 * Holds any answer against the contract: status, content type, body by the schema of its status. Every request of a
 * verification goes through this, whatever it is sent for.
 */
export function checkAnswer(ledger: Ledger, exchange: Exchange): void {
  const fail = (rule: RuleId, expected: string, found: string) =>
    ledger.fail({ rule, subject: String(exchange.status), expected, found, exchange });
  const { route, status, type } = exchange;
  ledger.statuses.add(status);
  if (!route.statuses.includes(status)) {
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
  const wrong = mismatch(schema, exchange);
  if (wrong === undefined) ledger.pass("answer-body");
  else fail("answer-body", `the contract's body of ${route.name}`, wrong);
}

function checkProblem(ledger: Ledger, exchange: Exchange): void {
  const { status, type } = exchange;
  const fail = (rule: RuleId, expected: string, found: string) =>
    ledger.fail({ rule, subject: String(status), expected, found, exchange });
  if (!type.toLowerCase().startsWith(problemContentType)) {
    fail("answer-headers", `content-type ${problemContentType}`, type || "no content type");
  } else ledger.pass("answer-headers");
  const parsed = problem.safeParse(exchange.json);
  if (!parsed.success) fail("problem-body", "a problem (RFC 9457)", issues(parsed.error));
  else if (parsed.data.status !== status) {
    fail("problem-body", `status ${status} in the body`, `status ${parsed.data.status}`);
  } else if (parsed.data.title.trim() === "") fail("problem-body", "a title", "an empty one");
  else ledger.pass("problem-body");
}

/** Why a body is not the schema's; undefined when it is. */
function mismatch(schema: z.ZodType, exchange: Exchange): string | undefined {
  if (exchange.json === undefined) return "no JSON";
  const parsed = schema.safeParse(exchange.json);
  return parsed.success ? undefined : issues(parsed.error);
}

function issues({ issues: all }: z.ZodError): string {
  const lines = all
    .slice(0, 3)
    .map((issue) => `${issue.path.map(String).join(".") || "the body"}: ${issue.message}`);
  return all.length > 3 ? `${lines.join("; ")}; and ${all.length - 3} more` : lines.join("; ");
}

function whereTo({ answer }: Exchange): string {
  const location = answer.headers.get("location");
  return location === undefined ? "" : `, to ${location}`;
}
