import { askPage, columnsOf, listQuery } from "./list-page.ts";
import type { TableView } from "./table-view.ts";

const signed = /[\p{L}\p{N}]+[-'\u2010\u2011\u2013\u2019][\p{L}\p{N}]+/u;

function signedWord({ meta, first }: TableView) {
  const texts = columnsOf(meta.row).filter(({ kind }) => kind === "text");
  for (const row of first.rows) {
    for (const { name } of texts) {
      const [word] = signed.exec(String(row[name] ?? "")) ?? [];
      if (word !== undefined) return { id: row.id, word: byKeyboard(word).slice(0, 60) };
    }
  }
  return undefined;
}

const byKeyboard = (word: string): string =>
  word.replaceAll(/[\u2010\u2011\u2013]/g, "-").replaceAll("\u2019", "'");

/** A search treats keyboard and typographic signs as equal. */
export async function verifySigns(view: TableView): Promise<void> {
  const { probe, meta, params } = view;
  const held = signedWord(view);
  if (held === undefined) {
    probe.gap("table-search", "typographic signs", "no row holds a dash or an apostrophe");
    return;
  }
  const typeset = held.word.replaceAll("-", "\u2011").replaceAll("'", "\u2019");
  const ask = (search: string) =>
    askPage(probe, "table-search", search, params, listQuery(meta.row, { search }));
  const [plain, other] = [await ask(held.word), await ask(typeset)];
  if (plain === undefined || other === undefined) return;
  const said = {
    expected: `the row ${String(held.id)} and as many rows as for « ${held.word} »: ${plain.filtered}`,
    found: `${other.filtered} rows for « ${typeset} »`,
  };
  const same = plain.filtered >= 1 && other.filtered === plain.filtered;
  probe.expect("table-search", "typographic signs", same, said, other.exchange, plain.exchange);
}
