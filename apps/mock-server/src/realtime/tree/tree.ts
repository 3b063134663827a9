import type { Json } from "../json.ts";

export type Leaf = string | number | boolean;

/** Branches are never empty. */
export type Tree = Leaf | Branch;

/** Children by key; the hash is cached until a descendant changes. */
export class Branch {
  readonly children = new Map<string, Tree>();
  hash: string | undefined;
}

export function childOf(tree: Tree | undefined, key: string): Tree | undefined {
  return tree instanceof Branch ? tree.children.get(key) : undefined;
}

export function treeAt(tree: Tree | undefined, path: readonly string[]): Tree | undefined {
  let at = tree;
  for (const key of path) {
    if (!(at instanceof Branch)) return undefined;
    at = at.children.get(key);
  }
  return at;
}

/** A copy, in which `__proto__` is an ordinary key. */
export function toJson(tree: Tree | undefined): Json {
  if (tree === undefined) return null;
  if (!(tree instanceof Branch)) return tree;
  return Object.fromEntries(Array.from(tree.children, ([key, child]) => [key, toJson(child)]));
}

export const jsonText = (tree: Tree | undefined): string => JSON.stringify(toJson(tree));
