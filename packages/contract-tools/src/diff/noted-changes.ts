import { existsSync, readFileSync } from "node:fs";
import { type Change, lineOf } from "./change.ts";

/**
 * Intended changes, in backticks on a page of notes (`order.pay: request body.a is required now`). Line
 * breaks count as spaces; French no-break spaces may be what changed.
 */
export function notedChanges(file: string | undefined): ReadonlySet<string> {
  if (file === undefined || !existsSync(file)) return new Set();
  const text = readFileSync(file, "utf8").replace(/^```.*?^```/gms, "");
  const keys = [...text.matchAll(/`([^`]+)`/g)].map(([, key = ""]) => key.replace(/[ \n]+/g, " "));
  return new Set(keys.filter((key) => keyShape.test(key)));
}

/** An operation or a group; an ellipsis marks an example. */
const keyShape = /^(?:[\w.]+|\d+ (?:operations|components)): [^…]+$/;

export const unnoted = (changes: readonly Change[], noted: ReadonlySet<string>): Change[] =>
  changes.filter(({ breaks, key }) => breaks !== "nobody" && !noted.has(key));

export function changesText(changes: readonly Change[]): string {
  const breaking = changes.filter(({ breaks }) => breaks !== "nobody");
  const others = changes.filter(({ breaks }) => breaks === "nobody");
  const summary = `${changes.length} changes, ${breaking.length} of them breaking`;
  return [...breaking.map(lineOf), ...others.map(lineOf), summary, ""].join("\n");
}

/** Missing notes as lines to paste, and notes without a change. */
export function notesText(changes: readonly Change[], noted: ReadonlySet<string>): string {
  const keys = new Set(changes.map(({ key }) => key));
  const open = unnoted(changes, noted);
  const stale = [...noted].filter((key) => !keys.has(key));
  const breaking = changes.filter(({ breaks }) => breaks !== "nobody").length;
  return [
    ...open.map((change) => `- \`${change.key}\`: (breaks ${change.breaks}: say why)`),
    ...stale.map((key) => `noted, but nothing changed so: ${key}`),
    `${changes.length} changes, ${breaking} of them breaking, ${open.length} without a note`,
    "",
  ].join("\n");
}
