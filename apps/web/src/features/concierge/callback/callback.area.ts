import { callbackNoun } from "@palier/contract/areas/concierge/callback.noun.texts";
import { CallbackIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";

export const callbackArea = area({
  name: "concierge/callback",
  entity: "callback",
  texts: areaTexts(callbackNoun, { creates: true }),
  menu: { group: "concierge", icon: CallbackIcon, order: 9, letter: "t", waits: ["callbacks"] },
  list: () => import("./callback.list.ts"),
  record: () => import("./callback.record.tsx"),
  tabs: { history: "history" },
});
