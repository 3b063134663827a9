import { service, supplier, theme } from "@palier/contract";
import { problemDetails } from "../../core/problem.texts.ts";
import { invalid } from "../../core/refusal.ts";
import { defineArea, rulesOf } from "../../from-contract/define-area.ts";
import { checkVersion } from "../../from-contract/version.ts";
import { isOffered, refusedChoice } from "../../world/offered.ts";
import { need, save } from "../../world/records.ts";
import { supplierRuleTexts as texts } from "./supplier.texts.ts";
import { mostServices, servicesNaming, themeCountOf } from "./supplier-offers.ts";
import { themeOfferOf } from "./theme-offer.ts";

/** Suppliers: what they offer is ticked theme by theme. */
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
      const of = need(call, supplier, params.supplierId);
      checkVersion(call, supplier.record, of, body.version);
      const about = need(call, theme, params.themeId);
      const themeOf = (id: number) => world.table(service).get(id)?.themeId;
      if (body.serviceIds.some((id) => themeOf(id) !== about.id)) {
        throw invalid([{ path: "serviceIds", message: texts.foreignService }]);
      }
      const closed = body.serviceIds.flatMap((id) => {
        const row = of.serviceIds.includes(id) ? undefined : world.table(service).get(id);
        return row === undefined || isOffered(world, service.name, row) ? [] : [row];
      });
      if (closed.length > 0) {
        throw invalid([{ path: "serviceIds", message: refusedChoice(world, service.name, closed) }]);
      }
      const elsewhere = of.serviceIds.filter((id) => themeOf(id) !== about.id);
      const serviceIds = [...new Set([...elsewhere, ...body.serviceIds])].sort((a, b) => a - b);
      const named = servicesNaming(world, of.id, about.id).find(({ id }) => !serviceIds.includes(id));
      if (named !== undefined) throw invalid([{ path: "serviceIds", message: texts.named(named.name) }]);
      if (serviceIds.length > mostServices) {
        throw invalid([{ path: "serviceIds", message: texts.tooMany(mostServices) }]);
      }
      if (same(serviceIds, of.serviceIds)) return themeOfferOf(world, of, about);
      const choiceLine = {
        field: "serviceIds",
        label: about.name,
        from: namesIn(of.serviceIds) || null,
        to: namesIn(body.serviceIds) || null,
      };
      const changes = { serviceIds, themeCount: themeCountOf(world, serviceIds) };
      return themeOfferOf(world, save(call, supplier, of, changes, [choiceLine]), about);

      function namesIn(ids: readonly number[]): string {
        const ours = [...new Set(ids)].filter((id) => themeOf(id) === about.id);
        return ours.map((id) => world.table(service).get(id)?.name ?? "").join(", ");
      }
    },
  },
});

/** Whether two lists hold the same ids, in whatever order. */
const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
