import { isDeepStrictEqual } from "node:util";
import { componentOf, lastName } from "./document.ts";
import { isNode, type JsonNode, nodeAt } from "./json-node.ts";

export interface Pair {
  readonly name: string;
  readonly old?: unknown;
  readonly fresh?: unknown;
}

/** Matches branches by component or identifying constant, then equality, then order. */
export function pairs(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const old = [...before];
  const left: unknown[] = [];
  const found: Pair[] = [];
  for (const [index, fresh] of after.entries()) {
    const name = nameOf(fresh);
    const at = old.findIndex((each) =>
      name === undefined ? isDeepStrictEqual(each, fresh) : nameOf(each) === name,
    );
    if (at < 0) left.push(fresh);
    else found.push({ name: name ?? String(index + 1), old: old.splice(at, 1)[0], fresh });
  }
  for (const fresh of left) {
    const name = nameOf(fresh);
    // A named branch without a counterpart is new.
    const at = name === undefined ? old.findIndex((each) => nameOf(each) === undefined) : -1;
    const place = name ?? String(after.indexOf(fresh) + 1);
    found.push(at < 0 ? { name: place, fresh } : { name: place, old: old.splice(at, 1)[0], fresh });
  }
  return [
    ...found,
    ...old.map((each) => ({ name: nameOf(each) ?? String(before.indexOf(each) + 1), old: each })),
  ];
}

function nameOf(given: unknown): string | undefined {
  const component = componentOf(given);
  if (component !== undefined) return lastName(component);
  if (!isNode(given)) return undefined;
  const constants = Object.entries(nodeAt(given, "properties")).flatMap(([key, field]) => {
    const value = isNode(field) ? constantOf(field) : undefined;
    return value === undefined ? [] : [`${key}=${value}`];
  });
  if (constants.length > 0) return constants.join(" ");
  const { type } = given;
  return typeof type === "string" && type !== "object" && type !== "array" ? type : undefined;
}

function constantOf({ const: value, enum: values }: JsonNode): string | undefined {
  const [only, ...others] = Array.isArray(values) ? values : [];
  const one: unknown = value ?? (others.length === 0 ? only : undefined);
  return one === undefined ? undefined : String(one);
}
