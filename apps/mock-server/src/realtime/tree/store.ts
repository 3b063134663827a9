import type { Path } from "./path.ts";
import { Branch, type Tree, treeAt } from "./tree.ts";

/** An undefined tree deletes. */
export interface Write {
  readonly path: Path;
  readonly tree: Tree | undefined;
}

/** One namespace's values, changed in place: a write costs its depth, not the number of records. */
export class Store {
  root: Tree | undefined;

  at(path: Path): Tree | undefined {
    return treeAt(this.root, path);
  }

  /** Takes ownership of the tree; removes empty branches. */
  set({ path, tree }: Write): void {
    this.root = placed(this.root, path, 0, tree);
  }
}

function placed(at: Tree | undefined, path: Path, level: number, tree: Tree | undefined): Tree | undefined {
  const key = path[level];
  if (key === undefined) return tree;
  const isBranch = at instanceof Branch;
  // Nothing to delete.
  if (!isBranch && tree === undefined) return at;
  const branch = isBranch ? at : new Branch();
  const child = placed(branch.children.get(key), path, level + 1, tree);
  branch.hash = undefined;
  if (child === undefined) branch.children.delete(key);
  else branch.children.set(key, child);
  return branch.children.size === 0 ? undefined : branch;
}
