import { subscriber, subscription, subscriptionTexts, user } from "@palier/contract";
import type { AnyRow, RowOf } from "../../world/catalog.ts";
import { recordChange } from "../../world/history.ts";
import { dueAt, instantText } from "../../world/instant.ts";
import { isOffered } from "../../world/offered.ts";
import { put, save } from "../../world/records.ts";
import { ripple } from "../../world/relations.ts";
import type { Actor } from "../../world/rule-book.ts";
import type { World } from "../../world/world.ts";
import { billingsUntil, nextBilling } from "./subscription-billing.ts";

type Subscription = RowOf<typeof subscription>;
type Subscriber = RowOf<typeof subscriber>;

const months = { monthly: 1, quarterly: 3, yearly: 12 } as const;

export const subscribersOf = (id: number) => ({
  where: [{ column: "subscriptionId", op: "eq", value: id } as const],
});

/**
 * A suspended subscription bills nobody, an active one resumes on the next billing day, an ended one ends
 * all. Versions stay, as nobody edited them.
 */
export function followSubscription(world: World, whole: Subscription): void {
  const table = world.table(subscriber);
  for (const row of [...table.rows(subscribersOf(whole.id))]) {
    if (row.status === "ended") continue;
    const status = whole.status === "ended" ? "ended" : row.status;
    const after = table.put({ ...row, status, ...billingOf(world, whole, { ...row, status }) });
    ripple(world, subscriber.name, row, after);
  }
}

/** A disabled resident, or one without a building, is not billed; statuses stay. */
export function followResident(world: World, before: AnyRow | undefined, after: AnyRow | undefined): void {
  if (before === undefined || after === undefined) return;
  if (holdOf(world, before) === holdOf(world, after)) return;
  const table = world.table(subscriber);
  for (const row of [...table.rows({ where: [{ column: "userId", op: "eq", value: after.id }] })]) {
    const whole = world.table(subscription).get(row.subscriptionId);
    if (whole === undefined || row.status === "ended") continue;
    ripple(world, subscriber.name, row, table.put({ ...row, ...billingOf(world, whole, row) }));
  }
}

/** Recorded in both histories. */
export function changeSubscriber(
  actor: Actor,
  whole: Subscription,
  before: Subscriber,
  status: Subscriber["status"],
): Subscriber {
  const { world } = actor;
  const row = save(actor, subscriber, before, { status, ...billingOf(world, whole, { ...before, status }) });
  const words = subscriptionTexts.status;
  recordLine(actor, whole, row.userName, words[before.status], words[status]);
  return row;
}

export function subscribe(
  actor: Actor,
  whole: Subscription,
  who: Pick<Subscriber, "userId" | "buildingId" | "since">,
): Subscriber {
  const { world } = actor;
  const draft = { ...who, subscriptionId: whole.id, status: "active" as const };
  const { id } = put(world, subscriber.name, { ...draft, ...billingOf(world, whole, draft) });
  const row = world.table(subscriber).get(id);
  if (row === undefined) throw new TypeError("a subscriber that was just stored is there");
  recordLine(actor, whole, row.userName, null, subscriptionTexts.status.active);
  return row;
}

function recordLine(actor: Actor, whole: Subscription, name: string, from: string | null, to: string): void {
  const label = `${subscriptionTexts.subscriber.singular} ${name}`;
  recordChange(actor, subscription.name, "updated", whole, [{ field: "", label, from, to }]);
}

/** Why a resident is not billed. */
function holdOf(world: World, resident: AnyRow): "disabled" | "noBuilding" | null {
  if (!isOffered(world, user.name, resident)) return "disabled";
  return resident.buildingId === null ? "noBuilding" : null;
}

/** `unbilled`: the reason besides the subscriber's own status. */
function billingOf(
  world: World,
  whole: Subscription,
  { status, since, userId }: Pick<Subscriber, "status" | "since" | "userId">,
): Pick<Subscriber, "nextBillingAt" | "unbilled"> {
  if (status === "ended") return { nextBillingAt: null, unbilled: null };
  const resident = world.table(user).get(userId);
  const hold = resident === undefined ? null : holdOf(world, resident);
  const unbilled = hold ?? (whole.status === "suspended" ? "suspended" : null);
  if (status !== "active" || unbilled !== null) return { nextBillingAt: null, unbilled };
  const next = nextBilling({ since, months: months[whole.period] }, world.clock.now());
  return { nextBillingAt: instantText(next), unbilled };
}

/** Raises the version per billing. No history. */
export function bill(row: Subscriber, world: World, until: number): void {
  const of = world.table(subscription).get(row.subscriptionId);
  const billing = { since: row.since, months: months[of?.period ?? "monthly"] };
  const { count, next } = billingsUntil(dueAt(row.nextBillingAt), billing, until);
  world.table(subscriber).put({ ...row, version: row.version + count, nextBillingAt: instantText(next) });
}
