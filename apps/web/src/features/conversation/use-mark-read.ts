import { conversationRoutes as routes } from "@palier/contract/areas/conversation";
import { useEffect } from "react";
import { clientOf } from "#api/client.ts";
import { useRefresh } from "#api/refresh.ts";

const api = clientOf(routes);

export function useMarkRead(conversationId: number, unreadCount: number): void {
  const refresh = useRefresh();
  const { mutateAsync } = api.markRead.useMutation();
  useEffect(() => {
    if (unreadCount === 0) return;
    // After a failure the next visit marks it.
    mutateAsync({ params: { conversationId }, body: {} }).then(refresh, () => undefined);
  }, [conversationId, unreadCount, refresh, mutateAsync]);
}
