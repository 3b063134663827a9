import type { RowAction } from "@palier/ui";
import { useEffect } from "react";
import { inMemory, sharedValue } from "#browser/shared-value.ts";

export interface OfferedActions {
  readonly subject: string;
  readonly actions: readonly RowAction[];
}

const offered = sharedValue(inMemory<OfferedActions | undefined>(undefined));

/** Offers the subject's actions in the palette while the caller is mounted. */
export function useOfferActions(subject: string, actions: readonly RowAction[]): void {
  useEffect(() => {
    const own = { subject, actions };
    offered.set(own);
    return () => {
      if (offered.read() === own) offered.set(undefined);
    };
  }, [subject, actions]);
}

export const useOfferedActions = (): OfferedActions | undefined => offered.use();
