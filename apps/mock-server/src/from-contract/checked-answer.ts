import type { FieldError, RouteEntry } from "@palier/contract";
import { check } from "@palier/contract";
import { jsonText } from "../core/answers.ts";
import type { CoreAnswer } from "../core/exchange.ts";
import { type Refusal, refuse } from "../core/refusal.ts";

/** Drops unknown keys; 500 with the place for a violation. */
export function checkedAnswer(route: RouteEntry, status: number, value: unknown): CoreAnswer {
  const schema = route.answers.get(status);
  if (schema === undefined) throw broken(route, [{ path: "", message: `status ${status}` }]);
  const checked = check(schema, value);
  if (!checked.ok) throw broken(route, checked.errors);
  return jsonText(status, JSON.stringify(checked.value));
}

/** 500: our answer violates the contract. */
export const broken = (route: RouteEntry, errors: readonly FieldError[]): Refusal =>
  refuse("contract-broken", {
    detail: `${route.name} (${route.method} ${route.template})`,
    errors: errors.slice(0, 20).map((each) => ({ ...each })),
  });
