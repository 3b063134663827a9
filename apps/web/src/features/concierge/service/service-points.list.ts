import { deliveryPointRoutes } from "@palier/contract/areas/concierge/delivery-point";
import { serviceRoutes as routes } from "@palier/contract/areas/concierge/service";
import { defineList } from "#lists/define-list.ts";
import { serviceTexts } from "./service.texts.ts";

const texts = serviceTexts.points;

const shared = {
  columns: {
    name: { flex: 2, main: true, keepsEnd: true },
    kind: { width: 110 },
    buildingName: { flex: 1.5, keepsEnd: true },
    city: { flex: 1, telling: 1.5 },
  },
  filters: { city: { options: deliveryPointRoutes.cities }, kind: {} },
} as const;

export const assignedPoints = defineList({
  ...shared,
  name: "service-delivery-points",
  texts: texts.assigned,
  table: routes.deliveryPoints,
});

export const addablePoints = defineList({
  ...shared,
  name: "service-addable-points",
  urlPrefix: "add",
  texts: texts.addable,
  table: routes.addableDeliveryPoints,
});
