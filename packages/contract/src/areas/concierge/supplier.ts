import type { z } from "zod";
import { areaOf } from "../../kit/area-of.ts";
import { entity } from "../../kit/entity.ts";
import * as field from "../../kit/field.ts";
import { byFlag, byListedText } from "../../kit/filter.ts";
import { pick } from "../../kit/pick.ts";
import { frozenInForm } from "../../kit/states.ts";
import { supplierTexts as texts } from "./supplier.texts.ts";
import { offerChanges, offerRequest, offerServices, supplierOffer, themeOffer } from "./supplier-offer.ts";

/** Suppliers (*conciergerie*), who fulfil orders. Routes: §2; fields: assumed. */
export const supplier = entity("supplier", texts, () => ({
  name: field.text(),
  email: field.email(),
  phone: field.phone().nullable(),
  cities: field.list(field.text(120), 200),
  themeCount: field.count(),
  orderCount: field.count(),
  /** New, accepted or preparing. */
  openOrderCount: field.count(),
  serviceIds: field.list(field.reference("service"), 2000),
  enabled: field.flag(),
}));

export const supplierRow = supplier.record.omit({ serviceIds: true });

const at = areaOf("concierge/supplier", supplier, texts);
const list = at.table("/admin/concierge/concierge-ajax/list", {
  row: supplierRow,
  filters: { city: byListedText("cities"), enabled: byFlag("enabled") },
});

export const supplierRoutes = at.routes({
  list,
  export: at.exportOf(list, "/admin/concierge/concierge-ajax/export"),
  themeSections: at.fragment(
    "/admin/concierge/concierge-ajax/manage-service/{supplierId}/theme/section-list",
    {
      record: "supplierId",
      note: "Body and answer are assumed: it reads, and changes nothing.",
      body: offerRequest,
      answer: themeOffer,
    },
  ),
  offer: at.action("/admin/concierge/concierge-ajax/manage-service/{supplierId}/theme/{themeId}/services", {
    record: "supplierId",
    note: "The whole choice of one theme at once: what is left out is no longer offered; other themes stay. A service that names this supplier stays offered (422). version is the supplier's.",
    body: offerServices,
    answer: themeOffer,
    conflicts: true,
  }),
  wholeOffer: at.show("/admin/concierge/concierge-ajax/manage-service/{supplierId}/services", {
    record: "supplierId",
    get answer() {
      return supplierOffer();
    },
  }),
  changeOffer: at.action("/admin/concierge/concierge-ajax/manage-service/{supplierId}/services", {
    record: "supplierId",
    note: "All of it is stored, or nothing; services that are in neither list stay as they are. What is offered already is no error in add, nor what is not offered in remove; a service in both is (422). A service that names this supplier stays offered (422). version is the supplier's.",
    get body() {
      return offerChanges();
    },
    get answer() {
      return supplierOffer();
    },
    conflicts: true,
  }),
  search: at.options("/admin/concierge/supplier/ajax/search", { text: "name" }),
  cities: at.options("/admin/concierge/supplier/supplier-cities-list", { text: "cities", idFrom: "text" }),
  ...at.crud("/admin/concierge/supplier", {
    kept: { counted: "orderCount", words: texts.kept },
    values: pick(supplier, "name", "email", "phone", "cities", "enabled"),
    frozen: frozenInForm(["enabled"], texts.frozen),
  }),
  changeEnabled: at.stateChange("/admin/concierge/supplier/{id}/enabled", {
    record: "id",
    field: "enabled",
    counted: ["openOrderCount"],
    note: "Assumed: a disabled supplier gets no new order and keeps those that are open.",
  }),
});

export type Supplier = z.output<typeof supplier.record>;
