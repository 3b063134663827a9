import { createHash } from "node:crypto";
import { compareKeys } from "./query.ts";
import { type Branch, isBranch, type Leaf, type Tree } from "./tree.ts";

/** A branch never changes, so its hash does not. */
const known = new WeakMap<Branch, string>();

/** Base64 SHA-1 of the state a client has (listen) or built upon (transaction); empty for nothing. */
export function hashOf(tree: Tree | undefined): string {
  if (tree === undefined) return "";
  if (!isBranch(tree)) return sha1(leafText(tree));
  const hash = known.get(tree) ?? sha1(branchText(tree));
  known.set(tree, hash);
  return hash;
}

const sha1 = (text: string): string => createHash("sha1").update(text).digest("base64");

function branchText(branch: Branch): string {
  const children = Object.entries(branch).sort(([a], [b]) => compareKeys(a, b));
  return children.map(([key, child]) => `:${key}:${hashOf(child)}`).join("");
}

/** Hex digits of the big-endian IEEE 754 double. */
function leafText(leaf: Leaf): string {
  if (typeof leaf !== "number") return `${typeof leaf}:${leaf}`;
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(leaf);
  return `number:${bytes.toString("hex")}`;
}
