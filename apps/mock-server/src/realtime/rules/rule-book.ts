import { isJson, type Json } from "../json.ts";
import type { Path } from "../tree/path.ts";
import { isBranch, type Tree, treeAt, type Write, written } from "../tree/tree.ts";
import { WireRefusal } from "../wire-refusal.ts";
import type { Rule } from "./compile.ts";
import { type RuleNode, readRules, step } from "./rule-tree.ts";
import { Mismatch, type RuleAuth, type RuleScope, Snapshot } from "./values.ts";

export interface Asking {
  readonly auth: RuleAuth | null;
  readonly now: number;
}

type Captured = Readonly<Record<string, string>>;

/** Evaluates the security rules of a `database.rules.json`. */
export class RuleBook {
  readonly file: Json;
  readonly #top: RuleNode;

  /** Throws for unsupported rules. */
  constructor(file: unknown) {
    this.#top = readRules(file);
    if (!isJson(file)) throw new Error("database rules: the file is no JSON");
    this.file = file;
  }

  /** Granted by the first true `.read` from the root down. */
  canRead(root: Tree | undefined, path: Path, { auth, now }: Asking): boolean {
    const top = new Snapshot(root, []);
    for (const { node, at, captured } of this.#way(path)) {
      const data = new Snapshot(root, at);
      if (holds(node.read, { auth, now, root: top, data, newData: undefined, captured })) return true;
    }
    return false;
  }

  /**
   * Needs a true `.write` at or above and every `.validate` along and below. All rules see the result of all
   * writes.
   */
  canWrite(root: Tree | undefined, writes: readonly Write[], { auth, now }: Asking): boolean {
    const after = written(root, writes);
    const scope = (at: Path, captured: Captured): RuleScope => ({
      auth,
      now,
      root: new Snapshot(root, []),
      data: new Snapshot(root, at),
      newData: new Snapshot(after, at),
      captured,
    });
    return writes.every(({ path }) => this.#allows(path, after, scope));
  }

  #allows(path: Path, after: Tree | undefined, scope: (at: Path, captured: Captured) => RuleScope): boolean {
    let granted = false;
    let last: { node: RuleNode; captured: Captured } | undefined;
    for (const { node, at, captured } of this.#way(path)) {
      granted ||= holds(node.write, scope(at, captured));
      const isChecked = node.validate !== undefined && treeAt(after, at) !== undefined;
      if (isChecked && !holds(node.validate, scope(at, captured))) return false;
      last = at.length === path.length ? { node, captured } : undefined;
    }
    return (
      granted &&
      (last === undefined || validBelow(last.node, path, last.captured, treeAt(after, path), scope))
    );
  }

  /** From the root. */
  *#way(path: Path): Generator<{ node: RuleNode; at: Path; captured: Captured }> {
    let node: RuleNode | undefined = this.#top;
    let captured: Captured = {};
    for (let level = 0; node !== undefined; level += 1) {
      yield { node, at: path.slice(0, level), captured };
      const key = path[level];
      if (key === undefined) return;
      [node, captured] = step(node, key, captured);
    }
  }
}

function validBelow(
  node: RuleNode,
  path: Path,
  captured: Captured,
  tree: Tree | undefined,
  scope: (at: Path, captured: Captured) => RuleScope,
): boolean {
  for (const [key, child] of isBranch(tree) ? Object.entries(tree) : []) {
    const [rules, names] = step(node, key, captured);
    if (rules === undefined) continue;
    const at = [...path, key];
    if (rules.validate !== undefined && !holds(rules.validate, scope(at, names))) return false;
    if (!validBelow(rules, at, names, child, scope)) return false;
  }
  return true;
}

/** A rule that cannot be evaluated is false. */
function holds(rule: Rule | undefined, scope: RuleScope): boolean {
  if (rule === undefined) return false;
  try {
    return rule(scope);
  } catch (error) {
    if (error instanceof Mismatch || error instanceof WireRefusal) return false;
    throw error;
  }
}
