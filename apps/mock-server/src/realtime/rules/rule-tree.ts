import { isRecord } from "@palier/firebase-kit/rules";
import { compileRule, type Rule } from "./compile.ts";

export interface RuleNode {
  readonly read: Rule | undefined;
  readonly write: Rule | undefined;
  readonly validate: Rule | undefined;
  readonly children: ReadonlyMap<string, RuleNode>;
  /** Rules for other keys: `$id`. */
  readonly wildcard: { readonly name: string; readonly node: RuleNode } | undefined;
}

/** Throws an error that names the place. */
export function readRules(file: unknown): RuleNode {
  const rules = isRecord(file) ? file.rules : undefined;
  if (rules === undefined) throw new Error('database rules: the file must be {"rules": {…}}');
  return readNode(rules, [], []);
}

function readNode(rules: unknown, place: readonly string[], captured: readonly string[]): RuleNode {
  const where = `database rules at /${place.join("/")}`;
  if (!isRecord(rules)) throw new Error(`${where}: rules are objects`);
  const rule = (name: string, writing: boolean): Rule | undefined => {
    const text = rules[name];
    if (text === undefined) return undefined;
    if (typeof text === "boolean") return () => text;
    if (typeof text !== "string") throw new Error(`${where}: ${name} is neither a text nor a boolean`);
    try {
      return compileRule(text, writing, captured);
    } catch (error) {
      throw new Error(`${where}, ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const children = new Map<string, RuleNode>();
  let wildcard: RuleNode["wildcard"];
  for (const [key, below] of Object.entries(rules)) {
    if (key.startsWith("$")) {
      if (wildcard !== undefined) throw new Error(`${where}: two names that begin with $`);
      if (captured.includes(key)) throw new Error(`${where}: ${key} stands for something above already`);
      wildcard = { name: key, node: readNode(below, [...place, key], [...captured, key]) };
    } else if (!key.startsWith(".")) {
      children.set(key, readNode(below, [...place, key], captured));
    } else if (![".read", ".write", ".validate", ".indexOn"].includes(key)) {
      throw new Error(`${where}: ${key} is not understood`);
    }
  }
  return {
    read: rule(".read", false),
    write: rule(".write", true),
    validate: rule(".validate", true),
    children,
    wildcard,
  };
}

/** Binds `$name`. */
export function step(
  node: RuleNode | undefined,
  key: string,
  captured: Readonly<Record<string, string>>,
): [RuleNode | undefined, Readonly<Record<string, string>>] {
  const own = node?.children.get(key);
  if (own !== undefined || node?.wildcard === undefined) return [own, captured];
  return [node.wildcard.node, { ...captured, [node.wildcard.name]: key }];
}
