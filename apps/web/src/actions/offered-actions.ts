import type { RowAction } from "@palier/ui";
import { useEffect } from "react";
import { inMemory, sharedValue } from "#browser/shared-value.ts";

/** The open record's actions, for use outside its header. */
export interface OfferedActions {
  /** The record's name: « C-2026-00807 ». */
  readonly subject: string;
  readonly actions: readonly RowAction[];
}

const offered = sharedValue(inMemory<OfferedActions | undefined>(undefined));

/** Offers a record's actions while its header is mounted. */
export function useOfferActions(subject: string, actions: readonly RowAction[]): void {
  useEffect(() => {
    const own = { subject, actions };
    offered.set(own);
    return () => {
      if (offered.read() === own) offered.set(undefined);
    };
  }, [subject, actions]);
}

/** The open record's actions, if any. */
export const useOfferedActions = (): OfferedActions | undefined => offered.use();
