import { type Path, parsePath } from "../tree/path.ts";
import type { Leaf } from "../tree/tree.ts";
import type { View } from "../tree/view.ts";

/** Bounded, as some paths contain ids. */
const parsed = new Map<string, Path>();

function pathOf(text: string): Path {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  if (parsed.size >= 1_000) parsed.clear();
  const path = parsePath(text);
  parsed.set(text, path);
  return path;
}

/** A place before or after the write. */
export class Snapshot {
  readonly #root: View;
  readonly #path: Path;
  #view: View | undefined;

  /** @param view the value at the path, if known */
  constructor(root: View, path: Path, view?: View) {
    this.#root = root;
    this.#path = path;
    this.#view = view;
  }

  get #here(): View {
    this.#view ??= this.#root.at(this.#path);
    return this.#view;
  }

  child(text: string): Snapshot {
    const path = pathOf(text);
    return new Snapshot(this.#root, [...this.#path, ...path], this.#here.at(path));
  }

  parent(): Snapshot | undefined {
    return this.#path.length === 0 ? undefined : new Snapshot(this.#root, this.#path.slice(0, -1));
  }

  exists(): boolean {
    return this.#here.exists();
  }

  get leaf(): Leaf | undefined {
    return this.#here.leaf;
  }

  /** Any, or all of those named. */
  hasChildren(names?: readonly string[]): boolean {
    if (names === undefined) return this.#here.hasChildren();
    return names.every((name) => this.#here.at(pathOf(name)).exists());
  }
}
