import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

export const entityRoot = ["entity"] as const;

export const entityKey = (entity: string): readonly ["entity", string] => ["entity", entity];

/** All server data: records show each other's names (an order its building's). Resolves when reloaded. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: entityRoot }), [client]);
}
