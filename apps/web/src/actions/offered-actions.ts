import type { RowAction } from "@palier/ui";
import { useEffect, useSyncExternalStore } from "react";

/** The actions of the record that is open, for who runs them from elsewhere than its head. */
export interface OfferedActions {
  /** What the record is called: « C-2026-00807 ». */
  readonly subject: string;
  readonly actions: readonly RowAction[];
}

let offered: OfferedActions | undefined;
const listeners = new Set<() => void>();

function offer(next: OfferedActions | undefined): void {
  offered = next;
  for (const listener of [...listeners]) listener();
}

/** Offers a record's actions while its head is shown. */
export function useOfferActions(subject: string, actions: readonly RowAction[]): void {
  useEffect(() => {
    const own = { subject, actions };
    offer(own);
    return () => {
      if (offered === own) offer(undefined);
    };
  }, [subject, actions]);
}

/** The actions of the record that is open; undefined where none is. */
export const useOfferedActions = (): OfferedActions | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
  );
