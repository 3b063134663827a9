import { RuleError, type Token, tokensOf } from "./tokens.ts";

/** `at`: position in the rule. */
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

/** Loosest first. */
const levels = [
  ["||"],
  ["&&"],
  ["==", "===", "!=", "!=="],
  ["<", ">", "<=", ">="],
  ["+", "-"],
  ["*", "/", "%"],
];

/** Throws a {@link RuleError}. */
export const parseRule = (rule: string): Expression => new RuleParser(rule).whole();

/** Recursive descent. */
class RuleParser {
  readonly #rule: string;
  readonly #tokens: readonly Token[];
  readonly #end: Token;
  #place = 0;

  constructor(rule: string) {
    this.#rule = rule;
    this.#tokens = tokensOf(rule);
    this.#end = { kind: "end", text: "", at: rule.length };
  }

  whole(): Expression {
    const whole = this.#choice();
    if (this.#peek().kind !== "end") throw this.#unexpected(this.#peek());
    return whole;
  }

  #choice(): Expression {
    const test = this.#binary(0);
    if (!this.#takes("?")) return test;
    const yes = this.#choice();
    this.#expect(":");
    return { kind: "choice", at: test.at, test, yes, no: this.#choice() };
  }

  #binary(level: number): Expression {
    const signs = levels[level];
    if (signs === undefined) return this.#unary();
    let left = this.#binary(level + 1);
    while (this.#peek().kind === "sign" && signs.includes(this.#peek().text)) {
      const { text: sign, at } = this.#next();
      left = { kind: "binary", at, sign, left, right: this.#binary(level + 1) };
    }
    return left;
  }

  #unary(): Expression {
    const { at } = this.#peek();
    if (this.#takes("!")) return { kind: "unary", at, sign: "!", of: this.#unary() };
    if (this.#takes("-")) return { kind: "unary", at, sign: "-", of: this.#unary() };
    return this.#members(this.#primary());
  }

  #members(first: Expression): Expression {
    let of = first;
    while (this.#takes(".")) {
      const { kind, text: name, at } = this.#next();
      if (kind !== "name") throw this.#unexpected({ kind, text: name, at });
      of = this.#takes("(")
        ? { kind: "call", at, of, name, args: this.#items(")") }
        : { kind: "member", at, of, name };
    }
    return of;
  }

  #items(close: string): Expression[] {
    const found: Expression[] = [];
    if (this.#takes(close)) return found;
    do found.push(this.#choice());
    while (this.#takes(","));
    this.#expect(close);
    return found;
  }

  #primary(): Expression {
    const token = this.#next();
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
    if (kind === "sign" && text === "[") return { kind: "list", at, items: this.#items("]") };
    if (kind !== "sign" || text !== "(") throw this.#unexpected(token);
    const inner = this.#choice();
    this.#expect(")");
    return inner;
  }

  #peek(): Token {
    return this.#tokens[this.#place] ?? this.#end;
  }

  #next(): Token {
    const token = this.#peek();
    this.#place += 1;
    return token;
  }

  #takes(sign: string): boolean {
    if (this.#peek().kind !== "sign" || this.#peek().text !== sign) return false;
    this.#place += 1;
    return true;
  }

  #expect(sign: string): void {
    if (!this.#takes(sign)) throw this.#unexpected(this.#peek());
  }

  #unexpected({ kind, text, at }: Token): RuleError {
    return new RuleError(kind === "end" ? "the rule ends too early" : `unexpected ${text}`, this.#rule, at);
  }
}
