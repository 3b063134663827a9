/** Faults of lists, files and choices seen in real backends, chosen independently of the rules. */
import type { RouteEntry } from "@palier/contract";
import type { WireAnswer } from "../../src/wire/wire.ts";
import {
  type Door,
  type Json,
  jsonOf,
  queryOf,
  textOf,
  withHeader,
  withJson,
  withQuery,
  withText,
} from "./door.ts";
import { isExport, isOptions, isTable, type Mutant, mutant, onAnswer } from "./mutant.ts";

const asked =
  (rewrite: (query: URLSearchParams) => unknown): Door =>
  ({ request, next }) =>
    next(withQuery(request, rewrite));

const filtersOf = ({ meta }: RouteEntry): string[] =>
  meta.kind === "table" || meta.kind === "export" ? Object.keys(meta.filters) : [];
const isFiltered = (route: RouteEntry): boolean => isTable(route) && filtersOf(route).length > 0;
const isDated = (route: RouteEntry): boolean =>
  isTable(route) && filtersOf(route).some((name) => name.endsWith("To"));
const termOf = (query: URLSearchParams): string => query.get("search[value]") ?? "";

/** Shifts the dates of matching filters. */
const daysMoved = (names: RegExp, days: number): Door =>
  asked((query) => {
    for (const [name, value] of [...query]) {
      if (!names.test(name) || !/^\d{4}-\d\d-\d\d$/.test(value)) continue;
      query.set(name, new Date(Date.parse(value) + days * 86_400_000).toISOString().slice(0, 10));
    }
  });

/** Keeps the rows, and their count, of a stricter search. */
const stricter =
  (isFound: (text: string, term: string) => boolean): Door =>
  async (passing) => {
    const term = termOf(queryOf(passing.request));
    if (term === "") return passing.next();
    return onAnswer((body) => {
      const data = body.data.filter((row: Json) =>
        Object.values(row).some((value) => typeof value !== "object" && isFound(String(value), term)),
      );
      return { ...body, data, recordsFiltered: body.recordsFiltered - (body.data.length - data.length) };
    })(passing);
  };

/** Reorders the rows of a page that holds all of them. */
const orderedBy =
  (compare: (a: Json, b: Json) => number): Door =>
  async ({ request, next }) => {
    const query = queryOf(request);
    const column = query.get(`columns[${query.get("order[0][column]")}][data]`);
    const answer = await next();
    if (answer.status !== 200 || column === null) return answer;
    const body = jsonOf(answer);
    const rows = body.data.toSorted((a: Json, b: Json) => compare(a[column] ?? "", b[column] ?? ""));
    const desc = query.get("order[0][dir]") === "desc";
    return withJson(answer, { ...body, data: desc ? rows.toReversed() : rows });
  };
const byText = (a: Json, b: Json): number => (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0);

const onLines =
  (change: (lines: string[]) => string[]): Door =>
  async ({ next }) => {
    const answer = await next();
    const isCsv = answer.status === 200 && answer.headers.get("content-type")?.startsWith("text/csv");
    if (!isCsv) return answer;
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(answer.body);
    return withText(answer, `${change(text.split("\r\n").slice(0, -1)).join("\r\n")}\r\n`);
  };

const latin1 = (answer: WireAnswer): WireAnswer => ({
  ...answer,
  body: Uint8Array.from(textOf(answer), (char) => char.charCodeAt(0) & 0xff),
});
const accented = /[À-ÿ]/;

