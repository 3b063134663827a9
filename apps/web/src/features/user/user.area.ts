import { UsersIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { userAreaTexts as texts } from "./user.area.texts.ts";

export const userArea = area({
  name: "user",
  entity: "user",
  texts,
  menu: { group: "residents", icon: UsersIcon, order: 1 },
  list: () => import("./user.list.ts"),
  record: () => import("./user.record.tsx"),
  tabs: {
    ula: async () => ({ Tab: (await import("./user-lot-associations.tsx")).UserLotAssociations }),
    history: "history",
  },
});
