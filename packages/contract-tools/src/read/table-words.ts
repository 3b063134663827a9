import { fold, searchWord } from "./fold.ts";
import { askPage, columnsOf, listQuery, nonsense } from "./list-page.ts";
import type { TableView } from "./table-view.ts";

interface Held {
  readonly id: unknown;
  readonly word: string;
  readonly other: string;
}

/** Two words of one row from two columns, neither within the other; else two of one text. */
function twoWords({ meta, first }: TableView): Held | undefined {
  const texts = columnsOf(meta.row).filter(({ kind }) => kind === "text" || kind === "email");
  const rows = first.rows.map((row) => ({
    id: row.id,
    texts: texts.flatMap(({ name }) => (typeof row[name] === "string" ? [row[name]] : [])),
  }));
  return firstOf(rows, ofTwoColumns) ?? firstOf(rows, ({ id, texts: [text] }) => ofOneText(id, text));
}

function firstOf<Row>(rows: readonly Row[], read: (row: Row) => Held | undefined): Held | undefined {
  for (const row of rows) {
    const held = read(row);
    if (held !== undefined) return held;
  }
  return undefined;
}

function ofTwoColumns({ id, texts }: { readonly id: unknown; readonly texts: readonly string[] }) {
  const held = texts.map((text) => ({ text: fold(text), word: searchWord(text) }));
  for (const [at, { text, word }] of held.entries()) {
    if (word === undefined) continue;
    const other = held
      .slice(at + 1)
      .find(
        (each) =>
          each.word !== undefined && !text.includes(fold(each.word)) && !each.text.includes(fold(word)),
      );
    if (other?.word !== undefined) return { id, word, other: other.word };
  }
  return undefined;
}

function ofOneText(id: unknown, text: string | undefined): Held | undefined {
  const words = text?.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const [word, other] = words;
  return word === undefined || other === undefined || fold(word) === fold(other)
    ? undefined
    : { id, word, other };
}

/** Each word occurs in the row, in any column and order. */
export async function verifyWords(view: TableView): Promise<void> {
  const { probe, meta, params } = view;
  const held = twoWords(view);
  // Single-word names cannot show it.
  if (held === undefined) return;
  const { id, word } = held;
  const term = `${held.other} ${word}`;
  const ask = (search: string) =>
    askPage(probe, "table-words", search, params, listQuery(meta.row, { search }));
  const found = await ask(term);
  if (found === undefined) return;
  const said = {
    expected: `the row ${String(id)}, which holds both words of « ${term} »`,
    found: `${found.filtered} of ${found.total} rows without it`,
  };
  const isThere = found.filtered > found.rows.length || found.rows.some((row) => row.id === id);
  probe.expect("table-words", "two words of a row", isThere && found.filtered > 0, said, found.exchange);
  const quoted = await ask(`«\u00a0${term}\u00a0»`);
  if (quoted === undefined) return;
  const marked = { expected: `${found.filtered} rows, as without them`, found: `${quoted.filtered} rows` };
  const same = quoted.filtered === found.filtered;
  probe.expect("table-words", "words in quotation marks", same, marked, quoted.exchange, found.exchange);
  const none = await ask(`${word} ${nonsense}`);
  if (none === undefined) return;
  const stray = { expected: `no row: none holds « ${nonsense} »`, found: `${none.filtered} rows` };
  probe.expect("table-words", "a word that no row holds", none.filtered === 0, stray, none.exchange);
}
