import { accountAdminNoun } from "@palier/contract/areas/account-admin.noun.texts";
import { UsersIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const accountAdminArea = area({
  name: "account-admin",
  entity: "accountAdmin",
  texts: areaTexts(accountAdminNoun, { creates: true }),
  menu: { group: "settings", icon: UsersIcon, order: 1, letter: "y" },
  list: () => import("./account-admin.list.ts"),
  record: () => import("./account-admin.record.tsx"),
  tabs: { history: "history" },
});
