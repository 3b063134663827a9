import type { RecordAction } from "#actions/action.ts";
import type { ListRow } from "./define-list.ts";

/** For a step of 8 letters (« Accepter ») beside « Ouvrir » and a menu. */
const stepWidth = 184;
/** Letters of a step with room: more beside « Modifier », as letters may be set wide (WCAG 1.4.12). */
const roomyLetters = { record: 8, form: 10 } as const;
/** Px per further letter, set wide. */
const letterWidth = 9;

/**
 * @param opens what the link beside the step leads to
 * @returns px; undefined for the default. Inline decisions are icons.
 */
export function actionsWidthOf(
  actions: readonly Pick<RecordAction<ListRow>, "label" | "next" | "inline">[],
  opens: "form" | "record",
): number | undefined {
  const steps = actions.filter(({ next }) => next !== undefined);
  if (steps.length === 0 || actions.some(({ inline }) => inline === true)) return undefined;
  const longest = Math.max(roomyLetters[opens], ...steps.map(({ label }) => label.length));
  return stepWidth + (longest - roomyLetters.record) * letterWidth;
}
