import { buildingRoutes } from "@palier/contract/areas/building";
import { conversationRoutes as routes } from "@palier/contract/areas/conversation";
import { conversationTexts as words } from "@palier/contract/areas/conversation.texts";
import { userRoutes } from "@palier/contract/areas/user";
import { defineList } from "#lists/define-list.ts";
import { conversationActions, conversationName } from "./conversation.actions.tsx";
import { conversationTexts } from "./conversation.texts.ts";

export const conversationTones = { open: "info", forwarded: "warning", closed: "neutral" } as const;

/** §2. Held ones remain readable (L14). */
export const list = defineList({
  name: "conversation",
  texts: conversationTexts.list,
  table: routes.list,
  views: "conversation.list",
  columns: {
    subject: { flex: 2, main: true, keepsEnd: true },
    userName: { flex: 1.2, main: true },
    buildingName: { flex: 1.4, keepsEnd: true },
    unreadCount: { width: 110 },
    messageCount: { width: 115, hidden: true },
    lastMessageAt: { width: 190 },
    status: { width: 120, tones: conversationTones },
  },
  filters: {
    status: {},
    unread: { label: conversationTexts.unread },
    buildingId: { options: buildingRoutes.search },
    userId: { options: userRoutes.search },
    lastMessageFrom: {},
    lastMessageTo: {},
  },
  tabs: { counts: routes.counts, labels: words.tabs, late: "lastMessageAt" },
  order: [{ column: "lastMessageAt", dir: "desc" }],
  rowName: conversationName,
  unread: ({ unreadCount }) => (unreadCount > 0 ? conversationTexts.isUnread : undefined),
  opens: "record",
  actions: conversationActions,
});
