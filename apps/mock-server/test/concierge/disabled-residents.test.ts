/** Their subscriptions count as held and bill again when enabled. */
import { expect, test } from "vitest";
import { frozenWorlds, type Row } from "../frozen-worlds.ts";
import { otherEmail } from "../harness.ts";

const { house, world, client, rows, form, post, edit, refused, at } = await frozenWorlds();

const base = "/admin/user";
const recordOf = async (id: unknown) => (await form(`${base}/edit/${id}`)).record;
const subscriptions = "/admin/concierge/subscription";

async function billed(): Promise<{ subscriber: Row; resident: Row }> {
  for (const { id } of await rows(`${subscriptions}/ajax-list?status=active`)) {
    for (const subscriber of await rows(`${subscriptions}/${id}/subscribers?status=active`)) {
      const { record } = await form(`${base}/edit/${subscriber.userId}`);
      if (record.status === "active") return { subscriber, resident: { ...record, id: Number(record.id) } };
    }
  }
  throw new Error("nobody is billed");
}

const again = async ({ id, subscriptionId }: Row): Promise<Row | undefined> =>
  (await rows(`${subscriptions}/${subscriptionId}/subscribers`)).find((row) => row.id === id);

const change = ({ id }: Row, status: string, row: Readonly<Record<string, unknown>>) => {
  const { validatedUlaCount, activeSubscriptionCount, version } = row;
  return post(`${base}/${id}/status`, { status, validatedUlaCount, activeSubscriptionCount, version });
};

test("A18 is billed for nothing, keeps each subscription's own status, and is billed at the same day once active again", async () => {
  const { subscriber, resident } = await billed();
  expect(resident.activeSubscriptionCount).toBeGreaterThan(0);
  expect((await change(resident, "disabled", resident)).status).toBe(200);
  expect(await again(subscriber)).toMatchObject({ status: "active", nextBillingAt: null });
  at("2027-03-31T21:59:00Z");
  expect(await again(subscriber)).toMatchObject({ nextBillingAt: null });
  at("2026-11-20T09:30:00Z");
  expect((await change(resident, "active", await recordOf(resident.id))).status).toBe(200);
  expect(await again(subscriber)).toEqual(subscriber);
});

test("A18 only what bills him now is counted: no subscription that is suspended, and none without a building or disabled", async () => {
  const { subscriber, resident } = await billed();
  const count = async () => (await recordOf(resident.id)).activeSubscriptionCount;
  const bills = async () =>
    (await rows(`${base}/${resident.id}/subscription/ajax-list`)).filter(
      ({ nextBillingAt }) => nextBillingAt !== null,
    ).length;
  const all = Number(resident.activeSubscriptionCount);
  expect(await bills()).toBe(all);
  const place = `${subscriptions}/${subscriber.subscriptionId}`;
  const turn = async (status: string) => {
    const { activeSubscriberCount, version } = (
      await form(`${subscriptions}/edit/${subscriber.subscriptionId}`)
    ).record;
    return post(`${place}/status`, { status, activeSubscriberCount, version });
  };
  await turn("suspended");
  expect([await count(), await bills()]).toEqual([all - 1, all - 1]);
  await turn("active");
  expect([await count(), await bills()]).toEqual([all, all]);

  const disabled = await change(resident, "disabled", await recordOf(resident.id));
  expect(await disabled.json()).toMatchObject({ status: "disabled", activeSubscriptionCount: 0 });
  const enabled = await change(resident, "active", await recordOf(resident.id));
  expect(await enabled.json()).toMatchObject({ status: "active", activeSubscriptionCount: all });

  for (const { id, status } of await rows(`${base}/${resident.id}/ula/ajax-list`)) {
    if (status === "validated")
      expect((await edit(`${base}/ula/${id}`, { status: "ended", endDate: "2026-11-20" })).status).toBe(200);
  }
  expect([await count(), await bills()]).toEqual([0, 0]);
});

test("A18 is not disabled on another number of subscriptions than was restated: 409 with the number of now", async () => {
  const { subscriber, resident } = await billed();
  const path = `${subscriptions}/${subscriber.subscriptionId}/subscribers/${subscriber.id}/status`;
  expect((await post(path, { status: "ended", version: subscriber.version })).status).toBe(200);
  const answer = await refused(change(resident, "disabled", resident));
  const now = Number(resident.activeSubscriptionCount) - 1;
  expect(answer).toMatchObject({ code: 409, current: { activeSubscriptionCount: now } });
  expect(await recordOf(resident.id)).toMatchObject({ status: "active", activeSubscriptionCount: now });
  expect((await change(resident, "disabled", await recordOf(resident.id))).status).toBe(200);
});

test("A05 two admins disable him once, and who resumes a subscription of his meanwhile bills nothing", async () => {
  const { subscriber, resident } = await billed();
  const { validatedUlaCount, activeSubscriptionCount, version } = resident;
  const body = { status: "disabled", validatedUlaCount, activeSubscriptionCount, version };
  const karim = await house.admin(world().name, otherEmail);
  const answers = [
    await client().post(`${base}/${resident.id}/status`, body, { "idempotency-key": "a" }),
    await karim.post(`${base}/${resident.id}/status`, body, { "idempotency-key": "b" }),
    await client().post(`${base}/${resident.id}/status`, body, { "idempotency-key": "a" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 200]);
  const path = `${subscriptions}/${subscriber.subscriptionId}/subscribers/${subscriber.id}/status`;
  expect((await post(path, { status: "suspended", version: subscriber.version })).status).toBe(200);
  const suspended = await again(subscriber);
  expect((await post(path, { status: "active", version: suspended?.version })).status).toBe(200);
  expect(await again(subscriber)).toMatchObject({ status: "active", nextBillingAt: null });
});
