import { ulaNoun } from "@palier/contract/areas/user-lot-association.noun.texts";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";
import { userArea } from "./user.area.ts";

/** A resident's association with a lot: `ula` in the specification (`/admin/user/ula/{ulaId}`). */
export const ulaArea = area({
  name: "user-lot-association",
  at: "user/ula",
  recordAt: ":id",
  within: userArea,
  entity: "ula",
  texts: areaTexts(ulaNoun, { creates: true }),
  tabs: { history: "history" },
  record: () => import("./user-lot-association.record.tsx"),
});
