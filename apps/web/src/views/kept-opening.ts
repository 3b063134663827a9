import { browserTexts } from "#browser/storage.ts";

const keyOf = (list: string): string => `palier:view:${list}`;

/**
 * Whether it did lately, in this browser: the document then leaves the rows to the app. A wrong answer only
 * costs time.
 */
export const opensWithView = (list: string): boolean => browserTexts.read(keyOf(list)) !== undefined;

export function keepOpening(list: string, opens: boolean): void {
  if (opens) browserTexts.write(keyOf(list), "1");
  else browserTexts.remove(keyOf(list));
}
