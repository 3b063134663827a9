import { callbackRoutes as routes } from "@palier/contract/areas/concierge/callback";
import { callbackTexts as words } from "@palier/contract/areas/concierge/callback.texts";
import { userRoutes } from "@palier/contract/areas/user";
import { defineList } from "#lists/define-list.ts";
import { callbackActions, callbackTones } from "./callback.actions.tsx";
import { callbackTexts } from "./callback.texts.ts";

/** §2. Oldest first. */
export const list = defineList({
  name: "concierge/callback",
  texts: callbackTexts.list,
  table: routes.list,
  views: "callback.list",
  columns: {
    userName: { flex: 1.2, least: 160, main: true },
    phone: { width: 132, main: true },
    topic: { flex: 1.5, least: 186 },
    // Whole, as when somebody can be called is what the next call is chosen by.
    preferredSlot: { width: 180 },
    requestedAt: { width: 172 },
    status: { width: 112, tones: callbackTones },
    handledBy: { flex: 1, hidden: true },
    handledAt: { width: 150, hidden: true },
    note: { flex: 1.5, hidden: true },
  },
  filters: {
    status: {},
    requestedFrom: {},
    requestedTo: {},
    userId: { options: userRoutes.search },
  },
  tabs: { counts: routes.counts, labels: words.tabs, late: "requestedAt" },
  order: [
    { column: "status", dir: "asc" },
    { column: "requestedAt", dir: "asc" },
  ],
  actions: callbackActions,
});
