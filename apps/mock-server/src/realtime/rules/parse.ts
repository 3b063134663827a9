import { RuleError, type Token, tokensOf } from "./tokens.ts";

/** A rule as a tree; `at` is where it stands in the rule's text. */
export type Expression = { readonly at: number } & (
  | { readonly kind: "constant"; readonly value: string | number | boolean | null }
  | { readonly kind: "pattern"; readonly source: string; readonly flags: string }
  | { readonly kind: "list"; readonly items: readonly Expression[] }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "member"; readonly of: Expression; readonly name: string }
  | {
      readonly kind: "call";
      readonly of: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    }
  | { readonly kind: "unary"; readonly sign: "!" | "-"; readonly of: Expression }
  | { readonly kind: "binary"; readonly sign: string; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: "choice";
      readonly test: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    }
);

/** How tightly the signs bind, loosest first. */
const levels = [
  ["||"],
  ["&&"],
  ["==", "===", "!=", "!=="],
  ["<", ">", "<=", ">="],
  ["+", "-"],
  ["*", "/", "%"],
];

/** Reads a rule, or throws a {@link RuleError} that says where it stops making sense. */
export function parseRule(rule: string): Expression {
  const tokens = tokensOf(rule);
  let place = 0;
  const end: Token = { kind: "end", text: "", at: rule.length };
  const peek = (): Token => tokens[place] ?? end;
  const next = (): Token => {
    const token = peek();
    place += 1;
    return token;
  };
  const fail = (token: Token): RuleError =>
    new RuleError(
      token.kind === "end" ? "the rule ends too early" : `unexpected ${token.text}`,
      rule,
      token.at,
    );
  const takes = (sign: string): boolean => {
    if (peek().kind !== "sign" || peek().text !== sign) return false;
    place += 1;
    return true;
  };
  const expect = (sign: string): void => {
    if (!takes(sign)) throw fail(peek());
  };

  function choice(): Expression {
    const test = binary(0);
    if (!takes("?")) return test;
    const yes = choice();
    expect(":");
    return { kind: "choice", at: test.at, test, yes, no: choice() };
  }

  function binary(level: number): Expression {
    const signs = levels[level];
    if (signs === undefined) return unary();
    let left = binary(level + 1);
    while (peek().kind === "sign" && signs.includes(peek().text)) {
      const { text: sign, at } = next();
      left = { kind: "binary", at, sign, left, right: binary(level + 1) };
    }
    return left;
  }

  function unary(): Expression {
    const { at } = peek();
    if (takes("!")) return { kind: "unary", at, sign: "!", of: unary() };
    if (takes("-")) return { kind: "unary", at, sign: "-", of: unary() };
    return members(primary());
  }

  function members(first: Expression): Expression {
    let of = first;
    while (takes(".")) {
      const { kind, text: name, at } = next();
      if (kind !== "name") throw fail({ kind, text: name, at });
      of = takes("(") ? { kind: "call", at, of, name, args: items(")") } : { kind: "member", at, of, name };
    }
    return of;
  }

  function items(close: string): Expression[] {
    const found: Expression[] = [];
    if (takes(close)) return found;
    do found.push(choice());
    while (takes(","));
    expect(close);
    return found;
  }

  function primary(): Expression {
    const token = next();
    const { kind, text, at } = token;
    if (kind === "number") return { kind: "constant", at, value: Number(text) };
    if (kind === "text") return { kind: "constant", at, value: text };
    if (kind === "pattern") {
      const close = text.lastIndexOf("/");
      return { kind: "pattern", at, source: text.slice(1, close), flags: text.slice(close + 1) };
    }
    if (kind === "name") {
      if (text === "true" || text === "false") return { kind: "constant", at, value: text === "true" };
      return text === "null" ? { kind: "constant", at, value: null } : { kind: "name", at, name: text };
    }
    if (kind === "sign" && text === "[") return { kind: "list", at, items: items("]") };
    if (kind !== "sign" || text !== "(") throw fail(token);
    const inner = choice();
    expect(")");
    return inner;
  }

  const whole = choice();
  if (peek().kind !== "end") throw fail(peek());
  return whole;
}
