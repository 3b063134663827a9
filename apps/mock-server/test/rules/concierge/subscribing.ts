/** Words about subscriptions and their subscribers. */
import type { Row } from "../../kit/client.ts";
import { freshWorlds } from "../../kit/worlds.ts";

export const base = "/admin/concierge/subscription";

export function subscriptionWorlds() {
  const worlds = freshWorlds();
  const { rows, recordOf, post, patch } = worlds;
  const subscribersOf = (id: unknown) => rows(`${base}/${id}/subscribers`);
  const whole = (id: unknown) => recordOf(`${base}/edit/${id}`);
  /** Current. */
  const one = async ({ id, subscriptionId }: Row): Promise<Row> => {
    const row = (await subscribersOf(subscriptionId)).find((each) => each.id === id);
    if (row === undefined) throw new Error(`no subscriber ${id}`);
    return row;
  };
  /** Monthly, with a subscriber in each of these states. */
  const withSome = async (...wanted: readonly string[]): Promise<Row> => {
    for (const each of await rows(`${base}/ajax-list?status=active&period=monthly`)) {
      const found = new Set((await subscribersOf(each.id)).map(({ status }) => status));
      if (wanted.every((status) => found.has(status))) return each;
    }
    throw new Error("no such subscription");
  };
  return {
    ...worlds,
    subscribersOf,
    whole,
    one,
    withSome,
    /** Of the whole subscription. */
    set: async (id: unknown, status: string) => {
      const { activeSubscriberCount, version } = await whole(id);
      return post(`${base}/${id}/status`, { status, activeSubscriberCount, version });
    },
    setOne: async (row: Row, status: string) =>
      post(`${base}/${row.subscriptionId}/subscribers/${row.id}/status`, {
        status,
        version: (await one(row)).version,
      }),
    /** Of the resident's account. */
    turn: async ({ userId }: Row, status: string) => {
      const { version, validatedUlaCount, activeSubscriptionCount } = await recordOf(
        `/admin/user/edit/${userId}`,
      );
      return post(`/admin/user/${userId}/status`, {
        status,
        version,
        validatedUlaCount,
        activeSubscriptionCount,
      });
    },
    /** An active, monthly subscriber who came and is billed next then. */
    since: async (day: string, nextBillingAt: string): Promise<Row> => {
      const { id } = await withSome("active");
      const row = (await subscribersOf(id)).find(({ status }) => status === "active");
      await patch("subscriber", row?.id ?? 0, { since: day, nextBillingAt });
      return one(row as Row);
    },
  };
}
