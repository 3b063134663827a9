import type { RecordAction } from "#actions/action.ts";
import type { ListRow } from "./define-list.ts";

/** Of the last column where it holds the word of the next step, in px, and the letters for which that has room: « Résoudre ». */
const stepWidth = 184;
const roomyLetters = 8;
/** What each letter more takes, in px: « M’en charger » was cut at its first letter. */
const letterWidth = 6;

/** The width of a list's column of actions in px, where it is not the table's own. Decisions made in the row are icons. */
export function actionsWidthOf(
  actions: readonly Pick<RecordAction<ListRow>, "next" | "inline" | "short">[],
): number | undefined {
  const hasWordedStep =
    actions.some(({ next }) => next !== undefined) && !actions.some(({ inline }) => inline === true);
  const longest = Math.max(roomyLetters, ...actions.map(({ short = "" }) => short.length));
  return hasWordedStep ? stepWidth + (longest - roomyLetters) * letterWidth : undefined;
}
