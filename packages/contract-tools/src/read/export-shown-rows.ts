import { fieldKinds, filterMeta, noneWord, takesNone } from "@palier/contract";
import { verifyTexts } from "./export-rows.ts";
import type { ShownRows } from "./export-shown.ts";
import { askCsv, type CsvAnswer, columnNames, type ExportView } from "./export-view.ts";
import { fold, searchWord } from "./fold.ts";
import { columnsOf, type ListAsk } from "./list-page.ts";
import { tellingFilter } from "./table-filters.ts";
import { isPlain, order } from "./value-order.ts";

/** An export without a table: the shown rows in their order, then search, filter and sorting. */
export async function verifyShownRows(
  view: ExportView,
  whole: CsvAnswer,
  seen: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const { shown, probe } = view;
  if (shown === undefined) return;
  const count = shown.rows.length;
  const said = { expected: `${count} rows, as ${shown.exchange.route.name} shows`, found: `${whole.count}` };
  probe.expect("export-rows", "count", whole.count === count, said, whole.exchange, shown.exchange);
  verifyTexts(view, shown.rows, seen, whole.exchange);
  const ids = shown.rows.map(({ id }) => Number(id));
  await verifyIds(view, shown, "as shown", {}, ids);
  await verifyIds(view, shown, "page", { start: 1, length: 1 }, ids);
  const filter = tellingFilter(view.meta.filters, shown.rows);
  if (filter === undefined)
    probe.gap("export-rows", "filter", "no filter tells the rows that are shown apart");
  else {
    const kept = shown.rows.filter(filter.keeps).map(({ id }) => Number(id));
    await verifyIds(view, shown, "filter", { filters: filter.asked }, kept);
  }
  await verifyNone(view, shown);
  await verifySorted(view, shown);
  await verifySearched(view, shown);
}

/** `none` keeps the rows without a reference. */
async function verifyNone(view: ExportView, shown: ShownRows): Promise<void> {
  for (const [name, schema] of Object.entries(view.meta.filters)) {
    const column = filterMeta(schema)?.column;
    if (column === undefined || !takesNone(schema)) continue;
    const kept = shown.rows.filter((row) => row[column] === null).map(({ id }) => Number(id));
    const subject = `${name}=${noneWord}`;
    if (kept.length === 0 || kept.length === shown.rows.length)
      view.probe.gap("export-rows", subject, `the rows that are shown do not differ in having a ${column}`);
    else await verifyIds(view, shown, subject, { filters: { [name]: noneWord } }, kept);
  }
}

async function idsOf(view: ExportView, ask: ListAsk) {
  const ids: number[] = [];
  const file = await askCsv(view, "export-rows", ["id"], ask, ([id]) => {
    ids.push(Number(id));
  });
  return file === undefined || !file.isCsv ? undefined : { file, ids };
}

async function verifyIds(
  view: ExportView,
  { exchange }: ShownRows,
  subject: string,
  ask: ListAsk,
  wanted: readonly number[],
): Promise<void> {
  const found = await idsOf(view, ask);
  if (found === undefined) return;
  const { file, ids } = found;
  const at = wanted.findIndex((id, index) => id !== ids[index]);
  const said = {
    expected: `${wanted.length} rows; row ${wanted[at] ?? "?"} at place ${at + 1}`,
    found: `${ids.length} rows; row ${ids[at] ?? "none"} there`,
  };
  const right = at < 0 && ids.length === wanted.length;
  view.probe.expect("export-rows", subject, right, said, file.exchange, exchange);
}

/** By a column with an undisputed order, descending. */
async function verifySorted(view: ExportView, { rows, exchange }: ShownRows): Promise<void> {
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  const column = columnsOf(view.meta.row).find(
    (each) =>
      each.orderable &&
      each.name !== "id" &&
      isPlain(each) &&
      new Set(rows.map((row) => row[each.name])).size > 1,
  );
  if (column === undefined) return;
  const found = await idsOf(view, { order: { column: column.name, dir: "desc" } });
  if (found === undefined) return;
  const values = found.ids.map((id) => byId.get(id)?.[column.name] ?? null);
  const filled = values.filter((value) => value !== null);
  const at = filled.findIndex((value, index) => index > 0 && order(column, filled[index - 1], value) < 0);
  const said = {
    expected: `${rows.length} rows, ${column.name} falling`,
    found: `${found.ids.length} rows, ${String(filled[at - 1])} before ${String(filled[at])}`,
  };
  const right = at < 0 && found.ids.length === rows.length;
  view.probe.expect("export-rows", `desc by ${column.name}`, right, said, found.file.exchange, exchange);
}

/** A search keeps rows with the word, including its source. */
async function verifySearched(view: ExportView, { rows, exchange }: ShownRows): Promise<void> {
  // Only columns whose searched text equals the file's.
  const searched = columnsOf(view.meta.row).filter(({ kind }) => fieldKinds[kind].searched === "text");
  const held = rows.flatMap((row) =>
    searched.flatMap(({ name }) => {
      const word = searchWord(row[name]);
      return word === undefined ? [] : [{ word, id: String(row.id) }];
    }),
  );
  // The word with the fewest rows is the most telling.
  const times = (word: string) => held.filter((each) => each.word === word).length;
  const [chosen] = held.toSorted((a, b) => times(a.word) - times(b.word));
  if (chosen === undefined) return;
  const names = columnNames(view.meta);
  const idAt = names.indexOf("id");
  let isThere = false;
  let stray: string | undefined;
  const file = await askCsv(view, "export-rows", names, { search: chosen.word }, (cells) => {
    isThere ||= cells[idAt] === chosen.id;
    if (!cells.some((cell) => fold(cell).includes(fold(chosen.word)))) stray ??= cells[idAt];
  });
  if (file === undefined || !file.isCsv) return;
  const said = {
    expected: `row ${chosen.id} and others that hold « ${chosen.word} »`,
    found: stray === undefined ? `${file.count} rows without it` : `row ${stray} among ${file.count}`,
  };
  view.probe.expect("export-rows", "search", isThere && stray === undefined, said, file.exchange, exchange);
}
