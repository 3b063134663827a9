/** Integer cents; the estimate is the items' sum. */
import type { Order } from "@palier/contract";
import type { Rng } from "../../../core/random.ts";
import { shareOf } from "../../share.ts";
import type { Town } from "../../town.ts";

export type Amounts = Pick<Order, "estimatedAmountCents" | "finalAmountCents" | "amountStatus">;

/** One to four services of one supplier. */
export function itemsOf({ catalogue, counts, orders }: Town, index: number, random: Rng): Order["items"] {
  const first = orders.service(index);
  const supplier = catalogue.supplier(first);
  const offered = catalogue.serviceCountOf(supplier);
  const services = new Set([first]);
  for (let more = random.int(0, 3); more > 0; more -= 1)
    services.add(supplier + counts.supplier * random.below(offered));
  return [...services].map((service) => {
    const { unit } = catalogue.article(service);
    return {
      serviceId: service + 1,
      label: catalogue.serviceName(service),
      quantity: unit === "package" ? 1 : random.int(1, unit === "hour" ? 4 : 5),
      unitPriceCents: catalogue.priceCents(service),
    };
  });
}

/** Without making the row. */
export function isValidated(town: Town, index: number): boolean {
  const status = town.orders.status(index);
  if (status !== "delivered") return status === "completed";
  const random = town.stream("order").at(index);
  return amountsOf(itemsOf(town, index, random), status, random).amountStatus === "validated";
}

/** One completed amount in four differs from the estimate. */
export function amountsOf(items: Order["items"], status: Order["status"], random: Rng): Amounts {
  const estimatedAmountCents = items.reduce((sum, item) => sum + item.quantity * item.unitPriceCents, 0);
  const differs = random.chance(0.25);
  const per1000 = differs ? random.int(820, 1240) : 1000;
  const final = shareOf(estimatedAmountCents, per1000, 1000);
  const estimate: Amounts = { estimatedAmountCents, finalAmountCents: null, amountStatus: "estimated" };
  switch (status) {
    case "new":
    case "accepted":
    // Never validated, so nothing to refund.
    case "cancelled":
      return estimate;
    case "preparing":
      return random.chance(0.2)
        ? { estimatedAmountCents, finalAmountCents: final, amountStatus: "toValidate" }
        : estimate;
    case "delivered":
      return {
        estimatedAmountCents,
        finalAmountCents: final,
        amountStatus: random.chance(0.7) ? "toValidate" : "validated",
      };
    case "completed":
      return { estimatedAmountCents, finalAmountCents: final, amountStatus: "validated" };
  }
}
