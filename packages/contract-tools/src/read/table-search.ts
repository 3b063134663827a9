import { fold, searchWord } from "./fold.ts";
import { askPage, columnsOf, listQuery, nonsense } from "./list-page.ts";
import { verifySigns } from "./table-signs.ts";
import type { TableView } from "./table-view.ts";

export async function verifySearch(view: TableView): Promise<void> {
  await verifyGlobal(view);
  await verifySigns(view);
  await verifyInColumn(view);
}

/** From the middle row, which no default order favours. */
function heldWord({ meta, first }: TableView) {
  const texts = columnsOf(meta.row).filter(({ kind }) => kind === "text" || kind === "email");
  const middle = Math.floor(first.rows.length / 2);
  for (const row of [...first.rows.slice(middle), ...first.rows.slice(0, middle)]) {
    for (const { name } of texts) {
      const word = searchWord(row[name]);
      if (word !== undefined) return { column: name, word, id: row.id };
    }
  }
  return undefined;
}

async function verifyGlobal(view: TableView): Promise<void> {
  const { probe, meta, params, first } = view;
  const held = heldWord(view);
  if (held === undefined) {
    probe.gap("table-search", "", "no row holds a text to search for");
    return;
  }
  const found = await askPage(
    probe,
    "table-search",
    held.word,
    params,
    listQuery(meta.row, { search: held.word }),
  );
  if (found !== undefined) {
    const said = {
      expected: `the row ${String(held.id)}, whose ${held.column} holds « ${held.word} »`,
      found: `${found.filtered} of ${found.total} rows without it`,
    };
    const there = found.filtered > found.rows.length || found.rows.some(({ id }) => id === held.id);
    const counted = found.filtered >= 1 && found.filtered <= found.total && found.total === first.total;
    probe.expect("table-search", "a word of a row", there && counted, said, found.exchange);
    await verifyTurned(view, held.word, found.filtered);
  }
  const none = await askPage(
    probe,
    "table-search",
    nonsense,
    params,
    listQuery(meta.row, { search: nonsense }),
  );
  if (none === undefined) return;
  const said = {
    expected: `no row of ${first.total}`,
    found: `${none.rows.length} rows, recordsFiltered ${none.filtered} of ${none.total}`,
  };
  const empty = none.rows.length === 0 && none.filtered === 0 && none.total === first.total;
  probe.expect("table-search", "what no row holds", empty, said, none.exchange);
}

/** Case, accents and surrounding spaces make no difference. */
async function verifyTurned({ probe, meta, params }: TableView, word: string, wanted: number): Promise<void> {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const turned = ` ${plain === plain.toUpperCase() ? plain.toLowerCase() : plain.toUpperCase()} `;
  const query = listQuery(meta.row, { search: turned });
  const page = await askPage(probe, "table-search", turned, params, query);
  if (page === undefined) return;
  const said = { expected: `${wanted} rows, as for « ${word} »`, found: `${page.filtered} rows` };
  probe.expect("table-search", "capitals and spaces", page.filtered === wanted, said, page.exchange);
}

async function verifyInColumn(view: TableView): Promise<void> {
  const { probe, meta, params, first } = view;
  const held = heldWord(view);
  if (held === undefined) {
    probe.gap("table-column-search", "", "no row holds a text to search for");
    return;
  }
  const { column } = held;
  // A part, since a value may be a single word.
  const word = held.word.length > 3 ? held.word.slice(0, -1) : held.word;
  const query = listQuery(meta.row, { columnSearch: { column, term: word } });
  const page = await askPage(probe, "table-column-search", column, params, query);
  if (page === undefined) return;
  const stray = page.rows.find((row) => !fold(String(row[column] ?? "")).includes(fold(word)));
  const said = {
    expected: `rows whose ${column} holds « ${word} », of ${first.total}`,
    found: stray === undefined ? `${page.filtered} rows` : `a row with ${String(stray[column])}`,
  };
  const right = stray === undefined && page.filtered >= 1 && page.total === first.total;
  probe.expect("table-column-search", column, right, said, page.exchange);
  const none = { column, term: nonsense };
  const empty = await askPage(
    probe,
    "table-column-search",
    column,
    params,
    listQuery(meta.row, { columnSearch: none }),
  );
  await verifyOtherColumn(view);
  if (empty === undefined) return;
  const nothing = { expected: "no row", found: `${empty.filtered} rows` };
  probe.expect("table-column-search", column, empty.filtered === 0, nothing, empty.exchange);
}

/** A word that one column holds and another lacks must not find its row in the latter. */
async function verifyOtherColumn({ probe, meta, params, first }: TableView): Promise<void> {
  const texts = columnsOf(meta.row).filter(({ kind }) => kind === "text");
  const holds = (column: string, word: string) => (row: (typeof first.rows)[number]) =>
    fold(String(row[column] ?? "")).includes(fold(word));
  for (const { name: holder } of texts) {
    for (const { name: column } of texts) {
      const word = first.rows.map((row) => searchWord(row[holder])).find((each) => each !== undefined);
      if (word === undefined || holder === column || first.rows.some(holds(column, word))) continue;
      const query = listQuery(meta.row, { columnSearch: { column, term: word } });
      const page = await askPage(probe, "table-column-search", `${column}, not ${holder}`, params, query);
      if (page === undefined) return;
      const stray = page.rows.find((row) => !holds(column, word)(row));
      const said = {
        expected: `no row whose ${holder} alone holds « ${word} »`,
        found: `row ${String(stray?.id)}, whose ${column} is « ${String(stray?.[column])} »`,
      };
      probe.expect("table-column-search", column, stray === undefined, said, page.exchange);
      return;
    }
  }
}
