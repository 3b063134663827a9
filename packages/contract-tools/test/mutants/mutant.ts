import type { RuleId } from "../../src/verify/rules.ts";
import type { WireAnswer } from "../../src/wire/wire.ts";
import { type Door, type Json, jsonOf, withJson, withQuery } from "./door.ts";

/** A wrong server, and the rule that must catch it on one route. */
export interface Mutant {
  readonly rule: RuleId;
  readonly name: string;
  /** The route that is wrong, by its name. */
  readonly route: string;
  /** Right routes that the rule needs beside it: a deletion needs the form that creates its record. */
  readonly along: readonly string[];
  /** Made anew for each run, as it may keep state. */
  readonly door: () => Door;
}

type Given = Door | { readonly fresh: () => Door };

/** Begins the mutants of one route: `wrong("theme.list")("table-draw", "draw is always 0", door)`. */
export const wrong =
  (route: string, ...along: readonly string[]) =>
  (rule: RuleId, name: string, door: Given): Mutant => ({
    rule,
    name,
    route,
    along,
    door: typeof door === "function" ? () => door : door.fresh,
  });

/** Changes the JSON of successful answers. */
export const onAnswer =
  (change: (json: Json) => unknown): Door =>
  async ({ next }) => {
    const answer = await next();
    return answer.status >= 300 || answer.body.length === 0
      ? answer
      : withJson(answer, change(jsonOf(answer)));
  };

/** Replaces answers of one status. */
export const onStatus =
  (status: number, change: (answer: WireAnswer) => WireAnswer): Door =>
  async ({ next }) => {
    const answer = await next();
    return answer.status === status ? change(answer) : answer;
  };

/** Asks the right server for something else. */
export const asked =
  (rewrite: (query: URLSearchParams) => unknown): Door =>
  ({ request, next }) =>
    next(withQuery(request, rewrite));

/** Removes the parameters that begin so. */
export function dropped(query: URLSearchParams, ...starts: readonly string[]): void {
  for (const key of [...query.keys()]) if (starts.some((start) => key.startsWith(start))) query.delete(key);
}
