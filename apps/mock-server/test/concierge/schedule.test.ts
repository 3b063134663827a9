/** S24 */
import { describe, expect, test } from "vitest";
import type { ProblemAnswer } from "../harness.ts";
import { json } from "../harness.ts";
import { openDesk, type Row } from "./desk.ts";

const { door, get, client, status } = await openDesk();

interface Week {
  weekStart: string;
  slots: (Row & { date: string; from: string; to: string })[];
}
const list = "delivery-schedule/list";
const week = (monday = "") => get<Week>(monday === "" ? list : `${list}/${monday}`);
const day = 86_400_000;

describe("a week", () => {
  test("S24 without weekStart it is this week; the named Monday is the same one", async () => {
    const now = await week();
    expect(now.weekStart).toBe("2026-11-16");
    expect(now.slots.length).toBeGreaterThan(5);
    expect(await week("2026-11-16")).toEqual(now);
  });

  test("holds its own seven days, in the order of date, from and id; weeks share no slot", async () => {
    const seen = new Set<number>();
    for (const monday of ["2026-11-09", "2026-11-16", "2026-11-23"]) {
      const { slots } = await week(monday);
      const sunday = new Date(Date.parse(monday) + 6 * day).toISOString().slice(0, 10);
      for (const { date, from, to, id } of slots) {
        expect(date >= monday && date <= sunday).toBe(true);
        expect(from < to).toBe(true);
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
      const keys = slots.map(({ date, from, id }) => `${date} ${from} ${String(id).padStart(9, "0")}`);
      expect(keys).toEqual([...keys].sort());
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  test("goes on to its Sunday and no further", async () => {
    const slots = door.app.world("default").table("deliverySlot");
    const [slot] = (await week("2026-11-09")).slots;
    if (slot === undefined) throw new Error("no slot");
    const before = slots.get(slot.id) ?? slot;
    slots.put({ ...before, date: "2026-11-15" });
    expect((await week("2026-11-09")).slots.at(-1)).toMatchObject({ id: slot.id, date: "2026-11-15" });
    expect((await week()).slots.map(({ id }) => id)).not.toContain(slot.id);
    slots.put(before);
  });

  test("far away is empty", async () => {
    expect(await week("2031-01-06")).toEqual({ weekStart: "2031-01-06", slots: [] });
  });

  test.each(["2026-11-17", "2026-11-21", "2026-11-22"])(
    "that starts on another day than Monday (%s) is 422 in French",
    async (date) => {
      const answers = [
        await client.get(`/admin/concierge/${list}/${date}`),
        await client.get(`/admin/concierge/${list}/${date}/export?column_field_list=date`),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(422);
        expect((await json<ProblemAnswer>(answer)).errors).toEqual([
          { path: "weekStart", message: "Une semaine commence un lundi." },
        ]);
      }
    },
  );

  test.each(["2026-02-30", "2026-11", "lundi", "16-11-2026"])("that is no date (%s) is 404", async (date) => {
    expect(await status(`${list}/${date}`)).toBe(404);
  });

  test("follows the world's clock: on Sunday night in Paris the next week has not begun", async () => {
    const { clock } = door.app.world("default");
    const sunday = Date.parse("2026-11-22T22:59:00Z") - clock.now();
    clock.move(sunday);
    // The session expired.
    await client.signIn();
    expect((await week()).weekStart).toBe("2026-11-16");
    clock.move(2 * 60_000);
    expect((await week()).weekStart).toBe("2026-11-23");
    clock.move(-sunday - 2 * 60_000);
    await client.signIn();
  });
});

describe("the export", () => {
  const rows = async (path: string, query = "") => {
    const answer = await client.get(
      `/admin/concierge/${list}${path}/export?column_field_list=date,from,orderNumber,status${query}`,
    );
    const lines = (await answer.text()).trim().split("\r\n").slice(1);
    return { code: answer.status, lines };
  };

  test("has the week's slots in their order, with French dates and words", async () => {
    const { slots } = await week();
    const french = (date: string) => date.split("-").reverse().join("/");
    const words: Record<string, string> = {
      planned: "Prévu",
      delivered: "Livré",
      missed: "Non remis",
      cancelled: "Annulé",
    };
    const expected = slots.map(
      ({ date, from, orderNumber, status }) =>
        `${french(date)};${from};${orderNumber};${words[String(status)]}`,
    );
    for (const path of ["", "/2026-11-16"]) expect((await rows(path)).lines).toEqual(expected);
  });

  test("is narrowed by concierge, point and status, and 204 when nothing is left", async () => {
    const { slots } = await week();
    const supplierId = slots[0]?.supplierId;
    const deliveryPointId = slots[0]?.deliveryPointId;
    const state = slots[0]?.status;
    const query = `&supplierId=${supplierId}&deliveryPointId=${deliveryPointId}&status=${state}`;
    const expected = slots.filter(
      (each) =>
        each.supplierId === supplierId && each.deliveryPointId === deliveryPointId && each.status === state,
    );
    expect((await rows("", query)).lines).toHaveLength(expected.length);
    expect((await rows("/2031-01-06")).code).toBe(204);
  });
});
