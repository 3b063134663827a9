import { NewsIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { newsAreaTexts as texts } from "./news.area.texts.ts";

export const newsArea = area({
  name: "news",
  entity: "news",
  texts,
  menu: { group: "residents", icon: NewsIcon, order: 5 },
  list: () => import("./news.list.ts"),
  record: () => import("./news.record.tsx"),
  tabs: { history: "history" },
});
