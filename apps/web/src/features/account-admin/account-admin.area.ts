import { UsersIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { accountAdminAreaTexts as texts } from "./account-admin.area.texts.ts";

export const accountAdminArea = area({
  name: "account-admin",
  entity: "accountAdmin",
  texts,
  menu: { group: "settings", icon: UsersIcon, order: 1 },
  list: () => import("./account-admin.list.ts"),
  record: () => import("./account-admin.record.tsx"),
  tabs: { history: "history" },
});
