import { asBoolean, asNumber, Mismatch, type RuleScope, type RuleValue, someBranch } from "./values.ts";

type Part = (scope: RuleScope) => RuleValue;

/** `==` equals `===`: nothing is converted. */
export function operator(sign: string, left: Part, right: Part): Part {
  switch (sign) {
    case "&&":
      return (scope) => asBoolean(left(scope)) && asBoolean(right(scope));
    case "||":
      return (scope) => asBoolean(left(scope)) || asBoolean(right(scope));
    case "==":
    case "===":
      return (scope) => equal(left(scope), right(scope));
    case "!=":
    case "!==":
      return (scope) => !equal(left(scope), right(scope));
    case "<":
      return (scope) => difference(left(scope), right(scope)) < 0;
    case ">":
      return (scope) => difference(left(scope), right(scope)) > 0;
    case "<=":
      return (scope) => difference(left(scope), right(scope)) <= 0;
    case ">=":
      return (scope) => difference(left(scope), right(scope)) >= 0;
    case "+":
      return (scope) => sum(left(scope), right(scope));
    case "-":
      return (scope) => asNumber(left(scope)) - asNumber(right(scope));
    case "*":
      return (scope) => asNumber(left(scope)) * asNumber(right(scope));
    case "/":
      return (scope) => asNumber(left(scope)) / asNumber(right(scope));
    default:
      return (scope) => asNumber(left(scope)) % asNumber(right(scope));
  }
}

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
