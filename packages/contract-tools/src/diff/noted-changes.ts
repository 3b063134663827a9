import { existsSync, readFileSync } from "node:fs";
import { type Change, lineOf } from "./change.ts";

/**
 * Changes that a page of notes names in backticks, each by its key (`order.pay: request body.a is required now`): they are
 * meant. A key that is wrapped over two lines is the same key; the no-break spaces of French are not touched, since a key
 * that says how they changed would lose it.
 */
export function notedChanges(file: string | undefined): ReadonlySet<string> {
  if (file === undefined || !existsSync(file)) return new Set();
  const text = readFileSync(file, "utf8").replace(/^```.*?^```/gms, "");
  const keys = [...text.matchAll(/`([^`]+)`/g)].map(([, key = ""]) => key.replace(/[ \n]+/g, " "));
  return new Set(keys.filter((key) => keyShape.test(key)));
}

/** An operation, or what several have in common; an ellipsis makes it an example. */
const keyShape = /^(?:[\w.]+|\d+ (?:operations|components)): [^…]+$/;

/** Breaking changes about which no note was written. */
export const unnoted = (changes: readonly Change[], noted: ReadonlySet<string>): Change[] =>
  changes.filter(({ breaks, key }) => breaks !== "nobody" && !noted.has(key));

/** The changes as text, those that break somebody first. */
export function changesText(changes: readonly Change[]): string {
  const breaking = changes.filter(({ breaks }) => breaks !== "nobody");
  const others = changes.filter(({ breaks }) => breaks === "nobody");
  const summary = `${changes.length} changes, ${breaking.length} of them breaking`;
  return [...breaking.map(lineOf), ...others.map(lineOf), summary, ""].join("\n");
}

/** What is not noted yet, as lines to paste into the page of notes, and notes about which nothing changed. */
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
