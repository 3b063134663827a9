import { describe, expect, test } from "vitest";
import { nonEmpty } from "../harness.ts";
import { type FormAnswer, openDesk, type Row } from "./desk.ts";

const { get, table, done, refused, status, client } = await openDesk();

const subscribers = async (id: number) => (await table(`subscription/${id}/subscribers`)).data;
const row = async (id: number) => (await table("subscription/ajax-list")).data.find((each) => each.id === id);
/** With a subscriber in each of these states. */
const withSome = async (...wanted: string[]): Promise<Row> => {
  for (const each of (await table("subscription/ajax-list?status=active")).data) {
    const found = new Set((await subscribers(each.id)).map((one) => one.status));
    if (wanted.every((status) => found.has(status))) return each;
  }
  throw new Error("no such subscription");
};

describe("subscribers", () => {
  test("are those of the subscription, as many as it counts, in list and export", async () => {
    const { id, name, subscriberCount } = (await table("subscription/ajax-list")).data.find(
      (each) => Number(each.subscriberCount) > 3,
    ) as Row;
    const all = await subscribers(id);
    expect(all).toHaveLength(Number(subscriberCount));
    expect(nonEmpty(all).every((each) => each.subscriptionId === id && each.subscriptionName === name)).toBe(
      true,
    );
    const active = await table(`subscription/${id}/subscribers?status=active`);
    expect(active.recordsTotal).toBe(all.length);
    expect(active.recordsFiltered).toBe(all.filter((each) => each.status === "active").length);
    const path = `subscription/ajax-list-export-subscription/${id}/subscribers`;
    const file = await client.get(`/admin/concierge/${path}?column_field_list=userName,since`);
    expect((await file.text()).trim().split("\r\n")).toHaveLength(all.length + 1);
    expect(await status("subscription/999999/subscribers")).toBe(404);
    expect(await status(`${path.replace(`/${id}/`, "/999999/")}?column_field_list=since`)).toBe(404);
  });
});

describe("the record", () => {
  const values = { name: "Essai", serviceId: 1, period: "monthly", priceCents: 4900 };

  const nobody = { activeSubscriberCount: 0, openSubscriberCount: 0 };

  test("is made, renamed for its service, and deleted while nobody subscribes", async () => {
    const made = await done("subscription/new", values);
    expect(made).toMatchObject({ ...values, status: "active", subscriberCount: 0, ...nobody });
    const service = await get<FormAnswer>("service/edit/1");
    await done("service/edit/1", { ...service.values, name: "Un autre nom" });
    expect((await row(made.id))?.serviceName).toBe("Un autre nom");
    await done(`subscription/delete/${made.id}`);
    expect(await status(`subscription/edit/${made.id}`)).toBe(404);
  });

  test("with active subscribers stays (409); without, it takes the others along", async () => {
    const { id } = await withSome("active");
    const count = (await subscribers(id)).length;
    expect(await refused(`subscription/delete/${id}`)).toMatchObject({
      code: 409,
      detail: expect.stringMatching(/\d+\sabonnés? y (?:est|sont) encore actif/),
    });
    expect(await subscribers(id)).toHaveLength(count);
    const { record } = await get<FormAnswer>(`subscription/edit/${id}`);
    const version = record?.version;
    const activeSubscriberCount = record?.activeSubscriberCount;
    await done(`subscription/${id}/status`, { status: "ended", activeSubscriberCount, version });
    await done(`subscription/delete/${id}`);
    expect(await status(`subscription/${id}/subscribers`)).toBe(404);
  });

  test.each([
    ["letters", { priceCents: "quarante" }, "priceCents"],
    ["three decimals", { priceCents: 49.005 }, "priceCents"],
    ["a minus", { priceCents: -1 }, "priceCents"],
    ["an unknown service", { serviceId: 999_999 }, "serviceId"],
    ["an unknown period", { period: "weekly" }, "period"],
  ])("%s is refused at its field", async (_name, wrong, path) => {
    expect(await refused("subscription/new", { ...values, ...wrong })).toMatchObject({
      code: 422,
      errors: [{ path }],
    });
  });
});
