import { subscriber, subscription } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { dueAt, instantText } from "../../world/instant.ts";
import type { World } from "../../world/world.ts";
import { billingsUntil, inMonths } from "./subscription-billing.ts";

const months = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/** A subscription's subscribers, as lists and tables are asked. */
export const subscribersOf = (id: number) => ({
  where: [{ column: "subscriptionId", op: "eq", value: id } as const],
});

/**
 * What a new status of a subscription means for its subscribers: suspended or ended with it, nobody is billed; active
 * again with it, each is billed a period from now. Who had ended stays so. Nobody edited them: their versions stay.
 */
export function followSubscription(world: World, { id, status, period }: RowOf<typeof subscription>): void {
  const table = world.table(subscriber);
  const nextBillingAt = status === "active" ? instantText(inMonths(world.clock.now(), months[period])) : null;
  for (const row of [...table.rows(subscribersOf(id))]) {
    if (row.status !== "ended" && row.status !== status) table.put({ ...row, status, nextBillingAt });
  }
}

/** Bills a subscriber as often as it is due by `until`; each time raises its version. It has no form and no history. */
export function bill(row: RowOf<typeof subscriber>, world: World, until: number): void {
  const of = world.table(subscription).get(row.subscriptionId);
  const { count, next } = billingsUntil(dueAt(row.nextBillingAt), months[of?.period ?? "monthly"], until);
  world.table(subscriber).put({ ...row, version: row.version + count, nextBillingAt: instantText(next) });
}
