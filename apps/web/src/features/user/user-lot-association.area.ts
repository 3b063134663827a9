import { area } from "#areas/area.ts";
import { userArea } from "./user.area.ts";
import { ulaAreaTexts as texts } from "./user-lot-association.area.texts.ts";

/** A resident's tie to a lot, at the specification's `/admin/user/ula/{ulaId}`; it is listed with its resident. */
export const ulaArea = area({
  name: "user-lot-association",
  at: "user/ula",
  recordAt: ":id",
  within: userArea,
  entity: "ula",
  texts,
  tabs: { history: "history" },
  record: () => import("./user-lot-association.record.tsx"),
});
