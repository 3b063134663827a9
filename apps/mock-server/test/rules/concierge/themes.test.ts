/** The order of themes; S24 the week of deliveries. */
import { describe, expect, test } from "vitest";
import type { ProblemAnswer, Row } from "../../kit/client.ts";
import { day, freshWorlds } from "../../kit/worlds.ts";

const { state, client, get, rows, form, send, edit, done, refused, history, status, at } = freshWorlds();

const base = "/admin/concierge/theme";
const list = () => rows(`${base}/ajax-list`);
const ids = async () => (await list()).map(({ id }) => id);
const create = (name: string, position = 99) => done(send(`${base}/new`, { name, position, enabled: true }));

describe("S21 themes", () => {
  test("have positions from 1 without gaps: a new one is put last, past the end means last, 0 means first", async () => {
    const before = await list();
    expect((await form(`${base}/new`)).values).toMatchObject({ position: before.length + 1, enabled: true });
    expect((await create("Dernier", 500)).position).toBe(before.length + 1);
    const first = await create("Premier", 0);
    expect(first.position).toBe(1);
    await done(send(`${base}/delete/${first.id}`));
    const after = await list();
    expect(after.at(-1)?.name).toBe("Dernier");
    expect(after.map(({ position }) => position)).toEqual(after.map((_, place) => place + 1));
  });

  test("move by their form and by their list, tell it, and make nobody else's form stale", async () => {
    const [a, b, c, ...rest] = await list();
    await done(edit(`${base}/edit/${a?.id}`, { position: 3 }));
    expect(await ids()).toEqual([b, c, a, ...rest].map((each) => each?.id));
    expect((await list()).find(({ id }) => id === b?.id)?.version).toBe(b?.version);
    await done(send(`${base}/sort/${a?.id}/1`, { fromPosition: 3, targetId: b?.id }));
    expect(await ids()).toEqual([a, b, c, ...rest].map((each) => each?.id));
    expect(
      await refused(send(`${base}/sort/${a?.id}/2`, { fromPosition: 3, targetId: b?.id })),
    ).toMatchObject({
      code: 409,
    });
    const [line] = await history(`${base}/history/${a?.id}`);
    expect(line?.changes).toMatchObject([{ label: "Position", from: "3", to: "1" }]);
    for (const each of await history(`${base}/history/${b?.id}`)) expect(each.entity).toBe("theme");
  });
});

interface Week {
  weekStart: string;
  slots: (Row & { date: string; from: string; to: string })[];
}
const path = "/admin/concierge/delivery-schedule/list";
const week = (monday = "") => get<Week>(monday === "" ? path : `${path}/${monday}`);

describe("S24 a week of deliveries", () => {
  test("is this week without weekStart; the named Monday is the same one", async () => {
    const now = await week();
    expect(now.weekStart).toBe("2026-11-16");
    expect(now.slots.length).toBeGreaterThan(5);
    expect(await week("2026-11-16")).toEqual(now);
    expect(await week("2031-01-06")).toEqual({ weekStart: "2031-01-06", slots: [] });
  });

  test("holds its own seven days, in the order of date, from and id; weeks share no slot", async () => {
    const seen = new Set<number>();
    const table = state().table("deliverySlot");
    const [moved] = (await week("2026-11-09")).slots;
    table.patch(moved?.id ?? 0, { date: "2026-11-15" });
    for (const monday of ["2026-11-09", "2026-11-16", "2026-11-23"]) {
      const { slots } = await week(monday);
      const sunday = new Date(Date.parse(monday) + 6 * day).toISOString().slice(0, 10);
      for (const { date, from, to, id } of slots) {
        expect([date >= monday && date <= sunday, from < to, seen.has(id)]).toEqual([true, true, false]);
        seen.add(id);
      }
      const keys = slots.map(({ date, from, id }) => `${date} ${from} ${String(id).padStart(9, "0")}`);
      expect(keys).toEqual([...keys].sort());
    }
    expect(seen.size).toBeGreaterThan(20);
    expect(seen).toContain(moved?.id);
  });

  test("begins on a Monday (422), which is a date (404)", async () => {
    for (const date of ["2026-11-17", "2026-11-22"])
      for (const more of ["", "/export?column_field_list=date"])
        expect(await get<ProblemAnswer>(`${path}/${date}${more}`)).toMatchObject({
          status: 422,
          errors: [{ path: "weekStart", message: "Une semaine commence un lundi." }],
        });
    for (const date of ["2026-02-30", "2026-11", "lundi"]) expect(await status(`${path}/${date}`)).toBe(404);
  });

  test("follows the world's clock: on Sunday night in Paris the next one has not begun", async () => {
    at("2026-11-22T22:59:00Z");
    expect((await week()).weekStart).toBe("2026-11-16");
    at("2026-11-22T23:00:00Z");
    expect((await week()).weekStart).toBe("2026-11-23");
  });

  test("has its slots missed once they are over and nobody delivered", async () => {
    const slot = (await week("2026-11-23")).slots.find((each) => each.status === "planned");
    const end = Date.parse(`${slot?.date}T${slot?.to}:00+01:00`);
    const found = async () => (await week("2026-11-23")).slots.find(({ id }) => id === slot?.id)?.status;
    at(end - 1000);
    expect(await found()).toBe("planned");
    at(end);
    expect(await found()).toBe("missed");
  });

  test("is exported in its order with French dates and words, narrowed by concierge, point and status", async () => {
    const lines = async (query = "", of = "") => {
      const answer = await client().get(
        `${path}${of}/export?column_field_list=date,from,orderNumber,status${query}`,
      );
      return [answer.status, ...(await answer.text()).trim().split("\r\n").slice(1)];
    };
    const { slots } = await week();
    const words: Record<string, string> = {
      planned: "Prévu",
      delivered: "Livré",
      missed: "Non remis",
      cancelled: "Annulé",
    };
    const line = ({ date, from, orderNumber, status: is }: Week["slots"][number]) =>
      `${date.split("-").reverse().join("/")};${from};${orderNumber};${words[String(is)]}`;
    expect(await lines()).toEqual([200, ...slots.map(line)]);
    const [one] = slots;
    const own = slots.filter(
      (each) =>
        each.supplierId === one?.supplierId &&
        each.deliveryPointId === one?.deliveryPointId &&
        each.status === one?.status,
    );
    const query = `&supplierId=${one?.supplierId}&deliveryPointId=${one?.deliveryPointId}&status=${one?.status}`;
    expect(await lines(query)).toEqual([200, ...own.map(line)]);
    expect(await lines("", "/2031-01-06")).toEqual([204]);
  });
});
