import { browserTexts } from "#browser/storage.ts";

const keyOf = (list: string): string => `palier:view:${list}`;

/**
 * Whether a list lately opened with a view in this browser: the document then leaves the rows to the app, which knows
 * the view. A wrong answer only costs time, or a wasted request.
 */
export const opensWithView = (list: string): boolean => browserTexts.read(keyOf(list)) !== undefined;

/** Keeps whether a list opens with a view. */
export function keepOpening(list: string, opens: boolean): void {
  if (opens) browserTexts.write(keyOf(list), "1");
  else browserTexts.remove(keyOf(list));
}
