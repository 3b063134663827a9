/** Each due change happens at its own time. */
import { describe, expect, test } from "vitest";
import { frozenWorlds, present, type Row } from "./frozen-worlds.ts";
import { json } from "./harness.ts";

const { world, rows, first, get, form, post, refused, at } = await frozenWorlds();
const day = 86_400_000;

describe("a quotation that was sent", () => {
  const edit = (id: number) => `/admin/concierge/quotation/edit/${id}`;
  const sent = () => first("/admin/concierge/quotation/ajax-list?status=sent");
  const lastDay = { validUntil: "2026-12-31" };

  test("expires when its last day is over in Paris, by itself, and its history says so", async () => {
    const { id } = await sent();
    const { version } = await world().patch("quotation", id, lastDay);
    at("2026-12-31T22:59:59Z");
    expect((await form(edit(id))).record).toMatchObject({ status: "sent", version });
    at("2026-12-31T23:00:00Z");
    expect((await form(edit(id))).record).toMatchObject({ status: "expired", version: Number(version) + 1 });
    const [line] = await rows(`/admin/concierge/quotation/history/${id}`);
    expect(line).toMatchObject({
      at: "2026-12-31T23:00:00Z",
      byAdmin: "Palier (automatique)",
      changes: [{ field: "status", from: "Envoyé", to: "Expiré" }],
    });
  });

  test("L05 A04 makes the form that is open stale: both versions, and no word of a transition", async () => {
    const { id } = await sent();
    await world().patch("quotation", id, lastDay);
    const open = await form(edit(id));
    at("2027-01-02T09:00:00Z");
    const answer = await post(edit(id), { ...open.values, status: "accepted" });
    expect(await refused(answer)).toMatchObject({
      code: 409,
      type: "/problems/stale-version",
      current: { status: "expired", version: open.values.version + 1 },
    });
    const again = await form(edit(id));
    expect(await refused(post(edit(id), { ...again.values, status: "accepted" }))).toMatchObject({
      code: 409,
      type: "/problems/wrong-state",
      allowed: ["sent"],
    });
  });

  test("is not sent for a day that is over (422), and is for today", async () => {
    const { id } = await first("/admin/concierge/quotation/ajax-list?status=requested");
    const { values } = await form(edit(id));
    const send = (validUntil: string) =>
      post(edit(id), { ...values, status: "sent", amountCents: 5000, validUntil });
    expect(await refused(send("2026-11-19"))).toMatchObject({
      code: 422,
      errors: [{ path: "validUntil", message: expect.stringContaining("passée") }],
    });
    expect((await send("2026-11-20")).status).toBe(200);
  });

  test("that was accepted in time is edited after its date", async () => {
    const { id } = await first("/admin/concierge/quotation/ajax-list?status=accepted");
    await world().patch("quotation", id, { validUntil: "2020-01-01" });
    const { values } = await form(edit(id));
    expect((await post(edit(id), { ...values, title: "Autre objet" })).status).toBe(200);
  });

  test("counts as expired in list, figures and export without anybody having opened it", async () => {
    at("2028-01-01T00:00:00Z");
    const info = await post("/admin/concierge/quotation/info-block", { search: "" });
    expect((await json<{ counts: Record<string, number> }>(info)).counts.sent).toBe(0);
    expect(await rows("/admin/concierge/quotation/ajax-list?status=sent")).toEqual([]);
  });
});

describe("a news item that is scheduled", () => {
  const edit = (id: number) => `/admin/news/edit/${id}`;
  const scheduled = async () => {
    const { id } = await first("/admin/news/ajax/list?status=scheduled");
    return world().patch("news", id, { publishAt: "2026-12-01T08:00:00.500Z" });
  };

  test("A04 is published at its hour, whatever is asked; an open form is stale then", async () => {
    const { id, version } = await scheduled();
    const open = await form(edit(Number(id)));
    at("2026-12-01T07:59:59Z");
    expect((await form(edit(Number(id)))).record.status).toBe("scheduled");
    at("2026-12-01T08:00:00Z");
    const answer = await post(edit(Number(id)), { ...open.values, title: "Trop tard" });
    expect(await refused(answer)).toMatchObject({
      code: 409,
      type: "/problems/stale-version",
      current: { status: "published", version: Number(version) + 1 },
    });
    const [line] = await rows(`/admin/news/history/${id}`);
    expect(line).toMatchObject({ byAdmin: "Palier (automatique)", at: "2026-12-01T08:00:00Z" });
  });

  test("T05 is published before a played administrator saves, or the control API looks", async () => {
    const { id } = await scheduled();
    const karim = world().admin("karim.benali@palier.test");
    await karim.open("news", Number(id));
    at("2026-12-02T00:00:00Z");
    await expect(karim.save("news", Number(id), { title: "Trop tard" })).rejects.toMatchObject({
      status: 409,
    });
    const { tables } = await world().snapshot();
    expect(tables.news?.rows.find((row) => row.id === id)?.status).toBe("published");
  });
});

describe("a planned delivery", () => {
  test("is missed when its slot is over and nobody delivered", async () => {
    const week = async () =>
      (await get<{ slots: Row[] }>("/admin/concierge/delivery-schedule/list/2026-11-23")).slots;
    const slot = (await week()).find(({ status }) => status === "planned");
    if (slot === undefined) throw new Error("no planned slot");
    const end = Date.parse(`${slot.date}T${slot.to}:00+01:00`);
    const status = async () => (await week()).find(({ id }) => id === slot.id)?.status;
    at(end - 1000);
    expect(await status()).toBe("planned");
    at(end);
    expect(await status()).toBe("missed");
  });
});

describe("a subscription", () => {
  const months = { monthly: 12, quarterly: 4, yearly: 1 } as const;

  test.each(Object.entries(months))(
    "bills its active subscribers each period (%s), a whole year long, and nobody else",
    async (period, times) => {
      const list = await rows("/admin/concierge/subscription/ajax-list?status=active");
      const id = list.find(({ subscriberCount }) => Number(subscriberCount) > 4)?.id ?? 0;
      await world().patch("subscription", id, { period });
      const path = `/admin/concierge/subscription/${id}/subscribers`;
      const before = new Map((await rows(path)).map((row) => [row.id, row]));
      at(present + 365 * day);
      const billed = await rows(path);
      expect(billed.length).toBe(before.size);
      expect(billed.some(({ status }) => status === "active")).toBe(true);
      for (const row of billed) {
        const old = before.get(row.id);
        if (row.status !== "active") expect(row).toEqual(old);
        else {
          expect(Date.parse(String(row.nextBillingAt))).toBeGreaterThan(present + 365 * day);
          expect(Math.abs(row.version - Number(old?.version) - times)).toBeLessThanOrEqual(1);
        }
      }
    },
  );
});
