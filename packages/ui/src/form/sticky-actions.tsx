import type { ReactNode } from "react";
import { texts } from "../texts.ts";

export interface StickyActionsProps {
  /** The buttons: « Enregistrer » first, « Annuler » second. */
  children: ReactNode;
  /** How many fields differ from what was loaded: « 3 modifications ». Left out: nothing is said. */
  changes?: number | undefined;
  /** Instead of the count: why one cannot save, for example. */
  note?: ReactNode;
}

/** The bar that stays at the bottom of a form. */
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
