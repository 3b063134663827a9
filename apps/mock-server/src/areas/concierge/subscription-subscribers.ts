import { subscriber, type subscription } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import type { World } from "../../world/world.ts";

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
  const nextBillingAt = status === "active" ? inMonths(world.clock.now(), months[period]) : null;
  for (const row of [...table.rows(subscribersOf(id))]) {
    if (row.status !== "ended" && row.status !== status) table.put({ ...row, status, nextBillingAt });
  }
}

/** The same time some months later, as an instant; the 31st of a month without one is its last day. */
function inMonths(now: number, count: number): string {
  const at = new Date(now);
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + count, 1);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return `${at.toISOString().slice(0, 19)}Z`;
}
