import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

export const entityRoot = ["entity"] as const;

export const entityKey = (entity: string): readonly ["entity", string] => ["entity", entity];

/** All server data: records show each other's names (an order its building's). Resolves when the screen shows it. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await client.invalidateQueries({ queryKey: entityRoot });
    // Screens hear of answers a task later, and would still act on the former ones.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
  }, [client]);
}
