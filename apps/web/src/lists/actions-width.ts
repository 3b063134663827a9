import type { RecordAction } from "#actions/action.ts";
import type { ListRow } from "./define-list.ts";

/** Of the last column where it holds the word of the next step, in px: « Mettre en préparation ». */
const stepWidth = 184;

/** The width of a list's column of actions in px, where it is not the table's own. Decisions made in the row are icons. */
export function actionsWidthOf(
  actions: readonly Pick<RecordAction<ListRow>, "next" | "inline">[],
): number | undefined {
  const hasWordedStep =
    actions.some(({ next }) => next !== undefined) && !actions.some(({ inline }) => inline === true);
  return hasWordedStep ? stepWidth : undefined;
}
