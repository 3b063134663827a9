import { isRecord } from "@palier/firebase-kit/rules";
import { WireRefusal } from "../wire-refusal.ts";
import { checkKey, maxDepth } from "./path.ts";
import { childOf, type Leaf, type Tree } from "./tree.ts";

export interface ReadContext {
  /** Epoch ms, shared by a write's rules. */
  readonly now: number;
  readonly depth: number;
}

/**
 * Resolves `{".sv": "timestamp"}` and `{".sv": {"increment": 2}}`. Empty objects and nulls become undefined.
 * Throws `invalid_data`, or `invalid_path` for a forbidden key.
 */
export function readValue(value: unknown, before: Tree | undefined, context: ReadContext): Tree | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new WireRefusal("invalid_data", "a number is not finite");
    return value;
  }
  if (typeof value !== "object") throw new WireRefusal("invalid_data", `a ${typeof value} is no value`);
  if (context.depth >= maxDepth) throw new WireRefusal("invalid_data", `deeper than ${maxDepth} levels`);
  if (isRecord(value) && ".sv" in value) return serverValue(value[".sv"], before, context.now);
  if (isRecord(value) && ".value" in value && !(".priority" in value)) {
    return readValue(value[".value"], before, { ...context, depth: context.depth + 1 });
  }
  const below = { now: context.now, depth: context.depth + 1 };
  const children: [string, Tree][] = [];
  for (const [key, item] of Object.entries(value)) {
    if (key === ".priority") throw new WireRefusal("invalid_data", "priorities are not supported");
    const child = readValue(item, childOf(before, checkKey(key)), below);
    if (child !== undefined) children.push([key, child]);
  }
  return children.length === 0 ? undefined : Object.fromEntries(children);
}

function serverValue(what: unknown, before: Tree | undefined, now: number): Leaf {
  if (what === "timestamp") return now;
  const by = isRecord(what) ? what.increment : undefined;
  if (typeof by !== "number" || !Number.isFinite(by))
    throw new WireRefusal("invalid_data", "unknown server value");
  return typeof before === "number" ? before + by : by;
}
