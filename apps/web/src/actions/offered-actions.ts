import type { RowAction } from "@palier/ui";
import { useEffect } from "react";
import { inMemory, sharedValue } from "#browser/shared-value.ts";

/** The actions of the record that is open, for who runs them from elsewhere than its head. */
export interface OfferedActions {
  /** What the record is called: « C-2026-00807 ». */
  readonly subject: string;
  readonly actions: readonly RowAction[];
}

const offered = sharedValue(inMemory<OfferedActions | undefined>(undefined));

/** Offers a record's actions while its head is shown. */
export function useOfferActions(subject: string, actions: readonly RowAction[]): void {
  useEffect(() => {
    const own = { subject, actions };
    offered.set(own);
    return () => {
      if (offered.read() === own) offered.set(undefined);
    };
  }, [subject, actions]);
}

/** The actions of the record that is open; undefined where none is. */
export const useOfferedActions = (): OfferedActions | undefined => offered.use();
