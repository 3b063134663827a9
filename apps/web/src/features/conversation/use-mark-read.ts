import { conversationRoutes as routes } from "@palier/contract/areas/conversation";
import { useEffect } from "react";
import { call } from "#api/call.ts";
import { useRefresh } from "#api/refresh.ts";

/** Marks a conversation as read once it is shown, and again when a new message arrives while it is. */
export function useMarkRead(conversationId: number, unreadCount: number): void {
  const refresh = useRefresh();
  useEffect(() => {
    if (unreadCount === 0) return;
    // A failure loses nothing: the conversation stays unread, and the next visit marks it.
    call(routes.markRead, { params: { conversationId } }).then(refresh, () => undefined);
  }, [conversationId, unreadCount, refresh]);
}
