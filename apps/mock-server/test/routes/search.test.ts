/** A21 Words are found as the screen shows them, in every list. */
import { fieldKinds, fieldMeta, formatBracketQuery, isLookedFor } from "@palier/contract";
import { searchWords } from "@palier/contract/kit/search-words";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { nonEmpty, type TableAnswer } from "../kit/client.ts";
import { filled, paramsOf, routes } from "../kit/route-bodies.ts";
import { freshWorlds } from "../kit/worlds.ts";

const { state, get, edit, done, patch, find, rows } = freshWorlds();

const users = "/admin/user/ajax-list";
const buildings = "/admin/building/ajax-list";
const services = "/admin/concierge/service/ajax-list";
const orders = "/admin/concierge/order/ajax-list";

const query = async (path: string, asked: Record<string, unknown>) =>
  (await get<TableAnswer>(`${path}?${formatBracketQuery({ length: 500, ...asked })}`)).data.map(
    ({ id }) => id,
  );
const found = (term: string, path = users) => query(path, { search: { value: term } });
const inColumn = (data: string, value: string, path = users) =>
  query(path, { columns: [{ data, search: { value } }] });

const paris = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", dateStyle: "short" });
const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
const shownPhone = (phone: unknown): string => `0${String(phone).slice(3)}`.replace(/(\d{2})(?=\d)/g, "$1 ");
const plain = (text: unknown) =>
  String(text).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

test("A21 every list finds a row by each of its cells as the screen shows it, in the column and over all of them", async () => {
  const bad: string[] = [];
  let tried = 0;
  for (const route of routes) {
    const { meta, name } = route;
    if (meta.kind !== "table") continue;
    const path = filled(route.template, paramsOf(state(), route));
    const listed = await rows(path);
    for (const [column, schema] of Object.entries(meta.row.shape)) {
      const field = fieldMeta(schema as z.ZodType);
      const row = listed.find(
        (each) => typeof each[column] === "string" && /\w{3}/.test(String(each[column])),
      );
      const { searched } = fieldKinds[field.kind];
      if (row === undefined || (searched !== "text" && searched !== "label" && searched !== "day")) continue;
      const cell = String(row[column]);
      const shown = {
        text: field.kind === "phone" ? shownPhone(cell) : cell,
        label: field.labels?.[cell] ?? "",
        day: field.kind === "dateTime" ? paris.format(new Date(cell)) : cell.split("-").reverse().join("/"),
      };
      const term = shown[searched];
      if (!searchWords(term).every((word) => isLookedFor(field, word))) continue;
      tried += 1;
      if (!(await inColumn(column, term, path)).includes(row.id)) bad.push(`${name} ${column}: ${term}`);
      const among = { columns: [{ data: column }, { data: "id" }], search: { value: term } };
      if (!(await query(path, among)).includes(row.id)) bad.push(`${name} over all, ${column}: ${term}`);
      if ((await inColumn(column, `${term} zqzq`, path)).length > 0)
        bad.push(`${name} ${column}: ${term} zqzq`);
    }
  }
  expect(bad).toEqual([]);
  expect(tried).toBeGreaterThan(120);
});

