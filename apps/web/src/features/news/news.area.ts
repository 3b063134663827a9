import { newsNoun } from "@palier/contract/areas/news.noun.texts";
import { NewsIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const newsArea = area({
  name: "news",
  entity: "news",
  texts: areaTexts(newsNoun, { creates: true }),
  menu: { group: "residents", icon: NewsIcon, order: 5, letter: "u" },
  list: () => import("./news.list.ts"),
  record: () => import("./news.record.tsx"),
  tabs: { history: "history" },
});
