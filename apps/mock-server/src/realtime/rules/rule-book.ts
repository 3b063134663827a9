import { isJson, type Json } from "../json.ts";
import type { Path } from "../tree/path.ts";
import type { Write } from "../tree/store.ts";
import type { Tree } from "../tree/tree.ts";
import { View } from "../tree/view.ts";
import { WireRefusal } from "../wire-refusal.ts";
import type { Rule } from "./compile.ts";
import { type RuleNode, readRules, step } from "./rule-tree.ts";
import { Snapshot } from "./snapshot.ts";
import { Mismatch, type RuleAuth, type RuleScope } from "./values.ts";

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

  /** Child path or `.value`. */
  isIndexed(path: Path, index: string): boolean {
    return Array.from(this.#way(path)).some(
      ({ node, at }) => at.length === path.length && node.indexes.includes(index),
    );
  }

  /** Granted by the first true `.read` from the root down. */
  canRead(root: Tree | undefined, path: Path, { auth, now }: Asking): boolean {
    const view = View.of(root);
    for (const { node, at, captured } of this.#way(path)) {
      const data = new Snapshot(view, at);
      if (holds(node.read, { auth, now, root: new Snapshot(view, []), data, newData: undefined, captured }))
        return true;
    }
    return false;
  }

  /**
   * Needs a true `.write` at or above and every `.validate` along and below. All rules see the result of all
   * writes.
   */
  canWrite(root: Tree | undefined, writes: readonly Write[], { auth, now }: Asking): boolean {
    const before = View.of(root);
    const after = View.of(root, writes);
    const scope = (at: Path, captured: Captured): RuleScope => ({
      auth,
      now,
      root: new Snapshot(before, []),
      data: new Snapshot(before, at),
      newData: new Snapshot(after, at),
      captured,
    });
    return writes.every(({ path }) => this.#allows(path, after, scope));
  }

  #allows(path: Path, after: View, scope: (at: Path, captured: Captured) => RuleScope): boolean {
    let granted = false;
    let last: { node: RuleNode; captured: Captured } | undefined;
    for (const { node, at, captured } of this.#way(path)) {
      granted ||= holds(node.write, scope(at, captured));
      const isChecked = node.validate !== undefined && after.at(at).exists();
      if (isChecked && !holds(node.validate, scope(at, captured))) return false;
      last = at.length === path.length ? { node, captured } : undefined;
    }
    return (
      granted && (last === undefined || validBelow(last.node, path, last.captured, after.at(path), scope))
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
  view: View,
  scope: (at: Path, captured: Captured) => RuleScope,
): boolean {
  for (const key of view.keys()) {
    const [rules, names] = step(node, key, captured);
    if (rules === undefined) continue;
    const at = [...path, key];
    if (rules.validate !== undefined && !holds(rules.validate, scope(at, names))) return false;
    if (!validBelow(rules, at, names, view.child(key), scope)) return false;
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