describe("A21 a search", () => {
  test("finds words in any order, across columns, accents and case aside", async () => {
    const all = await rows(users);
    const [user] = all.filter(({ firstName }) => String(firstName).length > 5);
    const [first, last] = [plain(user?.firstName), plain(user?.lastName)];
    const words = [last, first.slice(0, 4)];
    const expected = all
      .filter((row) => words.every((word) => Object.values(row).some((cell) => plain(cell).includes(word))))
      .map(({ id }) => id);
    for (const term of [
      `${user?.firstName} ${user?.lastName}`,
      `${last} ${first.slice(0, 4)}`,
      `  ${first.toUpperCase().slice(0, 4)}\u00a0–  ${last} `,
    ]) {
      const ids = await found(term);
      expect(ids, term).toContain(user?.id);
      for (const id of ids) expect(expected, term).toContain(id);
    }
    expect(await found(`${first} ${last} zzzz`)).toEqual([]);
  });

  test("is over the columns that are sent as searchable, and each column's own search narrows it", async () => {
    const word = String((await rows(buildings))[0]?.city).toUpperCase();
    const all = await found(word, buildings);
    const columns = (searchable: boolean, value = "") => [
      { data: "city", searchable: String(searchable), search: { value } },
      { data: "name", searchable: "true" },
      { data: "nonsense", searchable: "true" },
    ];
    const search = { value: word };
    expect((await query(buildings, { search, columns: columns(false) })).length).toBeLessThan(all.length);
    expect(await query(buildings, { search, columns: columns(true, "zzz") })).toEqual([]);
  });

  test("finds a telephone however it is grouped, also once it has changed", async () => {
    const user = await find(users, ({ phone }) => typeof phone === "string");
    const phone = "+33698765432";
    await done(edit(`/admin/user/edit/${user.id}`, { phone }));
    const shown = shownPhone(phone);
    for (const term of [
      shown,
      shown.replaceAll(" ", "\u00a0"),
      shown.slice(0, 8),
      shown.slice(3),
      shown.replaceAll(" ", ""),
      shown.replaceAll(" ", "."),
      phone,
      `${phone.slice(0, 3)} ${phone.slice(3)}`,
      phone.replace("+", "00"),
      "0033 6 98 76 54 32",
      "+33 (0)6 98 76 54 32",
      "+33 06.98.76.54.32",
    ]) {
      expect(await found(term), term).toContain(user.id);
      expect(await inColumn("phone", term), term).toContain(user.id);
    }
    expect(await found(`${shown}9`)).toEqual([]);
    expect(await found(shownPhone(user.phone))).not.toContain(user.id);
  });

  test("finds a telephone of an overseas department, also by the prefix of France that people write for it", async () => {
    const user = await find(users, ({ phone }) => typeof phone === "string");
    await patch("user", user.id, { phone: "+262692123456" });
    for (const term of [
      "0692 12 34 56",
      "06 92 12 34 56",
      "+262 692 12 34",
      "00262692123456",
      "+33 692 12 34 56",
    ])
      expect(await found(term), term).toContain(user.id);
  });

  test.each([
    ["Łuczak", "luczak"],
    ["Đorđević", "DORDEVIC"],
    ["Saint Quentin", "saint-quentin"],
    ["Saint‐Quentin", "saint quentin"],
    ["Appt №28", "n° 28"],
  ])("finds %s by %s in a list, a selector and the search of everything", async (name, term) => {
    await patch("building", 9, { name: `${name} Zq` });
    const q = `\u200b${term} zq`;
    expect(await found(q, buildings)).toContain(9);
    const { results } = await get<{ results: { id: number }[] }>(
      `/admin/building/ajax/search?${new URLSearchParams({ term: q })}`,
    );
    expect(results.map(({ id }) => id)).toContain(9);
    const { groups } = await get<{ groups: { kind: string; hits: { id: number }[] }[] }>(
      `/admin/search?${new URLSearchParams({ q })}`,
    );
    expect(groups.flatMap(({ kind, hits }) => hits.map(({ id }) => `${kind} ${id}`))).toContain("building 9");
  });

  test.each(["order", "quotation"])("finds an %s by its resident's telephone of now", async (name) => {
    const path = `/admin/concierge/${name}/ajax-list`;
    const one = await find(path, ({ userPhone }) => typeof userPhone === "string");
    expect(await found(`${shownPhone(one.userPhone)} ${one.userName}`, path)).toContain(one.id);
    await done(edit(`/admin/user/edit/${one.userId}`, { phone: "+33698765432" }));
    expect(await found("06 98 76 54 32", path)).toContain(one.id);
    expect(await found(shownPhone(one.userPhone), path)).not.toContain(one.id);
  });

  test("finds a day of Paris whole or in part, and no date by a number alone", async () => {
    const all = await rows(users);
    const shownDay = paris.format(new Date(String(all[7]?.createdAt)));
    for (const term of [shownDay, shownDay.slice(0, 6), shownDay.slice(3)]) {
      const expected = all
        .filter(({ createdAt }) => paris.format(new Date(String(createdAt))).includes(term))
        .map(({ id }) => id);
      expect((await inColumn("createdAt", term)).filter((id) => id <= 500)).toEqual(nonEmpty(expected));
    }
    expect(await query(users, { columns: [{ data: "createdAt" }], search: { value: "1" } })).toEqual([]);
  });

  test("finds an amount with its comma, a whole number by no part of it, and a rate", async () => {
    const order = await find(orders, ({ estimatedAmountCents }) => Number(estimatedAmountCents) > 0);
    const shown = euros.format(Number(order.estimatedAmountCents) / 100);
    expect(await found(`${shown} ${order.userName}`, orders)).toContain(order.id);
    expect(await inColumn("estimatedAmountCents", shown, orders)).toContain(order.id);
    expect(await inColumn("estimatedAmountCents", String(order.estimatedAmountCents), orders)).toEqual([]);
    const data = await rows(buildings);
    const lots = data.map(({ lotCount }) => Number(lotCount)).find((each) => each > 9) ?? 0;
    for (const term of [String(lots), String(lots).slice(0, 1)]) {
      const expected = data.filter(({ lotCount }) => String(lotCount) === term).map(({ id }) => id);
      expect(await query(buildings, { columns: [{ data: "lotCount" }], search: { value: term } })).toEqual(
        expected,
      );
    }
    const rated = await rows(`${services}?columns[0][data]=vatRate&search[value]=5,5`);
    expect(new Set(nonEmpty(rated).map(({ vatRate }) => vatRate))).toEqual(new Set([5.5]));
  });

  test("finds a state by its French word, and a flag that is on by a word of its title", async () => {
    const disabled = (await rows(`${users}?status=disabled`)).map(({ id }) => id);
    expect(await found("désactivé")).toEqual(nonEmpty(disabled));
    expect(await found("DESACTIV")).toEqual(disabled);
    expect(await found("disabled")).toEqual([]);
    const on = (await rows(`${services}?available=true`)).map(({ id }) => id);
    expect(await found("DISPONIBLE", services)).toEqual(nonEmpty(on));
    expect(await found("disponib", services)).toEqual([]);
    await patch("service", on[0] ?? 0, { available: false });
    expect(await found("disponible", services)).toEqual(on.slice(1));
  });

  test.each(["%", "_", "'", '"', "\\", "'; drop", "%%%%", "a".repeat(200)])(
    "takes %s as it stands",
    async (term) => {
      const listed = await get<TableAnswer>(
        `${users}?${formatBracketQuery({ search: { value: term }, length: 500 })}`,
      );
      for (const row of listed.data) expect(plain(JSON.stringify(Object.values(row)))).toContain(term[0]);
    },
  );

  test.each([
    ["IMM-7'A", "IMM‑7’A", "imm–7′a", "Imm—7‘a", "IMM−7'A", "IMM-7ʼA"],
    ["«\u00a0Le Port\u202f»-7", '" Le Port "-7', "“ le port ”‑7"],
  ])("finds the number %s with any dash, apostrophe or quotation mark", async (reference, ...typed) => {
    await patch("building", 7, { reference });
    for (const term of [reference, ...typed]) expect(await found(term, buildings), term).toContain(7);
  });

  test("finds words typed in quotation marks in a list and in a selector", async () => {
    await patch("building", 8, { name: "Résidence Le Zéphyr" });
    for (const term of ['"Le Zéphyr"', "«\u00a0le zephyr\u202f»", "“Zéphyr Le”", 'zephyr "le']) {
      expect(await found(term, buildings), term).toContain(8);
      const { results } = await get<{ results: { id: number }[] }>(
        `/admin/building/ajax/search?${new URLSearchParams({ term })}`,
      );
      expect(
        results.map(({ id }) => id),
        term,
      ).toContain(8);
    }
  });
});
