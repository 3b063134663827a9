/** An order's events, each list oldest first, none after the present. */
import { needsReason, type Order } from "@palier/contract";
import type { Rng } from "../../../core/random.ts";
import { day, instantText, secondsOf } from "../../calendar.ts";
import { amountReasons, deliveredComments, orderComments, refundReasons } from "../../data/orders.ts";
import { officeMoment } from "../../office-hours.ts";
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

type Way = readonly Order["status"][];

/** Steps to each status. */
const ways: Readonly<Record<Order["status"], Way>> = {
  new: ["new"],
  accepted: ["new", "accepted"],
  preparing: ["new", "accepted", "preparing"],
  delivered: ["new", "accepted", "preparing", "delivered"],
  completed: ["new", "accepted", "preparing", "delivered", "completed"],
  cancelled: ["new", "accepted", "cancelled"],
};
const cancelledEarly: Way = ["new", "cancelled"];

/** Early cancellation precedes a supplier. */
export function wayTo({ orders }: Town, index: number): Way {
  const status = orders.status(index);
  return status === "cancelled" && orders.supplier(index) < 0 ? cancelledEarly : ways[status];
}

/** At most the present. */
export function endOf({
  town,
  created,
  delivery,
}: Pick<Story, "created" | "delivery"> & { readonly town: Pick<Town, "now"> }): number {
  return Math.max(created, Math.min(delivery ?? created + day, town.now));
}

export function stepsOf(story: Story, random: Rng): Order["steps"] {
  const { town, created } = story;
  const way = wayTo(town, story.index);
  const share = Math.max(1, way.indexOf("delivered") < 0 ? way.length : 3);
  const end = endOf(story);
  let last = created;
  return way.map((status, at) => {
    const byResident = status === "new" || (status === "cancelled" && random.chance(0.5));
    const drawn =
      status === "completed"
        ? between(end, Math.min(end + 2 * day, town.now), random)
        : Math.max(last, created + Math.floor(((end - created) * at) / share));
    if (status === "delivered") last = end;
    else if (byResident) last = drawn;
    else last = officeMoment(drawn, { from: last, to: status === "completed" ? town.now : end });
    return { at: instantText(last), status, byAdmin: byResident ? null : adminOf(story, at) };
  });
}

export function commentsOf(story: Story, random: Rng): Order["comments"] {
  const { town, created, status } = story;
  const end = endOf(story);
  const count = random.below(10) < 6 ? 0 : random.int(1, 3);
  const isOver = status === "delivered" || status === "completed";
  let last = created;
  return Array.from({ length: count }, (_, at) => {
    const isAfter = isOver && at === count - 1;
    const drawn = created + Math.floor(((end - created) * (at + 1)) / (count + 1));
    last = isAfter
      ? officeMoment(end + Math.floor((Math.min(end + day, town.now) - end) / 2), { from: end, to: town.now })
      : officeMoment(drawn, { from: last, to: end });
    return {
      at: instantText(last),
      byAdmin: adminOf(story, at + 10),
      body: random.pick(isAfter ? deliveredComments : orderComments),
      visibility: random.chance(0.7) ? ("internal" as const) : ("resident" as const),
    };
  });
}

/** Between delivery and end, with a reason if required. */
export function validationsOf(
  story: Story,
  { amounts, steps }: { readonly amounts: Amounts; readonly steps: Order["steps"] },
  random: Rng,
): Order["validations"] {
  const { amountStatus, estimatedAmountCents, finalAmountCents } = amounts;
  if (amountStatus !== "validated" || finalAmountCents === null) return [];
  const asked = needsReason(estimatedAmountCents, finalAmountCents);
  const from = endOf(story);
  const to = completion(steps) ?? Math.min(from + 2 * day, story.town.now);
  return [
    {
      at: instantText(officeMoment(from + Math.floor((to - from) / 2), { from, to })),
      byAdmin: adminOf(story, 30),
      amountCents: finalAmountCents,
      reason: asked ? random.pick(amountReasons) : null,
    },
  ];
}

/** Only completed orders are refunded, in part or full. */
export function refundsOf(story: Story, amounts: Amounts, random: Rng): Order["refunds"] {
  const final = amounts.finalAmountCents ?? 0;
  if (story.status !== "completed" || final === 0 || !random.chance(0.07)) return [];
  const amountCents = Math.max(1, shareOf(final, random.int(10, 100), 100));
  const end = endOf(story);
  const at = instantText(between(end, Math.min(end + 6 * day, story.town.now), random));
  return [{ at, byAdmin: adminOf(story, 20), amountCents, reason: random.pick(refundReasons) }];
}

/** No refund precedes completion. */
export function onceCompleted(
  { town }: Story,
  refunds: Order["refunds"],
  steps: Order["steps"],
): Order["refunds"] {
  const from = completion(steps) ?? town.now;
  return refunds.map((refund) => ({
    ...refund,
    at: instantText(officeMoment(secondsOf(refund.at), { from, to: town.now })),
  }));
}

function completion(steps: Order["steps"]): number | undefined {
  const step = steps.find(({ status }) => status === "completed");
  return step === undefined ? undefined : secondsOf(step.at);
}

function adminOf({ town, index }: Story, salt: number): string {
  return town.residents.adminName(town.residents.anyAdmin(town.orders.staff, index * 32 + salt));
}
