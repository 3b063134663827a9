import { service, supplier, theme } from "@palier/contract";
import { problemDetails } from "../../core/problem.texts.ts";
import { invalid } from "../../core/refusal.ts";
import { defineArea, rulesOf } from "../../from-contract/define-area.ts";
import { needAsSeen } from "../../from-contract/version.ts";
import { need } from "../../world/records.ts";
import { supplierRuleTexts as texts } from "./supplier.texts.ts";
import { changeOffer } from "./supplier-offer-change.ts";
import { wholeOfferOf } from "./supplier-whole-offer.ts";
import { themeOfferOf } from "./theme-offer.ts";

export const supplierArea = defineArea({
  area: "concierge/supplier",
  rules: [
    rulesOf(supplier, {
      initial: { enabled: true },
      notInHistory: ["serviceIds"],
    }),
  ],
  handlers: {
    "supplier.themeSections": (call) => {
      const of = need(call, supplier, call.params.supplierId);
      const shown = call.world.table(theme).get(call.body.themeId);
      if (shown === undefined) throw invalid([{ path: "themeId", message: problemDetails.noReference }]);
      return themeOfferOf(call.world, of, shown);
    },
    "supplier.offer": (call) => {
      const { world, params, body } = call;
      const of = needAsSeen(call, supplier, params.supplierId);
      const about = need(call, theme, params.themeId);
      const isOfTheme = (id: number) => world.table(service).get(id)?.themeId === about.id;
      if (!body.serviceIds.every(isOfTheme)) {
        throw invalid([{ path: "serviceIds", message: texts.foreignService }]);
      }
      const chosen = new Set(body.serviceIds);
      const remove = of.serviceIds.filter((id) => isOfTheme(id) && !chosen.has(id));
      const paths = { add: "serviceIds", remove: "serviceIds" };
      return themeOfferOf(world, changeOffer(call, of, { add: [...chosen], remove }, paths), about);
    },
    "supplier.wholeOffer": (call) => wholeOfferOf(call.world, need(call, supplier, call.params.supplierId)),
    "supplier.changeOffer": (call) => {
      const of = needAsSeen(call, supplier, call.params.supplierId);
      return wholeOfferOf(call.world, changeOffer(call, of, call.body, { add: "add", remove: "remove" }));
    },
  },
});
