import { WireRefusal } from "../wire-refusal.ts";

/** From the root, `[]`. */
export type Path = readonly string[];

/** Firebase's limits: levels, and UTF-8 bytes per key. */
export const maxDepth = 32;
const maxKeyBytes = 768;

// Firebase's, the slash, control characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const forbidden = /[.#$[\]/\u0000-\u001f\u007f]/;

/** Throws `invalid_path`. */
export function checkKey(key: string): string {
  if (key === "" || forbidden.test(key)) {
    throw new WireRefusal(
      "invalid_path",
      `key ${JSON.stringify(key.slice(0, 80))} is empty or has one of . # $ [ ] /`,
    );
  }
  if (key.length > maxKeyBytes / 4 && Buffer.byteLength(key) > maxKeyBytes) {
    throw new WireRefusal("invalid_path", `a key is longer than ${maxKeyBytes} bytes`);
  }
  return key;
}

/** `/locks/building/12`; extra slashes are ignored. */
export function parsePath(text: unknown): Path {
  if (typeof text !== "string") throw new WireRefusal("invalid_path", "a path is a text");
  if (text.length > maxDepth * (maxKeyBytes + 1))
    throw new WireRefusal("invalid_path", "the path is too long");
  const keys = text.split("/").filter((key) => key !== "");
  if (keys.length > maxDepth) throw new WireRefusal("invalid_path", `deeper than ${maxDepth} levels`);
  for (const key of keys) checkKey(key);
  return keys;
}

/** Without a leading slash. */
export const pathText = (path: Path): string => path.join("/");

/** Throws `invalid_path` for equal or nested places. */
export function checkApart(parts: readonly { readonly path: Path }[]): void {
  if (parts.length < 2) return;
  const names = new Set(parts.map(({ path }) => pathText(path)));
  const isWithin = ({ path }: { readonly path: Path }) =>
    path.some((_, level) => level > 0 && names.has(pathText(path.slice(0, level)))) || names.has("");
  if (names.size < parts.length || parts.some(isWithin)) {
    throw new WireRefusal("invalid_path", "an update names a place and one within it");
  }
}

/** Whether `path` equals `other` or is above it. */
export const contains = (path: Path, other: Path): boolean =>
  path.length <= other.length && path.every((key, at) => key === other[at]);
