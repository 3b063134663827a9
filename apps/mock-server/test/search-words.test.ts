import { formatBracketQuery, type SearchGroup } from "@palier/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchWords } from "../src/from-contract/search-words.ts";
import { type Client, json, openDoor, type TableAnswer } from "./harness.ts";

const door = await openDoor({ rows: { user: 400, building: 200, order: 300 } });
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());

const users = "/admin/user/ajax-list";
const rows = async (query: Record<string, unknown>, path = users) =>
  (await json<TableAnswer>(client.get(`${path}?${formatBracketQuery({ length: 500, ...query })}`))).data;
const found = async (term: string, path?: string) => rows({ search: { value: term } }, path);
const plain = (text: unknown) =>
  String(text).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

describe("A21 words are found in any order, across columns", () => {
  test("a person by parts of both names, as they are copied from a screen, whatever stands between", async () => {
    const all = await rows({});
    const [user] = all.filter(({ firstName }) => String(firstName).length > 5);
    const [first, last] = [plain(user?.firstName), plain(user?.lastName)];
    const holds = (row: object, word: string) =>
      Object.values(row).some((cell) => plain(cell).includes(word));
    const words = [last, first.slice(0, 4)];
    const expected = all.filter((row) => words.every((word) => holds(row, word))).map(({ id }) => id);
    for (const term of [
      `${user?.firstName} ${user?.lastName}`,
      `${last} ${first.slice(0, 4)}`,
      `  ${first.toUpperCase().slice(0, 4)}\u00a0–  ${last} `,
    ]) {
      const ids = (await found(term)).map(({ id }) => id);
      expect(ids, term).toContain(user?.id);
      for (const id of ids) expect(expected, term).toContain(id);
    }
    expect(await found(`${first} ${last} zzzz`)).toEqual([]);
  });

  test("an amount, and a day beside a name", async () => {
    const path = "/admin/concierge/order/ajax-list";
    const [order] = (await rows({}, path)).filter(
      ({ estimatedAmountCents }) => Number(estimatedAmountCents) > 0,
    );
    const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
    const shown = euros.format(Number(order?.estimatedAmountCents) / 100);
    const ids = async (term: string) => (await found(term, path)).map(({ id }) => id);
    expect(await ids(shown), shown).toContain(order?.id);
    expect(await ids(`${shown} ${String(order?.userName)}`)).toContain(order?.id);
    // Not an amount.
    expect(
      await rows({ search: { value: "12" }, columns: [{ data: "estimatedAmountCents" }] }, path),
    ).toEqual([]);
  });

  test.each(["order", "quotation"])(
    "the telephone of an %s's resident, as people type it and as it is now",
    async (name) => {
      const path = `/admin/concierge/${name}/ajax-list`;
      const one = (await rows({}, path)).find(({ userPhone }) => typeof userPhone === "string");
      const pairs = String(one?.userPhone).replace("+33", "0").match(/\d\d/g) ?? [];
      const ids = async (term: string) => (await found(term, path)).map(({ id }) => id);
      expect(await ids(pairs.slice(0, 3).join(" "))).toContain(one?.id);
      expect(await ids(`${pairs.join(" ")} ${String(one?.userName)}`)).toContain(one?.id);
      const edit = `/admin/user/edit/${String(one?.userId)}`;
      const { values } = await json<{ values: object }>(client.get(edit));
      expect((await client.post(edit, { ...values, phone: "+33698765432" })).status).toBe(200);
      expect(await ids("06 98 76 54 32")).toContain(one?.id);
      expect(await ids(pairs.join(" "))).not.toContain(one?.id);
    },
  );

  test.each([
    ["IMM-7'A", "IMM‑7’A", "imm–7′a", "Imm—7‘a", "IMM−7'A", "IMM-7ʼA"],
    ["IMM‐7’B", "IMM-7'B", "imm‑7'b"],
    ["«\u00a0Le Port\u202f»-7", '" Le Port "-7', "“ le port ”‑7"],
  ])(
    "the number %s with any dash, apostrophe or quotation mark, in a list and over all records",
    async (reference, ...typed) => {
      door.app.world("default").table("building").patch(7, { reference });
      for (const term of [reference, ...typed]) {
        const listed = await found(term, "/admin/building/ajax-list");
        expect(
          listed.map(({ id }) => id),
          term,
        ).toContain(7);
        const { groups } = await json<{ groups: SearchGroup[] }>(
          client.get(`/admin/search?${new URLSearchParams({ q: term })}`),
        );
        const hits = groups.find(({ kind }) => kind === "building")?.hits ?? [];
        expect(
          hits.map(({ id, match }) => `${id} ${match}`),
          term,
        ).toContain("7 number");
      }
    },
  );

  test.each(['"Le Zéphyr"', "«\u00a0le zephyr\u202f»", "“Zéphyr Le”", 'zephyr "le'])(
    "words typed as %s, in a list, a selector and over all records",
    async (term) => {
      door.app.world("default").table("building").patch(8, { name: "Résidence Le Zéphyr" });
      const listed = await found(term, "/admin/building/ajax-list");
      const { results } = await json<{ results: { id: number }[] }>(
        client.get(`/admin/building/ajax/search?${new URLSearchParams({ term })}`),
      );
      const { groups } = await json<{ groups: SearchGroup[] }>(
        client.get(`/admin/search?${new URLSearchParams({ q: term })}`),
      );
      const hits = groups.find(({ kind }) => kind === "building")?.hits ?? [];
      for (const rows of [listed, results, hits])
        expect(
          rows.map(({ id }) => id),
          term,
        ).toContain(8);
    },
  );

  test("a number and the beginning of a title that are typed in quotation marks rank as without them", async () => {
    const best = async (q: string) => {
      const { groups } = await json<{ groups: SearchGroup[] }>(
        client.get(`/admin/search?${new URLSearchParams({ q })}`),
      );
      return groups.map(({ kind, hits }) => [kind, hits.map(({ id, match }) => `${id} ${match}`)]);
    };
    const [order] = await rows({}, "/admin/concierge/order/ajax-list");
    for (const q of [String(order?.number), "residence le z", "Le Zéphyr Résidence"]) {
      expect(await best(q), q).not.toEqual([]);
      expect(await best(`« ${q} »`), q).toEqual(await best(q));
    }
  });

  test("a title in quotation marks begins with what is typed of it, with them, and as it stands within", async () => {
    const table = door.app.world("default").table("building");
    const newer = Number(table.query({ order: [{ column: "createdAt", dir: "desc" }] }).rows[0]?.id);
    table.patch(9, { name: "« Aigues » Vives" });
    table.patch(newer, { name: "Aigues vertes" });
    const started = async (q: string) => {
      const { groups } = await json<{ groups: SearchGroup[] }>(
        client.get(`/admin/search?${new URLSearchParams({ q })}`),
      );
      const hits = groups.find(({ kind }) => kind === "building")?.hits ?? [];
      return hits.filter(({ match }) => match === "start").map(({ id }) => id);
    };
    expect(await started("« Aigues » Vives")).toEqual([9]);
    expect(await started('"aigues')).toEqual([newer]);
    expect(await started('" Aigues')).toEqual([newer, 9]);
    expect(await started("aigues")).toEqual([newer]);
  });

  test("in a selector", async () => {
    const [building] = await rows({}, "/admin/building/ajax-list");
    const [first = "", ...more] = String(building?.name).split(" ");
    const term = [...more.reverse(), first.slice(0, 3)].join(" ");
    const { results } = await json<{ results: { id: number }[] }>(
      client.get(`/admin/building/ajax/search?${new URLSearchParams({ term })}`),
    );
    expect(
      results.map(({ id }) => id),
      term,
    ).toContain(building?.id);
  });

  test.each(["%", "_", "'", '"', "\\", "'; drop", "%%%%", "a".repeat(200)])(
    "%s is looked for as it stands",
    async (term) => {
      for (const row of await found(term))
        expect(plain(JSON.stringify(Object.values(row)))).toContain(term[0]);
    },
  );
});

test.each([
  ["marechal  kha", ["marechal", "kha"]],
  ["06 12 34 56 78", ["06 12 34 56 78"]],
  ["+33 6 12 34", ["+33 6 12 34"]],
  ["34 56 78 dupont", ["34 56 78", "dupont"]],
  ["1 234,50 €", ["1 234,50"]],
  ["24/11/2026 10:30 lyon", ["24/11/2026 10:30", "lyon"]],
  ["12 rue 69003 lyon lyon", ["12", "rue", "69003", "lyon"]],
  ["Consigne – Le Clos", ["Consigne", "Le", "Clos"]],
  ['"Le Port"', ["Le", "Port"]],
  ["«\u00a0Le Port\u202f» lyon", ["Le", "Port", "lyon"]],
  ["“06 12 34 56 78”", ["06 12 34 56 78"]],
  ['"', ['"']],
  ["%", ["%"]],
  ["   ", []],
])("« %s » is looked for by its words", (term, words) => {
  expect(searchWords(term)).toEqual(words);
});
