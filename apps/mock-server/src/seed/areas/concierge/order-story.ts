/** What happened to an order: its steps, comments, validated amounts and refunds, each list oldest first and none after the present. */
import { needsReason, type Order } from "@palier/contract";
import type { Rng } from "../../../core/random.ts";
import { day, instantText } from "../../calendar.ts";
import { amountReasons, orderComments, refundReasons } from "../../data/orders.ts";
import { between } from "../../seeding.ts";
import { shareOf } from "../../share.ts";
import type { Town } from "../../town.ts";
import type { Amounts } from "./order-amounts.ts";

export interface Story {
  readonly town: Town;
  readonly index: number;
  readonly created: number;
  readonly status: Order["status"];
  readonly delivery: number | null;
}

/** The steps to a status, the order placed first. */
export const waysTo: Readonly<Record<Order["status"], readonly Order["status"][]>> = {
  new: ["new"],
  accepted: ["new", "accepted"],
  preparing: ["new", "accepted", "preparing"],
  delivered: ["new", "accepted", "preparing", "delivered"],
  completed: ["new", "accepted", "preparing", "delivered", "completed"],
  cancelled: ["new", "cancelled"],
};

/** When the order was over, or the present. */
function endOf({ town, created, delivery }: Story): number {
  return Math.max(created, Math.min(delivery ?? created + day, town.now));
}

export function stepsOf(story: Story, random: Rng): Order["steps"] {
  const way = waysTo[story.status];
  const share = Math.max(1, way.indexOf("delivered") < 0 ? way.length : 3);
  const end = endOf(story);
  return way.map((status, at) => {
    const moment =
      status === "delivered"
        ? end
        : status === "completed"
          ? between(end, Math.min(end + 2 * day, story.town.now), random)
          : story.created + Math.floor(((end - story.created) * at) / share);
    const byResident = status === "new" || (status === "cancelled" && random.chance(0.5));
    return { at: instantText(moment), status, byAdmin: byResident ? null : adminOf(story, at) };
  });
}

export function commentsOf(story: Story, random: Rng): Order["comments"] {
  const end = endOf(story);
  const count = random.below(10) < 6 ? 0 : random.int(1, 3);
  return Array.from({ length: count }, (_, at) => ({
    at: instantText(story.created + Math.floor(((end - story.created) * (at + 1)) / (count + 1))),
    byAdmin: adminOf(story, at + 10),
    body: random.pick(orderComments),
    visibility: random.chance(0.7) ? ("internal" as const) : ("resident" as const),
  }));
}

/** The final amount as it was validated, with a reason where its distance from the estimate asks for one. */
export function validationsOf(story: Story, amounts: Amounts, random: Rng): Order["validations"] {
  const { amountStatus, estimatedAmountCents, finalAmountCents } = amounts;
  if (amountStatus !== "validated" || finalAmountCents === null) return [];
  const asked = needsReason(estimatedAmountCents, finalAmountCents);
  return [
    {
      at: instantText(endOf(story)),
      byAdmin: adminOf(story, 30),
      amountCents: finalAmountCents,
      reason: asked ? random.pick(amountReasons) : null,
    },
  ];
}

/** Only what is over and has its amount validated is refunded, in part or in full. */
export function refundsOf(story: Story, amounts: Amounts, random: Rng): Order["refunds"] {
  const final = amounts.finalAmountCents ?? 0;
  if (story.status !== "completed" || final === 0 || !random.chance(0.07)) return [];
  const amountCents = Math.max(1, shareOf(final, random.int(10, 100), 100));
  const end = endOf(story);
  const at = instantText(between(end, Math.min(end + 6 * day, story.town.now), random));
  return [{ at, byAdmin: adminOf(story, 20), amountCents, reason: random.pick(refundReasons) }];
}

function adminOf({ town, index }: Story, salt: number): string {
  return town.residents.adminName(town.residents.anyAdmin(town.orders.staff, index * 32 + salt));
}
