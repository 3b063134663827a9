import type { Path } from "./path.ts";

export type Leaf = string | number | boolean;

/** A stored value. Never changed in place; branches are never empty. */
export type Tree = Leaf | Branch;
export interface Branch {
  readonly [key: string]: Tree;
}

/** An undefined tree deletes. */
export interface Write {
  readonly path: Path;
  readonly tree: Tree | undefined;
}

export const isBranch = (tree: Tree | undefined): tree is Branch => typeof tree === "object";

export const childOf = (tree: Tree | undefined, key: string): Tree | undefined =>
  isBranch(tree) && Object.hasOwn(tree, key) ? tree[key] : undefined;

export function treeAt(tree: Tree | undefined, path: Path): Tree | undefined {
  let at = tree;
  for (const key of path) at = childOf(at, key);
  return at;
}

/** The tree after the writes, whose places must not contain each other. Shares with `tree` what they leave. */
export function written(tree: Tree | undefined, writes: readonly Write[], level = 0): Tree | undefined {
  if (writes.length === 0) return tree;
  const whole = writes.find(({ path }) => path.length === level);
  if (whole !== undefined) return whole.tree;
  const put: [string, Tree][] = [];
  const gone: string[] = [];
  for (const [key, below] of Map.groupBy(writes, ({ path }) => path[level] ?? "")) {
    const child = written(childOf(tree, key), below, level + 1);
    if (child === undefined) gone.push(key);
    else put.push([key, child]);
  }
  // Spread, which copies record numbers quickly, and keeps `__proto__` an ordinary key.
  const children: Record<string, Tree> = { ...(isBranch(tree) ? tree : {}), ...Object.fromEntries(put) };
  for (const key of gone) delete children[key];
  if (gone.length === 0 || Object.keys(children).length > 0) return children;
  // Nothing was below a leaf, so nothing was deleted.
  return isBranch(tree) ? undefined : tree;
}

/** Null where nothing stands. */
export const toJson = (tree: Tree | undefined): Tree | null => tree ?? null;

/** One namespace's values. */
export class Store {
  root: Tree | undefined;

  at(path: Path): Tree | undefined {
    return treeAt(this.root, path);
  }

  set(...writes: readonly Write[]): void {
    this.root = written(this.root, writes);
  }
}
