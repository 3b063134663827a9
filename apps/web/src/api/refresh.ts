import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Root key of server data. */
export const entityRoot = ["entity"] as const;

/** Key prefix of an entity's lists, options and records. */
export const entityKey = (entity: string): readonly ["entity", string] => ["entity", entity];

/**
 * Invalidates all server data after a write; visible data reloads at once. Records show each other's names (an order
 * its building's), so nothing narrower is safe. Resolves when reloaded.
 */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: entityRoot }), [client]);
}
