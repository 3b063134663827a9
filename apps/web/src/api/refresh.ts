import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Everything that is cached of the server. */
export const entityRoot = ["entity"] as const;

/** Everything that is cached of an entity (its lists, options and records) stands under this key. */
export const entityKey = (entity: string): readonly ["entity", string] => ["entity", entity];

/**
 * Makes all data of the server stale after a write; what is on the screen is read again at once. Records name each other
 * (an order shows its building's name), so nothing narrower is safe. Resolves when the screen is up to date.
 */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: entityRoot }), [client]);
}
