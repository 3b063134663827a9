import { browserTexts } from "#browser/storage.ts";

const keyOf = (list: string): string => `palier:view:${list}`;

/**
 * Whether a list opened with a view in this browser lately: the document then leaves its rows to the app, which knows the
 * view. A wrong answer costs time, or rows that are asked for in vain, and nothing else.
 */
export const opensWithView = (list: string): boolean => browserTexts.read(keyOf(list)) !== undefined;

/** Keeps whether a list opens with a view. */
export function keepOpening(list: string, opens: boolean): void {
  if (opens) browserTexts.write(keyOf(list), "1");
  else browserTexts.remove(keyOf(list));
}
