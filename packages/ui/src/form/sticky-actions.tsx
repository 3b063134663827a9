import type { ReactNode } from "react";
import { texts } from "../texts.ts";

export interface StickyActionsProps {
  /** « Enregistrer » first, « Annuler » second. */
  children: ReactNode;
  /** « 3 modifications ». Omitted: no text. */
  changes?: number | undefined;
  /** Replaces the count, for instance with why saving is impossible. */
  note?: ReactNode;
}

/** The bar of buttons at the bottom of a form. */
export function StickyActions({ children, changes, note }: StickyActionsProps) {
  return (
    <div className="ui-sticky ui-no-print">
      <div className="ui-sticky__buttons">{children}</div>
      <p className="ui-sticky__note" role="status">
        {note ?? (changes === undefined ? null : texts.changes(changes))}
      </p>
    </div>
  );
}
