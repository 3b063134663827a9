import { ChevronsIcon, ThemeIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { themeAreaTexts as texts } from "./theme.area.texts.ts";

export const themeArea = area({
  name: "concierge/theme",
  entity: "theme",
  texts,
  menu: { group: "concierge", icon: ThemeIcon, order: 6, letter: "h" },
  list: () => import("./theme.list.ts"),
  record: () => import("./theme.record.tsx"),
  tabs: {
    sections: async () => ({ Tab: (await import("./sections.tsx")).Sections }),
    history: "history",
  },
  screens: {
    order: {
      title: texts.order,
      icon: ChevronsIcon,
      load: async () => ({ Screen: (await import("./theme-order.tsx")).ThemeOrder }),
    },
  },
});
