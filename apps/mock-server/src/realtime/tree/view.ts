import type { Path } from "./path.ts";
import type { Write } from "./store.ts";
import { Branch, childOf, type Leaf, type Tree } from "./tree.ts";

interface Patch {
  replaced: boolean;
  tree: Tree | undefined;
  readonly children: Map<string, Patch>;
}

const patch = (): Patch => ({ replaced: false, tree: undefined, children: new Map() });

/** The database with writes applied, without copying: rules read `newData` before anything is stored. */
export class View {
  readonly #tree: Tree | undefined;
  readonly #patch: Patch | undefined;

  private constructor(tree: Tree | undefined, change: Patch | undefined) {
    this.#tree = change?.replaced === true ? change.tree : tree;
    this.#patch = change?.replaced === true || change?.children.size === 0 ? undefined : change;
  }

  static of(root: Tree | undefined, writes: readonly Write[] = []): View {
    const top = patch();
    for (const { path, tree } of writes) {
      let at = top;
      for (const key of path) {
        const next = at.children.get(key) ?? patch();
        at.children.set(key, next);
        at = next;
      }
      at.replaced = true;
      at.tree = tree;
    }
    return new View(root, top);
  }

  child(key: string): View {
    return new View(childOf(this.#tree, key), this.#patch?.children.get(key));
  }

  at(path: Path): View {
    let view: View = this;
    for (const key of path) view = view.child(key);
    return view;
  }

  /** A write below a leaf turns it into a branch. */
  get leaf(): Leaf | undefined {
    if (this.#tree instanceof Branch) return undefined;
    return this.#patch !== undefined && this.hasChildren() ? undefined : this.#tree;
  }

  exists(): boolean {
    return this.#patch === undefined
      ? this.#tree !== undefined
      : this.leaf !== undefined || this.hasChildren();
  }

  hasChildren(): boolean {
    if (this.#patch === undefined) return this.#tree instanceof Branch;
    for (const key of this.#patch.children.keys()) if (this.child(key).exists()) return true;
    for (const _ of this.keys()) return true;
    return false;
  }

  *keys(): Generator<string> {
    const changed = this.#patch?.children;
    if (this.#tree instanceof Branch) {
      for (const key of this.#tree.children.keys()) if (changed?.has(key) !== true) yield key;
    }
    if (changed === undefined) return;
    for (const key of changed.keys()) if (this.child(key).exists()) yield key;
  }
}