export const strangerTableMutants: readonly Mutant[] = [
  mutant("draw is that of the first call", "table-draw", isTable, {
    fresh: () => {
      let first: Json;
      return onAnswer((body) => {
        first ??= body.draw;
        return { ...body, draw: first };
      });
    },
  }),
  mutant(
    "counts stop at fifty",
    "table-counts",
    isTable,
    onAnswer((body) => ({
      ...body,
      recordsTotal: Math.min(50, body.recordsTotal),
      recordsFiltered: Math.min(50, body.recordsFiltered),
    })),
  ),
  mutant(
    "recordsTotal is the length of the page",
    "table-counts",
    isTable,
    onAnswer((body) => ({ ...body, recordsTotal: body.data.length })),
  ),
  mutant(
    "recordsFiltered is always all rows",
    "table-search",
    isTable,
    onAnswer((body) => ({ ...body, recordsFiltered: body.recordsTotal })),
  ),
  mutant(
    "no rows are null",
    "answer-body",
    isTable,
    onAnswer((body) => ({ ...body, data: body.data.length === 0 ? null : body.data })),
  ),
  mutant(
    "a joined row stands twice on a page",
    "table-counts",
    isTable,
    onAnswer((body) => ({
      ...body,
      data: body.data.flatMap((row: Json, at: number) => (at === 0 ? [row, row] : [row])),
    })),
  ),
  mutant("beyond the last page comes the last page", "table-pages", isTable, async ({ request, next }) => {
    const answer = await next();
    const start = Number(queryOf(request).get("start"));
    if (answer.status !== 200 || start === 0) return answer;
    const { recordsFiltered } = jsonOf(answer);
    if (start < recordsFiltered) return answer;
    return next(withQuery(request, (query) => query.set("start", String(Math.max(0, recordsFiltered - 5)))));
  }),
  mutant("beyond the last page comes a 404", "table-pages", isTable, async ({ request, next }) => {
    const answer = await next();
    if (answer.status !== 200) return answer;
    const beyond = Number(queryOf(request).get("start")) >= Math.max(1, jsonOf(answer).recordsFiltered);
    return beyond ? next({ ...request, path: "/admin/no-such-page" }) : answer;
  }),
  mutant(
    "the second page begins one row too late",
    "table-pages",
    isTable,
    asked(
      (query) => Number(query.get("start")) > 0 && query.set("start", String(Number(query.get("start")) + 1)),
    ),
  ),
  mutant(
    "numbers are ordered as texts",
    "table-order",
    isTable,
    orderedBy((a, b) => (typeof a === "number" ? byText(a, b) : 0)),
  ),
  mutant(
    "accented letters come after z",
    "table-order",
    isTable,
    orderedBy((a, b) => (typeof a === "string" ? byText(a.toLowerCase(), b.toLowerCase()) : a - b)),
  ),
  mutant(
    "the search minds capitals",
    "table-search",
    isTable,
    stricter((text, term) => text.includes(term)),
  ),
  mutant(
    "the search minds accents",
    "table-search",
    isTable,
    stricter((text, term) => text.toLowerCase().includes(term.toLowerCase())),
  ),
  mutant(
    "the search looks at beginnings alone",
    "table-search",
    isTable,
    stricter((text, term) => text.toLowerCase().startsWith(term.toLowerCase())),
  ),
  mutant(
    "spaces around the term are searched for",
    "table-search",
    isTable,
    asked((query) => / $|^ /.test(termOf(query)) && query.set("search[value]", "zqzqzq")),
  ),
  mutant(
    "the search minds typographic signs",
    "table-search",
    isTable,
    asked((query) => /[\u2011\u2019]/.test(termOf(query)) && query.set("search[value]", "zqzqzq")),
  ),
  mutant("a search in a column wants the whole value", "table-column-search", isTable, async (passing) => {
    const query = queryOf(passing.request);
    const [key] = [...query.keys()].filter((each) => /\]\[search\]\[value\]$/.test(each) && query.get(each));
    const column = query.get(`${key?.split("[search]")[0]}[data]`);
    const term = query.get(key ?? "");
    if (column === null || term === null) return passing.next();
    return onAnswer((body) => {
      const data = body.data.filter((row: Json) => String(row[column]).toLowerCase() === term.toLowerCase());
      return { ...body, data, recordsFiltered: data.length };
    })(passing);
  }),
  mutant("a day to which a filter goes is left out", "table-filter", isDated, daysMoved(/To$/, -1)),
  mutant("a day from which a filter goes is left out", "table-filter", isDated, daysMoved(/From$/, 1)),
  mutant("a filter narrows recordsTotal too", "table-filter", isFiltered, async (passing) =>
    filtersOf(passing.route).some((name) => queryOf(passing.request).get(name))
      ? onAnswer((body) => ({ ...body, recordsTotal: body.recordsFiltered }))(passing)
      : passing.next(),
  ),
  mutant("pages after the first forget the filters", "table-filter", isFiltered, (passing) =>
    asked((query) => {
      if (Number(query.get("start")) > 0) for (const name of filtersOf(passing.route)) query.delete(name);
    })(passing),
  ),
  mutant("accents are sent as Latin-1", "answer-body", isTable, async ({ next }) => {
    const answer = await next();
    return answer.status === 200 && accented.test(textOf(answer)) ? latin1(answer) : answer;
  }),
  mutant(
    "flags are numbers",
    "answer-body",
    (route) => isTable(route) && route.meta.kind === "table" && "enabled" in route.meta.row.shape,
    onAnswer((body) => ({
      ...body,
      data: body.data.map((row: Json) => ({ ...row, enabled: Number(row.enabled) })),
    })),
  ),
  mutant("a search is answered from a cache of the first", "table-search", isTable, {
    fresh: () => {
      let first: WireAnswer | undefined;
      return async ({ request, next }) => {
        if (termOf(queryOf(request)) === "") return next();
        first ??= await next();
        return first;
      };
    },
  }),
  mutant(
    "the file does not follow the filters",
    "export-rows",
    (route) => isExport(route) && filtersOf(route).length > 0,
    (passing) =>
      asked((query) => {
        for (const name of filtersOf(passing.route)) query.delete(name);
      })(passing),
  ),
  mutant(
    "the file loses its last row",
    "export-rows",
    isExport,
    onLines((all) => (all.length > 2 ? all.slice(0, -1) : all)),
  ),
  mutant(
    "the file ends with a sum",
    "export-rows",
    isExport,
    onLines((all) => [...all, "Total"]),
  ),
  mutant(
    "amounts in the file have a point",
    "export-rows",
    (route) =>
      isExport(route) &&
      route.meta.kind === "export" &&
      Object.keys(route.meta.row.shape).some((name) => name.endsWith("Cents")),
    onLines((all) => all.map((line) => line.replaceAll(/(;\d+),(\d\d)(?=;|$)/g, "$1.$2"))),
  ),
  mutant("the file has no name", "export-file", isExport, async ({ next }) => {
    const answer = await next();
    return answer.status === 200 ? withHeader(answer, "content-disposition", "inline") : answer;
  }),
  mutant("choices are searched with their capitals", "options-term", isOptions, async (passing) => {
    const term = queryOf(passing.request).get("term") ?? "";
    return onAnswer((body) => ({
      ...body,
      results: body.results.filter(({ text }: Json) => text.includes(term.trim())),
    }))(passing);
  }),
  mutant("a page of choices begins one too early", "options-pages", isOptions, {
    fresh: () => {
      let last: Json;
      return async (passing) => {
        const page = Number(queryOf(passing.request).get("page") ?? 1);
        return onAnswer((body) => {
          const results =
            page > 1 && last !== undefined ? [last, ...body.results.slice(0, -1)] : body.results;
          last = body.results.at(-1) ?? last;
          return { ...body, results };
        })(passing);
      };
    },
  }),
];
