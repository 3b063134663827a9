import { conversationRoutes as routes } from "@palier/contract/areas/conversation";
import { useEffect } from "react";
import { clientOf } from "#api/client.ts";
import { useRefresh } from "#api/refresh.ts";
import { whenVisible } from "#browser/when-visible.ts";

const api = clientOf(routes);

export function useMarkRead(conversationId: number, unreadCount: number): void {
  const refresh = useRefresh();
  const { mutateAsync } = api.markRead.useMutation();
  useEffect(() => {
    if (unreadCount === 0) return;
    // Nobody has read what a tab in the background shows. After a failure the next visit marks it.
    return whenVisible(() => {
      mutateAsync({ params: { conversationId }, body: {} }).then(refresh, () => undefined);
    });
  }, [conversationId, unreadCount, refresh, mutateAsync]);
}
