/** Faulty exports and choices. */
import { exportContentType, offeredOf } from "@palier/contract";
import type { WireAnswer } from "../../src/wire/wire.ts";
import { answerOf, type Door, problemOf, queryOf, withHeader, withQuery, withText } from "./door.ts";
import { isExport, isOptions, type Mutant, mutant, onAnswer } from "./mutant.ts";

const onCsv =
  (change: (text: string) => string): Door =>
  async ({ next }) => {
    const answer = await next();
    const isCsv = answer.status === 200 && answer.headers.get("content-type")?.startsWith("text/csv");
    return isCsv ? withText(answer, change(textOfFile(answer))) : answer;
  };

/** Keeps the byte order mark, which decoders drop by default. */
const textOfFile = ({ body }: WireAnswer): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(body);

const asked =
  (rewrite: (query: URLSearchParams) => unknown): Door =>
  ({ request, next }) =>
    next(withQuery(request, rewrite));

const lines = (change: (all: string[]) => string[]) =>
  onCsv((text) => `${change(text.split("\r\n").slice(0, -1)).join("\r\n")}\r\n`);
const dropped = (query: URLSearchParams, start: string) => {
  for (const key of [...query.keys()]) if (key.startsWith(start)) query.delete(key);
};
const listed = ({ template }: Parameters<Mutant["on"]>[0]) => !template.includes("delivery-schedule");

