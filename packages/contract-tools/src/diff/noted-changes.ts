import { existsSync, readFileSync } from "node:fs";
import { type Change, lineOf } from "./change.ts";

/** Operations that a page of notes names in backticks: their breaking changes are meant. */
export function notedOperations(file: string | undefined): ReadonlySet<string> {
  if (file === undefined || !existsSync(file)) return new Set();
  return new Set([...readFileSync(file, "utf8").matchAll(/`([\w.*]+)`/g)].map(([, name = ""]) => name));
}

/** Breaking changes about which no note was written; `building.*` notes all operations of an area at once. */
export function unnoted(changes: readonly Change[], noted: ReadonlySet<string>): Change[] {
  const isNoted = (operation: string) =>
    noted.has(operation) ||
    operation.split(".").some((_, at, all) => noted.has(`${all.slice(0, at + 1).join(".")}.*`));
  return changes.filter(({ breaks, operation }) => breaks !== "nobody" && !isNoted(operation));
}

/** The changes as text, those that break somebody first. */
export function changesText(changes: readonly Change[], open: readonly Change[]): string {
  const breaking = changes.filter(({ breaks }) => breaks !== "nobody");
  const others = changes.filter(({ breaks }) => breaks === "nobody");
  const summary = `${changes.length} changes, ${breaking.length} of them breaking, ${open.length} without a note`;
  return [...breaking.map(lineOf), ...others.map(lineOf), summary, ""].join("\n");
}
