import { frozenWorlds, type Row } from "../frozen-worlds.ts";

export const base = "/admin/concierge/subscription";

/** New before each test. */
export async function subscriptionWorlds() {
  const worlds = await frozenWorlds();
  const { rows, form, post } = worlds;
  const subscribersOf = (id: number) => rows(`${base}/${id}/subscribers`);
  const whole = async (id: number) => (await form(`${base}/edit/${id}`)).record;
  return {
    ...worlds,
    subscribersOf,
    whole,
    set: async (id: number, status: string) => {
      const { activeSubscriberCount, version } = await whole(id);
      return post(`${base}/${id}/status`, { status, activeSubscriberCount, version });
    },
    setOne: ({ id, subscriptionId, version }: Row, status: string) =>
      post(`${base}/${subscriptionId}/subscribers/${id}/status`, { status, version }),
    /** Current. */
    one: async ({ id, subscriptionId }: Row): Promise<Row> => {
      const row = (await subscribersOf(Number(subscriptionId))).find((each) => each.id === id);
      if (row === undefined) throw new Error(`no subscriber ${id}`);
      return row;
    },
  };
}
