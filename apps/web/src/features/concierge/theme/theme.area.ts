import { themeNoun } from "@palier/contract/areas/concierge/theme.noun.texts";
import { ThemeIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const themeArea = area({
  name: "concierge/theme",
  entity: "theme",
  texts: areaTexts(themeNoun, { creates: true }),
  menu: { group: "concierge", icon: ThemeIcon, order: 6 },
  list: () => import("./theme.list.ts"),
  record: () => import("./theme.record.tsx"),
  tabs: {
    sections: async () => ({ Tab: (await import("./sections.tsx")).Sections }),
    history: "history",
  },
});
