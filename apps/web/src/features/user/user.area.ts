import { userNoun } from "@palier/contract/areas/user.noun.texts";
import { UsersIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const userArea = area({
  name: "user",
  entity: "user",
  texts: areaTexts(userNoun, { creates: true }),
  menu: { group: "residents", icon: UsersIcon, order: 1, letter: "r" },
  list: () => import("./user.list.ts"),
  record: () => import("./user.record.tsx"),
  tabs: {
    ula: async () => ({ Tab: (await import("./user-lot-associations.tsx")).UserLotAssociations }),
    subscription: async () => ({ Tab: (await import("./user-subscriptions.tsx")).UserSubscriptions }),
    history: "history",
  },
});
