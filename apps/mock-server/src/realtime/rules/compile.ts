import {
  type CallExpression,
  type Expression,
  type Literal,
  type MemberExpression,
  type Node,
  type PrivateIdentifier,
  type Program,
  parse,
  type SpreadElement,
  type Super,
} from "acorn";
import { type Kind, methodOf } from "./methods.ts";
import { operatorOf } from "./operators.ts";
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
 * toLowerCase toUpperCase matches`. Throws a SyntaxError for anything else, rather than allow or deny by
 * accident.
 */
export function compileRule(rule: string, writing: boolean, captured: readonly string[]): Rule {
  const expression = expressionOf(rule);
  const { kind, run } = compile(expression, { rule, writing, captured });
  if (kind !== "value") throw unfit("the rule gives no boolean", expression, rule);
  return (scope) => asBoolean(run(scope));
}

/** The language of the rules is a part of JavaScript's expressions. */
function expressionOf(rule: string): Expression {
  const program = parsed(rule);
  const [only, ...more] = program.body;
  if (only?.type === "ExpressionStatement" && more.length === 0) return only.expression;
  throw unfit("a rule is one expression", program, rule);
}

function parsed(rule: string): Program {
  try {
    return parse(rule, { ecmaVersion: 2022 });
  } catch (error) {
    throw error instanceof SyntaxError ? new SyntaxError(`${error.message} of: ${rule}`) : error;
  }
}

const unfit = (why: string, { start }: Node, rule: string): SyntaxError =>
  new SyntaxError(`${why}, at character ${start + 1} of: ${rule}`);

function compile(node: Expression | Super | SpreadElement | PrivateIdentifier, setting: Setting): Compiled {
  const below = (inner: Parameters<typeof compile>[0], ...kinds: Kind[]) => compileAs(inner, kinds, setting);
  switch (node.type) {
    case "Literal":
      return literal(node, setting);
    case "ArrayExpression": {
      const items = node.elements.flatMap((item) => (item === null ? [] : [below(item, "value")]));
      return { kind: "list", run: (scope) => items.map((item) => item(scope)) };
    }
    case "Identifier":
      return named(node.name, node, setting);
    case "MemberExpression":
      return member(node, setting);
    case "CallExpression":
      return call(node, setting);
    case "UnaryExpression": {
      const of = below(node.argument, "value");
      if (node.operator === "!") return { kind: "value", run: (scope) => !asBoolean(of(scope)) };
      if (node.operator === "-") return { kind: "value", run: (scope) => -asNumber(of(scope)) };
      throw unfit(`no ${node.operator} in rules`, node, setting.rule);
    }
    case "LogicalExpression":
    case "BinaryExpression": {
      const operator = operatorOf(node.operator);
      if (operator === undefined) throw unfit(`no ${node.operator} in rules`, node, setting.rule);
      // Besides values: `auth !== null`.
      const kinds: Kind[] = /^[!=]=/.test(node.operator) ? ["value", "auth"] : ["value"];
      return { kind: "value", run: operator(below(node.left, ...kinds), below(node.right, ...kinds)) };
    }
    case "ConditionalExpression": {
      const test = below(node.test, "value");
      const yes = below(node.consequent, "value");
      const no = below(node.alternate, "value");
      return { kind: "value", run: (scope) => (asBoolean(test(scope)) ? yes(scope) : no(scope)) };
    }
    default:
      throw unfit(`no ${node.type} in rules`, node, setting.rule);
  }
}

function compileAs(
  inner: Parameters<typeof compile>[0],
  kinds: readonly Kind[],
  setting: Setting,
): Compiled["run"] {
  const { kind, run } = compile(inner, setting);
  if (!kinds.includes(kind)) throw unfit(`unexpected ${kind}`, inner, setting.rule);
  return run;
}

function literal(node: Literal, { rule }: Setting): Compiled {
  const { value, regex } = node;
  if (value instanceof RegExp && (regex?.flags === "" || regex?.flags === "i"))
    return { kind: "pattern", run: () => value };
  const isLeaf = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  if (!isLeaf && value !== null) throw unfit(`no ${node.raw} in rules`, node, rule);
  return { kind: "value", run: () => value };
}

function call({ callee, arguments: given }: CallExpression, setting: Setting): Compiled {
  if (callee.type !== "MemberExpression") throw unfit("only methods are called", callee, setting.rule);
  const self = compile(callee.object, setting);
  const name = nameOf(callee, setting);
  const method = methodOf(self.kind, name);
  if (method === undefined || given.length > method.args.length || given.length < method.needed) {
    throw unfit(`no ${name}() like this on a ${self.kind}`, callee.property, setting.rule);
  }
  const args = given.map((arg, index) => compileAs(arg, [method.args[index] ?? "value"], setting));
  return {
    kind: method.gives,
    run: (scope) =>
      method.run(
        self.run(scope),
        args.map((arg) => arg(scope)),
      ),
  };
}

function nameOf({ property, computed, optional }: MemberExpression, { rule }: Setting): string {
  if (property.type === "Identifier" && !computed && !optional) return property.name;
  throw unfit("a member is named after a point", property, rule);
}

const names: Readonly<Record<string, Compiled>> = {
  auth: { kind: "auth", run: ({ auth }) => auth },
  now: { kind: "value", run: ({ now }) => now },
  root: { kind: "snapshot", run: ({ root }) => root },
  data: { kind: "snapshot", run: ({ data }) => data },
  newData: { kind: "snapshot", run: ({ newData }) => newData ?? null },
};

function named(name: string, node: Node, { rule, writing, captured }: Setting): Compiled {
  if (captured.includes(name)) return { kind: "value", run: (scope) => scope.captured[name] ?? null };
  const known = Object.hasOwn(names, name) && (name !== "newData" || writing) ? names[name] : undefined;
  if (known === undefined) throw unfit(`unknown name ${name}`, node, rule);
  return known;
}

const membersOfAuth: Readonly<Record<string, Compiled>> = {
  token: { kind: "token", run: ({ auth }) => auth?.token ?? null },
  uid: { kind: "value", run: ({ auth }) => auth?.uid ?? null },
  provider: { kind: "value", run: ({ auth }) => auth?.provider ?? null },
};

function member(node: MemberExpression, setting: Setting): Compiled {
  const { kind, run } = compile(node.object, setting);
  const name = nameOf(node, setting);
  const ofAuth = kind === "auth" && Object.hasOwn(membersOfAuth, name) ? membersOfAuth[name] : undefined;
  if (ofAuth !== undefined) return ofAuth;
  if (kind === "token") return { kind: "value", run: ({ auth }) => claim(auth, name) };
  if (kind === "value" && name === "length")
    return { kind: "value", run: (scope) => asText(run(scope)).length };
  throw unfit(`no .${name} on a ${kind}`, node.property, setting.rule);
}
