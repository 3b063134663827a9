/** `end` is always last. */
export interface Token {
  readonly kind: "name" | "number" | "text" | "pattern" | "sign" | "end";
  readonly text: string;
  readonly at: number;
}

const signs = ["===", "!==", "==", "!=", "<=", ">=", "&&", "||"];
const singleSigns = "<>!+-*/%()[].,?:";
const spaces = /\s*/y;
const names = /[A-Za-z_$][\w$]*/y;
const numbers = /\d+(?:\.\d+)?/y;
const texts = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/y;
const patterns = /\/((?:[^/\\\n]|\\.)+)\/(i?)/y;

/** Thrown at start, rather than allow or deny by accident. */
export class RuleError extends Error {
  constructor(message: string, rule: string, at: number) {
    super(`${message}, at character ${at + 1} of: ${rule}`);
    this.name = "RuleError";
  }
}

export function tokensOf(rule: string): Token[] {
  const tokens: Token[] = [];
  const match = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(rule);
  };
  for (let at = 0; ; ) {
    at += match(spaces, at)?.[0].length ?? 0;
    if (at >= rule.length) return [...tokens, { kind: "end", text: "", at }];
    const [token, length] = tokenAt(rule, at, match, tokens.at(-1));
    tokens.push(token);
    at += length;
  }
}

type Match = (pattern: RegExp, at: number) => RegExpExecArray | null;

function tokenAt(rule: string, at: number, match: Match, before: Token | undefined): [Token, number] {
  const name = match(names, at);
  if (name !== null) return [{ kind: "name", text: name[0], at }, name[0].length];
  const number = match(numbers, at);
  if (number !== null) return [{ kind: "number", text: number[0], at }, number[0].length];
  const text = match(texts, at);
  if (text !== null) return [{ kind: "text", text: unescaped(text[1] ?? text[2] ?? ""), at }, text[0].length];
  // Elsewhere a slash divides.
  const pattern = before?.text === "(" ? match(patterns, at) : null;
  if (pattern !== null) return [{ kind: "pattern", text: pattern[0], at }, pattern[0].length];
  const sign = signs.find((each) => rule.startsWith(each, at)) ?? rule.charAt(at);
  if (sign.length === 1 && !singleSigns.includes(sign)) throw new RuleError(`unexpected ${sign}`, rule, at);
  return [{ kind: "sign", text: sign, at }, sign.length];
}

const unescaped = (text: string): string => text.replace(/\\(.)/g, "$1");
