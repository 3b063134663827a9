import { AmountIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { amountToValidateAreaTexts as texts } from "./amount-to-validate.area.texts.ts";

/** Orders whose amount awaits a decision. */
export const amountToValidateArea = area({
  name: "concierge/order",
  at: "concierge/order/amount-to-validate",
  texts,
  menu: { group: "concierge", icon: AmountIcon, order: 2, letter: "m", waits: ["amountsToValidate"] },
  list: () => import("./amount-to-validate.list.ts"),
});
