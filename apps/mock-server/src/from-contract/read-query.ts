import type { RouteEntry } from "@palier/contract";
import { check, parseBracketQuery } from "@palier/contract";
import { problemDetails } from "../core/problem.texts.ts";
import { refuse } from "../core/refusal.ts";

/** The parameters in a query's text, as the route's contract reads them. Throws 400 with errors by parameter. */
export function readQuery(route: RouteEntry, text: string): Readonly<Record<string, unknown>> {
  const nested = parseBracketQuery(text);
  if (nested === undefined) throw refuse("malformed", { detail: problemDetails.badQuery });
  if (route.query === undefined) return {};
  const checked = check(route.query, nested);
  if (!checked.ok) throw refuse("invalid-query", { errors: checked.errors.map((each) => ({ ...each })) });
  return checked.value;
}
