import type { RowAction } from "@palier/ui";
import type { RefObject } from "react";
import type { ListState } from "#lists/list-state.ts";
import { listTexts } from "#lists/lists.texts.ts";
import type { ChangeList } from "#lists/use-list-state.ts";
import type { KeptRows } from "#lists/use-table.ts";
import { restoreFocus } from "#navigation/focus.ts";
import { firstRowOf } from "#navigation/row-focus.ts";
import { type KeptPart, PartFailure } from "#parts/part-failure.tsx";

const texts = listTexts.kept;

interface ListFailureProps {
  readonly error: Error | null;
  readonly kept: KeptRows | undefined;
  readonly onRetry: () => void;
  readonly change: ChangeList;
  readonly rows: RefObject<HTMLElement | null>;
}

/** Why the requested rows are missing, and which remain (A03). */
export function ListFailure({ error, kept, onRetry, change, rows }: ListFailureProps) {
  if (error === null) return null;
  // The pressed button disappears.
  const back = (state: Partial<ListState>): void => {
    change(state);
    restoreFocus(firstRowOf(rows.current));
  };
  return <PartFailure error={error} onRetry={onRetry} kept={kept && partOf(kept, back)} />;
}

/** Why nothing can be done with the remaining rows, in French. */
export const whyWaiting = (kept: KeptRows | undefined): string | undefined =>
  kept?.waits === undefined ? undefined : texts.waits[kept.waits];

export function waiting(kept: KeptRows, actions: readonly RowAction[]): readonly RowAction[] {
  const reason = whyWaiting(kept);
  return reason === undefined ? actions : actions.map((action) => ({ ...action, disabled: true, reason }));
}

function partOf(
  { asked, readAt, isOther, isOtherPage }: KeptRows,
  back: (state: Partial<ListState>) => void,
): KeptPart {
  const now = Date.now();
  if (!isOther) return { title: texts.notReread, detail: texts.same(readAt, now) };
  const onPress = (): void => back({ page: asked.page, order: asked.order });
  const page = asked.page + 1;
  return {
    title: texts.unread,
    detail: isOtherPage ? texts.ofPage(page, readAt, now) : texts.ofOrder(readAt, now),
    back: { label: isOtherPage ? texts.backToPage(page) : texts.backToOrder, onPress },
  };
}