export const fileMutants: readonly Mutant[] = [
  mutant(
    "a file without a byte order mark",
    "export-file",
    isExport,
    onCsv((text) => text.slice(1)),
  ),
  mutant(
    "a file with commas",
    "export-file",
    isExport,
    onCsv((text) => text.replaceAll(";", ",")),
  ),
  mutant(
    "a file with the line ends of Unix",
    "export-file",
    isExport,
    onCsv((text) => text.replaceAll("\r\n", "\n")),
  ),
  mutant("a file that browsers show", "export-file", isExport, async ({ next }) =>
    withHeader(await next(), "content-disposition", "inline"),
  ),
  mutant("a file of plain text", "export-file", isExport, async ({ next }) => {
    const answer = await next();
    return answer.status === 200 ? withHeader(answer, "content-type", "text/plain") : answer;
  }),
  mutant("a workbook that is a CSV", "export-file", isExport, ({ request, next }) =>
    queryOf(request).get("format") === "xlsx"
      ? next(withQuery(request, (query) => query.set("format", "csv"))).then((answer) =>
          withHeader(answer, "content-type", exportContentType.xlsx),
        )
      : next(),
  ),
  mutant("a workbook that ends in the middle", "export-file", isExport, async ({ request, next }) => {
    const answer = await next();
    const isBook = answer.status === 200 && queryOf(request).get("format") === "xlsx";
    return isBook ? { ...answer, body: answer.body.slice(0, answer.body.length / 2) } : answer;
  }),
  mutant(
    "column_field_list is ignored",
    "export-columns",
    isExport,
    asked((query) => query.get("column_field_list")?.includes(",") && query.set("column_field_list", "id")),
  ),
  mutant(
    "the columns come in the table's order",
    "export-columns",
    isExport,
    asked((query) => {
      const names = query.get("column_field_list")?.split(",") ?? [];
      if (names.length === 3) query.set("column_field_list", names.toReversed().join(","));
    }),
  ),
  mutant("the headers are names of fields", "export-columns", isExport, ({ request, next }) =>
    next().then((answer) => {
      if (answer.status !== 200 || queryOf(request).get("format") === "xlsx") return answer;
      const names = (queryOf(request).get("column_field_list") ?? "").replaceAll(",", ";");
      return withText(answer, textOfFile(answer).replace(/^\ufeff[^\r]*/, `\ufeff${names}`));
    }),
  ),
  mutant(
    "a line lacks a cell",
    "export-columns",
    isExport,
    lines((all) =>
      all
        .map((line, at) => (at === 1 ? line.replace(/;[^;]*$/, "") : line))
        .map((line, at) => (at === 1 && !line.includes(";") ? `${line};x` : line)),
    ),
  ),
  mutant(
    "the file has one page",
    "export-rows",
    (route) => isExport(route) && listed(route),
    lines((all) => all.slice(0, 6)),
  ),
  mutant(
    "the file is not in the table's order",
    "export-rows",
    (route) => isExport(route) && listed(route),
    asked((query) => dropped(query, "order")),
  ),
  mutant(
    "the file does not follow the search",
    "export-rows",
    (route) => isExport(route) && listed(route),
    asked((query) => query.get("search[value]") !== "zqxjkvwzq" && dropped(query, "search")),
  ),
  mutant(
    "the file follows start and length",
    "export-rows",
    (route) => isExport(route) && listed(route),
    ({ request, next }) =>
      queryOf(request).get("length") === "1"
        ? next().then((answer) =>
            answer.status === 200
              ? withText(answer, `${textOfFile(answer).split("\r\n").slice(0, 2).join("\r\n")}\r\n`)
              : answer,
          )
        : next(),
  ),
  mutant(
    "two rows have changed places",
    "export-rows",
    (route) => isExport(route) && listed(route),
    lines(([head = "", first = "", second = "", ...rest]) => [head, second, first, ...rest]),
  ),
  mutant(
    "an empty file where 204 is due",
    "export-empty",
    (route) => isExport(route) && listed(route),
    async ({ next }) => {
      const answer = await next();
      return answer.status === 204
        ? {
            ...withText(answer, "\ufeffN°\r\n"),
            status: 200,
            headers: new Map([
              ["content-type", exportContentType.csv],
              ["content-disposition", "attachment; filename=x.csv"],
            ]),
          }
        : answer;
    },
  ),
  mutant(
    "a cell that runs as a formula",
    "export-safe",
    isExport,
    onCsv((text) => text.replace(/\r\n(\d+)/, "\r\n=1+1")),
  ),
  mutant(
    "page is ignored",
    "options-pages",
    isOptions,
    asked((query) => query.delete("page")),
  ),
  mutant(
    "more is always false",
    "options-pages",
    isOptions,
    onAnswer((body) => ({ ...body, pagination: { more: false } })),
  ),
  mutant(
    "more is always true",
    "options-pages",
    isOptions,
    onAnswer((body) => ({ ...body, pagination: { more: true } })),
  ),
  mutant(
    "a choice stands twice",
    "options-pages",
    isOptions,
    onAnswer((body) => ({ ...body, results: [...body.results, ...body.results.slice(0, 1)] })),
  ),
  mutant(
    "the term is ignored",
    "options-term",
    isOptions,
    asked((query) => query.delete("term")),
  ),
  mutant(
    "a term of quotation marks alone gives all choices",
    "options-term",
    isOptions,
    asked((query) => (query.get("term") === '"' ? query.delete("term") : undefined)),
  ),
  mutant("the term finds nothing", "options-term", isOptions, ({ request, next }) =>
    queryOf(request).get("term")
      ? Promise.resolve(answerOf({ results: [], pagination: { more: false } }))
      : next(),
  ),
  mutant(
    "for=form is ignored",
    "closed",
    (route) =>
      route.meta.kind === "options" &&
      // Cities are not records.
      route.meta.idFrom === "id" &&
      offeredOf(route.meta.entity) !== undefined &&
      isOptions(route),
    asked((query) => query.delete("for")),
  ),
  mutant(
    "ids is ignored",
    "options-ids",
    isOptions,
    asked((query) => query.delete("ids")),
  ),
  mutant("ids gives no choice", "options-ids", isOptions, ({ request, next }) =>
    queryOf(request).has("ids")
      ? Promise.resolve(answerOf({ results: [], pagination: { more: false } }))
      : next(),
  ),
  mutant("a page of choices that is none is taken", "bad-query", isOptions, async ({ request, next }) => {
    const answer = await next();
    return answer.status === 400 ? next({ ...request, path: request.path.split("?")[0] ?? "" }) : answer;
  }),
  mutant("an unknown column fails the export", "bad-query", isExport, async ({ next }) => {
    const answer = await next();
    return answer.status === 400 ? problemOf(500) : answer;
  }),
];
