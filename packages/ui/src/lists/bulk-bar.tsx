import { Button } from "../basics/button.tsx";
import { ActionButtons } from "../table/action-buttons.tsx";
import type { RowAction } from "../table/row-action.ts";
import { texts } from "../texts.ts";

export interface BulkBarProps {
  /** Number of selected rows; the bar shows from one on. */
  chosen: number;
  /** Number of rows after filtering. */
  total: number;
  onClear: () => void;
  actions: readonly RowAction[];
}

/** Bulk actions: « Sélection : 20 sur 240 », the actions, and a button to clear the selection. */
export function BulkBar({ chosen, total, onClear, actions }: BulkBarProps) {
  return (
    <section className="ui-bulk ui-no-print" aria-label={texts.bulk.label} hidden={chosen === 0}>
      <p className="ui-bulk__count ui-figures" role="status">
        {chosen === 0 ? null : texts.bulk.chosen(chosen, total)}
      </p>
      <ActionButtons actions={actions} />
      <Button variant="ghost" onClick={onClear}>
        {texts.bulk.clear}
      </Button>
    </section>
  );
}
