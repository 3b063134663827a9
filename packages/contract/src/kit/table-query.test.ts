import { describe, expect, test } from "vitest";
import {
  check,
  contract,
  dataTablesQuery,
  formatBracketQuery,
  maxPageLength,
  pageLength,
  parseBracketQuery,
} from "../index.ts";

const { query } = contract.building.list;
const read = (text: string) => check(query, parseBracketQuery(text));
const errorsOf = (text: string) => {
  const checked = read(text);
  return checked.ok ? [] : checked.errors.map((error) => error.path);
};

describe("a table's parameters", () => {
  test("S01 left out, they ask for the first page of 20", () => {
    expect(pageLength).toBe(20);
    expect(read("")).toMatchObject({
      ok: true,
      value: { draw: 0, start: 0, length: 20, search: { value: "" }, order: [], columns: [] },
    });
  });

  test("as DataTables sends them, with what newer versions add", () => {
    const text =
      "draw=7&start=40&length=20&search[value]=lilas&search[regex]=false&search[fixed][0][name]=x" +
      "&order[0][column]=1&order[0][dir]=desc&order[0][name]=" +
      "&columns[0][data]=id&columns[0][orderable]=false&columns[1][data]=name&columns[1][search][value]=&_=1763";
    expect(read(text)).toMatchObject({
      ok: true,
      value: {
        draw: 7,
        start: 40,
        search: { value: "lilas", regex: false },
        order: [{ column: 1, dir: "desc" }],
        columns: [
          { data: "id", orderable: false, searchable: true },
          { data: "name", orderable: true },
        ],
      },
    });
  });

  test("as this product's screens say them", () => {
    const columns = (["name", "city"] as const).map((name) => ({ name, searchable: true, orderable: true }));
    const said = dataTablesQuery({
      draw: 2,
      page: 3,
      search: "a&b",
      order: [
        { column: "city", dir: "desc" },
        { column: "reference", dir: "asc" },
      ],
      columns: [...columns] as {
        name: "name" | "city" | "reference";
        searchable: boolean;
        orderable: boolean;
      }[],
    });
    expect(read(formatBracketQuery(said))).toMatchObject({
      ok: true,
      value: {
        start: 60,
        search: { value: "a&b" },
        order: [{ column: 1, dir: "desc", name: "city" }],
        columns: [{ data: "name" }, { data: "city" }],
      },
    });
  });

  test.each([
    ["length=-1", "length"],
    ["length=0", "length"],
    [`length=${maxPageLength + 1}`, "length"],
    ["length=vingt", "length"],
    ["start=-20", "start"],
    ["start=1.5", "start"],
    ["draw=<script>", "draw"],
    ["draw[]=1", "draw"],
    ["order[0][dir]=up&order[0][column]=0", "order.0.dir"],
    ["order[0][column]=-1", "order.0.column"],
    ["order=name", "order"],
    ["search=lilas", "search"],
    [`search[value]=${"x".repeat(201)}`, "search.value"],
    ["columns[0][orderable]=maybe", "columns.0.orderable"],
    ["status=open", "status"],
    ["neighborhoodId=-4", "neighborhoodId"],
    ["neighborhoodId[]=4", "neighborhoodId"],
  ])("S01 %s is refused at its place", (text, path) => {
    expect(errorsOf(text)).toEqual([path]);
  });
});

describe("an export's parameters", () => {
  const readExport = (text: string) => check(contract.building.export.query, parseBracketQuery(text));

  test("S03 are the table's, whatever its paging, plus column_field_list", () => {
    const text = "draw=9&start=40&length=-1&search[value]=lilas&status=active&column_field_list=city,name";
    expect(readExport(text)).toMatchObject({
      ok: true,
      value: {
        search: { value: "lilas" },
        status: ["active"],
        column_field_list: "city,name",
        format: "csv",
      },
    });
  });

  test.each(["", "nope", "name,nope", "name,name", "name,", "name;city", "accessInstructions"])(
    "S03 column_field_list=%s is refused",
    (columns) => {
      expect(readExport(`column_field_list=${columns}`)).toMatchObject({
        ok: false,
        errors: [{ path: "column_field_list" }],
      });
    },
  );

  test("S03 column_field_list can't be left out, and the format is csv or xlsx", () => {
    expect(readExport("").ok).toBe(false);
    expect(readExport("column_field_list=name&format=xlsx").ok).toBe(true);
    expect(readExport("column_field_list=name&format=pdf").ok).toBe(false);
  });
});
