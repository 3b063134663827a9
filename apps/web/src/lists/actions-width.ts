import type { RecordAction } from "#actions/action.ts";
import type { ListRow } from "./define-list.ts";

/** For up to 8 letters: « Résoudre ». */
const stepWidth = 184;
const roomyLetters = 8;
/** Px per further letter. */
const letterWidth = 6;

/** Px; undefined for the default. Inline decisions are icons. */
export function actionsWidthOf(
  actions: readonly Pick<RecordAction<ListRow>, "next" | "inline" | "short">[],
): number | undefined {
  const hasWordedStep =
    actions.some(({ next }) => next !== undefined) && !actions.some(({ inline }) => inline === true);
  const longest = Math.max(roomyLetters, ...actions.map(({ short = "" }) => short.length));
  return hasWordedStep ? stepWidth + (longest - roomyLetters) * letterWidth : undefined;
}
