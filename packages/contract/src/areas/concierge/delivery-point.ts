import { z } from "zod";
import { areaOf } from "../../kit/area-of.ts";
import { entity } from "../../kit/entity.ts";
import * as field from "../../kit/field.ts";
import { byChoice, byText } from "../../kit/filter.ts";
import { pickAllBut } from "../../kit/pick.ts";
import { deliveryPointTexts as texts } from "./delivery-point.texts.ts";

/** Delivery points (*points de livraison*): where orders are handed over. Routes: §2; fields: assumed. */
export const deliveryPoint = entity("deliveryPoint", texts, () => ({
  name: field.text(),
  kind: field.category(texts.kind),
  buildingId: field.reference("building").nullable(),
  buildingName: field.text().nullable(),
  street: field.text(),
  postalCode: field.postalCode(),
  city: field.text(120),
  openingHours: field.text().nullable(),
  /** Parcels or bags that fit at once. */
  capacity: field.mark(z.int().min(1).max(100_000), { kind: "count" }).nullable(),
  enabled: field.flag(),
}));

const at = areaOf("concierge/delivery-point", deliveryPoint, texts);
const list = at.table("/admin/concierge/delivery-point/ajax-list", {
  filters: { city: byText("city"), kind: byChoice("kind", texts.kind) },
});

export const deliveryPointRoutes = at.routes({
  list,
  export: at.exportOf(list, "/admin/concierge/delivery-point/ajax-list-export"),
  search: at.options("/admin/concierge/delivery-point/ajax/search", { text: "name" }),
  cities: at.options("/admin/concierge/delivery-point/delivery-point-cities-list", {
    text: "city",
    idFrom: "text",
  }),
  ...at.crud("/admin/concierge/delivery-point", {
    values: pickAllBut(deliveryPoint, "buildingName"),
    rules: [field.postalCodeRule],
    choices: ["kind", "buildingId"],
  }),
});
