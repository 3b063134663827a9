import { z } from "zod";
import { action, done } from "../../kit/action.ts";
import * as field from "../../kit/field.ts";
import { byChoice, byText } from "../../kit/filter.ts";
import { table } from "../../kit/table.ts";
import { deliveryPointTexts } from "./delivery-point.texts.ts";
import { deliveryPoint } from "./delivery-point.ts";
import { getIsOurReading } from "./reading.ts";
import { serviceTexts as texts } from "./service.texts.ts";

/** Where a service can be delivered: the points it has, those it can still be given, adding and removing one. */
const area = "concierge/service";

const rows = {
  area,
  entity: "deliveryPoint",
  row: deliveryPoint.record,
  provenance: "spec",
  filters: { city: byText("city"), kind: byChoice("kind", deliveryPointTexts.kind) },
} as const;

const change = {
  area,
  entity: "service",
  provenance: "extension",
  body: z.object({
    deliveryPointId: field.titled(field.reference("deliveryPoint"), texts.deliveryPointId, "extension"),
  }),
  answer: done,
} as const;

export const serviceDeliveryPointRoutes = {
  deliveryPoints: table({
    ...rows,
    path: "/admin/concierge/service/{serviceId}/delivery-points",
    record: { entity: "service", param: "serviceId" },
    summary: texts.summaries.deliveryPoints,
    note: getIsOurReading,
  }),
  addableDeliveryPoints: table({
    ...rows,
    path: "/admin/concierge/service/{serviceId}/delivery-points/add",
    record: { entity: "service", param: "serviceId" },
    summary: texts.summaries.addableDeliveryPoints,
    note: `${getIsOurReading} Lists the points that can still be added; adding one is the POST on the same path.`,
  }),
  addDeliveryPoint: action({
    ...change,
    path: "/admin/concierge/service/{serviceId}/delivery-points/add",
    record: { entity: "service", param: "serviceId" },
    summary: texts.summaries.addDeliveryPoint,
  }),
  removeDeliveryPoint: action({
    ...change,
    path: "/admin/concierge/service/{serviceId}/delivery-points/remove",
    record: { entity: "service", param: "serviceId" },
    summary: texts.summaries.removeDeliveryPoint,
  }),
};
