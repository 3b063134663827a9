import { type Kind, methodOf } from "./methods.ts";
import { operator } from "./operators.ts";
import { type Expression, parseRule } from "./parse.ts";
import { RuleError } from "./tokens.ts";
import { asBoolean, asNumber, asText, claim, type RuleScope, type RuleValue } from "./values.ts";

/** Throws {@link Mismatch} for data that does not fit. */
export type Rule = (scope: RuleScope) => boolean;

interface Compiled {
  readonly kind: Kind;
  readonly run: (scope: RuleScope) => RuleValue;
}

interface Setting {
  readonly rule: string;
  readonly writing: boolean;
  readonly captured: readonly string[];
}

/**
 * Supported: `auth` (`uid`, `provider`, `token.…`), `now`, `root`, `data`, `newData`, `$names`, literals,
 * lists, patterns; `! && || == === != !== < > <= >= + - * / % ?:`; snapshots' `val exists child parent
 * hasChild hasChildren isString isNumber isBoolean`; strings' `length contains beginsWith endsWith replace
 * toLowerCase toUpperCase matches`. Throws a RuleError for anything else.
 */
export function compileRule(rule: string, writing: boolean, captured: readonly string[]): Rule {
  const { kind, run } = compile(parseRule(rule), { rule, writing, captured });
  if (kind !== "value") throw new RuleError("the rule gives no boolean", rule, 0);
  return (scope) => asBoolean(run(scope));
}

function compile(expression: Expression, setting: Setting): Compiled {
  const below = (inner: Expression, ...kinds: Kind[]) => compileAs(inner, kinds, setting);
  const { at } = expression;
  switch (expression.kind) {
    case "constant": {
      const { value } = expression;
      return { kind: "value", run: () => value };
    }
    case "pattern": {
      const pattern = new RegExp(expression.source, expression.flags);
      return { kind: "pattern", run: () => pattern };
    }
    case "list": {
      const items = expression.items.map((item) => below(item, "value"));
      return { kind: "list", run: (scope) => items.map((item) => item(scope)) };
    }
    case "name":
      return named(expression.name, at, setting);
    case "member":
      return member(compile(expression.of, setting), expression.name, at, setting);
    case "call":
      return call(expression, setting);
    case "unary": {
      const of = below(expression.of, "value");
      return {
        kind: "value",
        run: expression.sign === "!" ? (scope) => !asBoolean(of(scope)) : (scope) => -asNumber(of(scope)),
      };
    }
    case "binary": {
      // Besides values: `auth !== null`.
      const kinds: Kind[] = /^[!=]=/.test(expression.sign) ? ["value", "auth"] : ["value"];
      const left = below(expression.left, ...kinds);
      const right = below(expression.right, ...kinds);
      return { kind: "value", run: operator(expression.sign, left, right) };
    }
    case "choice": {
      const test = below(expression.test, "value");
      const yes = below(expression.yes, "value");
      const no = below(expression.no, "value");
      return { kind: "value", run: (scope) => (asBoolean(test(scope)) ? yes(scope) : no(scope)) };
    }
  }
}

function compileAs(inner: Expression, kinds: readonly Kind[], setting: Setting): Compiled["run"] {
  const { kind, run } = compile(inner, setting);
  if (!kinds.includes(kind)) throw new RuleError(`unexpected ${kind}`, setting.rule, inner.at);
  return run;
}

function call(
  { of, name, args, at }: Extract<Expression, { readonly kind: "call" }>,
  setting: Setting,
): Compiled {
  const self = compile(of, setting);
  const method = methodOf(self.kind, name);
  if (method === undefined || args.length > method.args.length || args.length < method.needed) {
    throw new RuleError(`no ${name}() like this on a ${self.kind}`, setting.rule, at);
  }
  const given = args.map((arg, index) => compileAs(arg, [method.args[index] ?? "value"], setting));
  return {
    kind: method.gives,
    run: (scope) =>
      method.run(
        self.run(scope),
        given.map((arg) => arg(scope)),
      ),
  };
}

function named(name: string, at: number, { rule, writing, captured }: Setting): Compiled {
  if (name === "auth") return { kind: "auth", run: ({ auth }) => auth };
  if (name === "now") return { kind: "value", run: ({ now }) => now };
  if (name === "root") return { kind: "snapshot", run: ({ root }) => root };
  if (name === "data") return { kind: "snapshot", run: ({ data }) => data };
  if (name === "newData" && writing) return { kind: "snapshot", run: ({ newData }) => newData ?? null };
  if (captured.includes(name)) return { kind: "value", run: (scope) => scope.captured[name] ?? null };
  throw new RuleError(`unknown name ${name}`, rule, at);
}

function member({ kind, run }: Compiled, name: string, at: number, { rule }: Setting): Compiled {
  if (kind === "auth" && name === "token") return { kind: "token", run: ({ auth }) => auth?.token ?? null };
  if (kind === "auth" && name === "uid") return { kind: "value", run: ({ auth }) => auth?.uid ?? null };
  if (kind === "auth" && name === "provider")
    return { kind: "value", run: ({ auth }) => auth?.provider ?? null };
  if (kind === "token") {
    return {
      kind: "value",
      run: ({ auth }) => (auth !== null && Object.hasOwn(auth.token, name) ? claim(auth.token[name]) : null),
    };
  }
  if (kind === "value" && name === "length")
    return { kind: "value", run: (scope) => asText(run(scope)).length };
  throw new RuleError(`no .${name} on a ${kind}`, rule, at);
}
