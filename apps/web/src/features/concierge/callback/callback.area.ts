import { CallbackIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { callbackAreaTexts as texts } from "./callback.area.texts.ts";

export const callbackArea = area({
  name: "concierge/callback",
  entity: "callback",
  texts,
  menu: { group: "concierge", icon: CallbackIcon, order: 9 },
  list: () => import("./callback.list.ts"),
  record: () => import("./callback.record.tsx"),
  tabs: { history: "history" },
});
