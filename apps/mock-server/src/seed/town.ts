import type { Seeding } from "./seeding.ts";
import { buildingsOf } from "./ties/buildings.ts";
import { catalogueOf } from "./ties/catalogue.ts";
import { deliveryPointsOf } from "./ties/delivery-points.ts";
import { linksOf } from "./ties/links.ts";
import { ordersOf } from "./ties/orders.ts";
import { residentsOf } from "./ties/residents.ts";

export type Town = ReturnType<typeof townOf>;

export function townOf(seeding: Seeding) {
  const buildings = buildingsOf(seeding);
  const residents = residentsOf(seeding, buildings);
  const catalogue = catalogueOf(seeding);
  const deliveryPoints = deliveryPointsOf(seeding, buildings);
  const orders = ordersOf(seeding, { buildings, residents, catalogue, deliveryPoints });
  return {
    ...seeding,
    buildings,
    residents,
    catalogue,
    deliveryPoints,
    orders,
    links: linksOf(seeding),
  };
}
