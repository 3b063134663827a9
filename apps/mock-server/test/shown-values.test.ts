import { choiceOrder, fieldMeta, formatBracketQuery, incidentRow, orderRow } from "@palier/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, json, openDoor, type TableAnswer } from "./harness.ts";

const door = await openDoor({ rows: { user: 400, incident: 200, order: 300 } });
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());

const users = "/admin/user/ajax-list";
const list = (path: string, query: Record<string, unknown>) =>
  json<TableAnswer>(client.get(`${path}?${formatBracketQuery({ length: 500, ...query })}`));
const found = async (term: string, path = users) =>
  (await list(path, { search: { value: term } })).data.map(({ id }) => id);
const inColumn = async (data: string, value: string, path = users) =>
  (await list(path, { columns: [{ data, search: { value } }] })).data.map(({ id }) => id);

const paris = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", dateStyle: "short" });
const shownDay = (instant: unknown): string => paris.format(new Date(String(instant)));
const shownPhone = (phone: unknown): string => `0${String(phone).slice(3)}`.replace(/(\d{2})(?=\d)/g, "$1 ");

async function oneUser() {
  const { data } = await list(users, {});
  const user = data.find(({ phone }) => typeof phone === "string");
  if (user === undefined) throw new Error("no user has a phone");
  return { user, all: data };
}

describe("a search finds what the screen shows", () => {
  test.each([["as the screen groups it"], ["changed since"]])("a phone, %s", async (when) => {
    const { user } = await oneUser();
    let phone = String(user.phone);
    if (when === "changed since") {
      phone = "+33698765432";
      const { values } = await json<{ values: object }>(client.get(`/admin/user/edit/${user.id}`));
      expect((await client.post(`/admin/user/edit/${user.id}`, { ...values, phone })).status).toBe(200);
    }
    const shown = shownPhone(phone);
    const terms = [
      shown,
      shown.replaceAll(" ", "\u00a0"),
      shown.slice(0, 8),
      shown.slice(3),
      shown.replaceAll(" ", ""),
      shown.replaceAll(" ", "."),
      phone,
      `${phone.slice(0, 3)} ${phone.slice(3)}`,
    ];
    for (const term of terms) {
      expect(await found(term), term).toContain(user.id);
      expect(await inColumn("phone", term), term).toContain(user.id);
    }
    expect(await found(`${shown}9`)).toEqual([]);
  });

  test("a date, whole or in part, on the day that Paris has", async () => {
    const { all } = await oneUser();
    const day = shownDay(all[7]?.createdAt);
    for (const term of [day, day.slice(0, 6), day.slice(3)]) {
      const expected = all.filter(({ createdAt }) => shownDay(createdAt).includes(term)).map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(0);
      expect(await inColumn("createdAt", term)).toEqual(expected);
      const columns = [{ data: "createdAt" }, { data: "firstName" }];
      const { data } = await list(users, { columns, search: { value: term } });
      expect(data.map(({ id }) => id)).toEqual(expected);
    }
  });

  test("a number alone is looked for in no date: each would have it", async () => {
    const { recordsFiltered } = await list(users, {
      columns: [{ data: "createdAt" }],
      search: { value: "1" },
    });
    expect(recordsFiltered).toBe(0);
  });

  test("a state by its French word", async () => {
    const { data } = await list(users, {});
    const disabled = data.filter(({ status }) => status === "disabled").map(({ id }) => id);
    expect(disabled.length).toBeGreaterThan(0);
    expect(await found("désactivé")).toEqual(disabled);
    expect(await found("DESACTIV")).toEqual(disabled);
    expect(await found("disabled")).toEqual([]);
  });

  test("an amount as it is shown", async () => {
    const path = "/admin/concierge/order/ajax-list";
    const { data } = await list(path, {});
    const cents = Number(data[0]?.estimatedAmountCents);
    const shown = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" }).format(cents / 100);
    expect(await inColumn("estimatedAmountCents", shown, path)).toContain(data[0]?.id);
    expect(await inColumn("estimatedAmountCents", String(cents), path)).toEqual([]);
  });
});

describe("A21 a search finds flags and numbers as the screen shows them", () => {
  const buildings = "/admin/building/ajax-list";
  const services = "/admin/concierge/service/ajax-list";

  test("a flag that is on, by a word of its title, also after a change; never by a part of one", async () => {
    const { data } = await list(services, {});
    const on = data.filter(({ available }) => available === true).map(({ id }) => id);
    expect(on.length).toBeGreaterThan(0);
    expect(on.length).toBeLessThan(data.length);
    expect(await found("disponible", services)).toEqual(on);
    expect(await found("DISPONIBLE", services)).toEqual(on);
    expect(await found("disponib", services)).toEqual([]);
    const { values } = await json<{ values: object }>(
      client.get(`/admin/concierge/service/edit/${String(on[0])}`),
    );
    const off = await client.post(`/admin/concierge/service/edit/${String(on[0])}`, {
      ...values,
      available: false,
    });
    expect(off.status).toBe(200);
    expect(await found("disponible", services)).toEqual(on.slice(1));
  });

  test("a whole number, and no part of one", async () => {
    const { data } = await list(buildings, {});
    const columns = [{ data: "lotCount" }];
    const numbered = async (term: string) =>
      (await list(buildings, { columns, search: { value: term } })).data.map(({ id }) => id);
    const lots = data.map(({ lotCount }) => Number(lotCount)).find((each) => each > 9) ?? 0;
    const expected = data.filter(({ lotCount }) => lotCount === lots).map(({ id }) => id);
    expect(await numbered(String(lots))).toEqual(expected);
    const part = data.filter(({ lotCount }) => String(lotCount) === String(lots).slice(0, 1));
    expect(await numbered(String(lots).slice(0, 1))).toEqual(part.map(({ id }) => id));
  });

  test("a rate with its comma", async () => {
    const columns = [{ data: "vatRate" }];
    const rated = (await list(services, { columns, search: { value: "5,5" } })).data;
    expect(rated.length).toBeGreaterThan(0);
    expect(new Set(rated.map(({ vatRate }) => vatRate))).toEqual(new Set([5.5]));
  });
});

describe("choices are sorted in the order in which they are declared", () => {
  test.each([
    ["/admin/concierge/order/ajax-list", "status", orderRow.shape.status, "new"],
    ["/admin/incident/ajax/list", "priority", incidentRow.shape.priority, "low"],
    ["/admin/incident/ajax/list", "category", incidentRow.shape.category, "elevator"],
  ] as const)("%s by %s", async (path, column, schema, first) => {
    const places = choiceOrder(fieldMeta(schema));
    expect(places[0]).toBe(first);
    const order = async (dir: string) => {
      const { data } = await list(path, { columns: [{ data: column }], order: [{ column: 0, dir }] });
      return data.map((row) => places.indexOf(String(row[column])));
    };
    const up = await order("asc");
    expect(new Set(up).size).toBeGreaterThan(2);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(await order("desc")).toEqual(up.toSorted((a, b) => b - a));
  });

  test("a category has no order of its own: it is sorted by its French word", () => {
    const meta = fieldMeta(incidentRow.shape.category);
    const words = choiceOrder(meta).map((value) => meta.labels?.[value] ?? "");
    expect(words).toEqual(words.toSorted(new Intl.Collator("fr").compare));
    expect(words).not.toEqual(Object.values(meta.labels ?? {}));
  });
});
