import { newsRoutes as routes } from "@palier/contract/areas/news";
import { defineList } from "#lists/define-list.ts";
import { newsActions } from "./news.actions.tsx";
import { newsTexts } from "./news.texts.ts";

export const newsTones = {
  draft: "neutral",
  scheduled: "info",
  published: "success",
  archived: "warning",
} as const;

/** §2. Pinned first, then newest. */
export const list = defineList({
  name: "news",
  texts: newsTexts.list,
  table: routes.list,
  views: "news.list",
  columns: {
    title: { flex: 1, main: true },
    status: { width: 140, tones: newsTones },
    publishAt: { width: 160 },
    // On a phone the date matters more.
    pinned: { width: 130, telling: 1.5 },
    scope: { width: 154 },
    targetNames: { flex: 0.8, hidden: true },
    notify: { width: 170, hidden: true },
    notifiedAt: { width: 160, hidden: true },
    authorName: { flex: 0.6 },
  },
  filters: { scope: {}, status: {} },
  order: [
    { column: "pinned", dir: "desc" },
    { column: "publishAt", dir: "desc" },
  ],
  actions: newsActions,
});
