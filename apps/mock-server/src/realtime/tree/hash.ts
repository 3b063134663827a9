import { createHash } from "node:crypto";
import { compareKeys } from "./key-order.ts";
import { Branch, type Leaf, type Tree } from "./tree.ts";

/**
 * Base64 SHA-1 of the state a client has (listen) or built upon (transaction); empty for nothing. Cached per
 * branch: else a thousand reconnecting clients would each rehash ten thousand records.
 */
export function hashOf(tree: Tree | undefined): string {
  if (tree === undefined) return "";
  if (!(tree instanceof Branch)) return sha1(leafText(tree));
  tree.hash ??= sha1(branchText(tree));
  return tree.hash;
}

const sha1 = (text: string): string => createHash("sha1").update(text).digest("base64");

function branchText(branch: Branch): string {
  const keys = [...branch.children.keys()].sort(compareKeys);
  return keys.map((key) => `:${key}:${hashOf(branch.children.get(key))}`).join("");
}

/** Hex digits of the big-endian IEEE 754 double. */
function leafText(leaf: Leaf): string {
  if (typeof leaf !== "number") return `${typeof leaf}:${leaf}`;
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(leaf);
  return `number:${bytes.toString("hex")}`;
}
