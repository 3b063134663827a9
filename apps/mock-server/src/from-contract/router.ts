import type { RouteEntry } from "@palier/contract";
import { optionalParam, paramNames, withoutOptionalParam } from "@palier/contract";

export interface Registered<T> {
  readonly entry: RouteEntry;
  readonly names: readonly string[];
  readonly target: T;
}

export type Found<T> =
  | { readonly kind: "route"; readonly route: Registered<T>; readonly values: readonly string[] }
  | {
      readonly kind: "method";
      readonly allow: readonly string[];
      readonly route: Registered<T>;
      readonly values: readonly string[];
    }
  | { readonly kind: "none" };

interface Leaf<T> {
  readonly byMethod: Map<string, Registered<T>>;
}

interface Node<T> {
  readonly fixed: Map<string, Node<T>>;
  /** A prefix before a parameter (`ajax{id}`, §2). */
  readonly prefixed: { readonly prefix: string; readonly node: Node<T> }[];
  any: Node<T> | undefined;
  leaf: Leaf<T> | undefined;
}

/** Fixed segments win. Hand-written: fast npm routers need Node, this also runs in browsers. */
export class Router<T> {
  readonly #root: Node<T> = emptyNode();
  readonly #fixed = new Map<string, Leaf<T>>();

  add(entry: RouteEntry, target: T): void {
    this.#put(entry.template, entry, target);
    // Optional segment (§2, delivery schedule).
    const optional = optionalParam(entry.pathParams);
    if (optional !== undefined) this.#put(withoutOptionalParam(entry.template, optional), entry, target);
  }

  find(method: string, path: string): Found<T> {
    const leaf = this.#fixed.get(path);
    const route = leaf?.byMethod.get(method);
    if (route !== undefined) return { kind: "route", route, values: [] };
    return this.#search(method, path);
  }

  #search(method: string, path: string): Found<T> {
    let other: Found<T> = { kind: "none" };
    const segments = path.split("/");
    const values: string[] = [];
    const walk = (node: Node<T>, at: number): Found<T> | undefined => {
      const segment = segments[at];
      if (segment === undefined) {
        const route = node.leaf?.byMethod.get(method);
        if (route !== undefined) return { kind: "route", route, values: [...values] };
        const [first] = node.leaf?.byMethod.values() ?? [];
        if (other.kind === "none" && first !== undefined) {
          other = {
            kind: "method",
            allow: [...(node.leaf?.byMethod.keys() ?? [])],
            route: first,
            values: [...values],
          };
        }
        return undefined;
      }
      const fixed = node.fixed.get(segment);
      const found = fixed && walk(fixed, at + 1);
      if (found) return found;
      for (const { prefix, node: next } of node.prefixed) {
        if (segment.length <= prefix.length || !segment.startsWith(prefix)) continue;
        const below = step(next, segment.slice(prefix.length), at);
        if (below) return below;
      }
      return node.any && segment !== "" ? step(node.any, segment, at) : undefined;
    };
    const step = (node: Node<T>, value: string, at: number): Found<T> | undefined => {
      values.push(value);
      const found = walk(node, at + 1);
      values.pop();
      return found;
    };
    return walk(this.#root, 0) ?? other;
  }

  #put(template: string, entry: RouteEntry, target: T): void {
    const names = paramNames(template);
    let node = this.#root;
    for (const segment of template.split("/")) node = child(node, segment);
    node.leaf ??= { byMethod: new Map() };
    if (node.leaf.byMethod.has(entry.method)) throw new Error(`two routes for ${entry.method} ${template}`);
    node.leaf.byMethod.set(entry.method, { entry, names, target });
    if (names.length === 0) this.#fixed.set(template, node.leaf);
  }
}

function child<T>(node: Node<T>, segment: string): Node<T> {
  const brace = segment.indexOf("{");
  if (brace < 0) return existing(node.fixed, segment);
  if (!segment.endsWith("}")) throw new Error(`a parameter must end its segment: ${segment}`);
  if (brace === 0) {
    node.any ??= emptyNode();
    return node.any;
  }
  const prefix = segment.slice(0, brace);
  const known = node.prefixed.find((each) => each.prefix === prefix);
  if (known !== undefined) return known.node;
  const next = emptyNode<T>();
  node.prefixed.push({ prefix, node: next });
  return next;
}

function existing<T>(map: Map<string, Node<T>>, key: string): Node<T> {
  const known = map.get(key);
  if (known !== undefined) return known;
  const node = emptyNode<T>();
  map.set(key, node);
  return node;
}

function emptyNode<T>(): Node<T> {
  return { fixed: new Map(), prefixed: [], any: undefined, leaf: undefined };
}
