/** Exported files, and the choices of selectors. */
import { exportContentType } from "@palier/contract";
import { answerOf, type Door, queryOf, withText } from "./door.ts";
import { asked, dropped, type Mutant, onAnswer, onStatus, wrong } from "./mutant.ts";

const file = wrong("supplier.export");
const choices = wrong("theme.search");

/** Changes a CSV file's lines; the byte order mark stands at the first one's beginning. */
const onLines =
  (change: (lines: string[]) => string[]): Door =>
  async ({ next }) => {
    const answer = await next();
    if (answer.headers.get("content-type")?.startsWith("text/csv") !== true) return answer;
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(answer.body);
    return withText(answer, `${change(text.split("\r\n").slice(0, -1)).join("\r\n")}\r\n`);
  };

const fileMutants: readonly Mutant[] = [
  file(
    "export-file",
    "a file has no byte order mark",
    onLines(([head = "", ...rows]) => [head.slice(1), ...rows]),
  ),
  file("export-file", "a workbook ends in the middle", async ({ request, next }) => {
    const answer = await next();
    const isBook = answer.status === 200 && queryOf(request).get("format") === "xlsx";
    return isBook ? { ...answer, body: answer.body.slice(0, answer.body.length / 2) } : answer;
  }),
  file(
    "export-columns",
    "column_field_list is ignored",
    asked((query) => query.set("column_field_list", "id")),
  ),
  file(
    "export-columns",
    "the headers are names of fields",
    onLines(([, ...rows]) => ["\ufeffid;version;name", ...rows]),
  ),
  file(
    "export-rows",
    "the file has one page",
    onLines((lines) => lines.slice(0, 6)),
  ),
  file(
    "export-rows",
    "the file does not follow the table's order",
    asked((query) => dropped(query, "order")),
  ),
  file(
    "export-rows",
    "the file does not follow the filters",
    asked((query) => dropped(query, "enabled", "city")),
  ),
  wrong("quotation.export")(
    "export-rows",
    "amounts in the file have a point",
    onLines((lines) => lines.map((line) => line.replaceAll(/(;\d+),(\d\d)(?=;|$)/g, "$1.$2"))),
  ),
  file(
    "export-empty",
    "an empty file comes where 204 is due",
    onStatus(204, (answer) => ({
      ...withText(answer, "\ufeffN°\r\n"),
      status: 200,
      headers: new Map([
        ["content-type", exportContentType.csv],
        ["content-disposition", "attachment; filename=x.csv"],
      ]),
    })),
  ),
  file(
    "export-safe",
    "a cell runs as a formula",
    onLines(([head = "", first = "", ...rows]) => [head, first.replace(/^\d+/, "=1+1"), ...rows]),
  ),
];

const optionMutants: readonly Mutant[] = [
  wrong("deliveryPoint.search")(
    "options-pages",
    "more is always false",
    onAnswer((body) => ({ ...body, pagination: { more: false } })),
  ),
  choices(
    "options-term",
    "the term is ignored",
    asked((query) => query.delete("term")),
  ),
  choices(
    "options-term",
    "a sign alone gives all choices",
    asked((query) => ['"', "%"].includes(query.get("term") ?? "") && query.delete("term")),
  ),
  choices("options-ids", "ids gives no choice", async ({ request, next }) =>
    queryOf(request).has("ids") ? answerOf({ results: [], pagination: { more: false } }) : next(),
  ),
  choices(
    "closed",
    "for=form offers what is closed",
    asked((query) => query.delete("for")),
  ),
];

export const fileAndChoiceMutants: readonly Mutant[] = [...fileMutants, ...optionMutants];
