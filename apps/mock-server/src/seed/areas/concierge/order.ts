import type { order, user } from "@palier/contract";
import type { RowOf } from "../../../world/catalog.ts";
import { dateText, instantText } from "../../calendar.ts";
import { drawnTable, type FieldsOf, padded } from "../../seeding.ts";
import type { Town } from "../../town.ts";
import { amountsOf, itemsOf } from "./order-amounts.ts";
import { commentsOf, onceCompleted, refundsOf, stepsOf, validationsOf } from "./order-story.ts";

export function orderSeed(town: Town, userAt: (index: number) => RowOf<typeof user>) {
  const { residents, buildings, catalogue, orders, deliveryPoints } = town;
  return drawnTable<FieldsOf<typeof order>>(town, "order", (index, random) => {
    const created = orders.createdAt(index);
    const status = orders.status(index);
    const { user, building } = orders.resident(index);
    const supplier = orders.supplier(index);
    const point = orders.deliveryPoint(index);
    const delivery = orders.deliveryAt(index);
    const items = itemsOf(town, index, random);
    const amounts = amountsOf(items, status, random);
    const story = { town, index, created, status, delivery };
    const drawnRefunds = refundsOf(story, amounts, random);
    const comments = commentsOf(story, random);
    const steps = stepsOf(story, random);
    const refunds = onceCompleted(story, drawnRefunds, steps);
    return {
      number: `C-${dateText(created).slice(0, 4)}-${padded(index + 1, 5)}`,
      userId: user + 1,
      userName: residents.name(user),
      userPhone: userAt(user).phone,
      buildingId: building + 1,
      buildingName: buildings.name(building),
      deliveryPointId: point < 0 ? null : point + 1,
      deliveryPointName: point < 0 ? null : deliveryPoints.place(point).name,
      supplierId: supplier < 0 ? null : supplier + 1,
      supplierName: supplier < 0 ? null : catalogue.supplierName(supplier),
      items,
      ...amounts,
      refundedCents: refunds.reduce((sum, refund) => sum + refund.amountCents, 0),
      status,
      comments,
      refunds,
      steps,
      // Drawn last, so that the other columns keep their values.
      validations: validationsOf(story, { amounts, steps }, random),
      createdAt: instantText(created),
      deliveryAt: delivery === null ? null : instantText(delivery),
    };
  });
}
