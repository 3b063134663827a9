import { asBoolean, asNumber, Mismatch, type RuleScope, type RuleValue, someBranch } from "./values.ts";

type Part = (scope: RuleScope) => RuleValue;
type Operator = (left: Part, right: Part) => Part;

const compared =
  (holds: (difference: number) => boolean): Operator =>
  (left, right) =>
  (scope) =>
    holds(difference(left(scope), right(scope)));

const computed =
  (result: (a: number, b: number) => number): Operator =>
  (left, right) =>
  (scope) =>
    result(asNumber(left(scope)), asNumber(right(scope)));

/** Nothing is converted. */
const same: Operator = (left, right) => (scope) => equal(left(scope), right(scope));
const different: Operator = (left, right) => (scope) => !equal(left(scope), right(scope));

const operators: Readonly<Record<string, Operator>> = {
  "&&": (left, right) => (scope) => asBoolean(left(scope)) && asBoolean(right(scope)),
  "||": (left, right) => (scope) => asBoolean(left(scope)) || asBoolean(right(scope)),
  "==": same,
  "===": same,
  "!=": different,
  "!==": different,
  "<": compared((difference) => difference < 0),
  ">": compared((difference) => difference > 0),
  "<=": compared((difference) => difference <= 0),
  ">=": compared((difference) => difference >= 0),
  "+": (left, right) => (scope) => sum(left(scope), right(scope)),
  "-": computed((a, b) => a - b),
  "*": computed((a, b) => a * b),
  "/": computed((a, b) => a / b),
  "%": computed((a, b) => a % b),
};

/** Undefined if rules have no such operator. */
export const operatorOf = (sign: string): Operator | undefined =>
  Object.hasOwn(operators, sign) ? operators[sign] : undefined;

const equal = (a: RuleValue, b: RuleValue): boolean => a === b && a !== someBranch;

/** Compares only numbers with numbers, strings with strings. */
function difference(a: RuleValue, b: RuleValue): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "string" && typeof b === "string") return a === b ? 0 : a < b ? -1 : 1;
  throw new Mismatch("compares what cannot be compared");
}

function sum(a: RuleValue, b: RuleValue): RuleValue {
  if (typeof a === "number" && typeof b === "number") return a + b;
  const isPlain = [a, b].every((each) => typeof each === "string" || typeof each === "number");
  if (!isPlain) throw new Mismatch("adds what cannot be added");
  return `${String(a)}${String(b)}`;
}
