/** Days, amounts and states as displayed; not counts and flags, which may be computed for the answer only. */
import { fieldKinds, isLookedFor, parisLocal } from "@palier/contract";
import type { Row } from "../verify/fields.ts";
import { fold, searchWord } from "./fold.ts";
import { askPage, columnsOf, type ListColumn, listQuery } from "./list-page.ts";
import type { TableView } from "./table-view.ts";

/** `2026-11-20…` as displayed: `20/11/2026` */
const dayOf = (date: string): string => `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;

/** Undefined if none, or if the text is the value itself. */
function shownWord({ meta }: ListColumn, value: unknown): string | undefined {
  const { searched, sorted } = fieldKinds[meta.kind];
  switch (searched) {
    case "label":
      return searchWord(meta.labels?.[String(value)]);
    case "day":
      if (typeof value !== "string") return undefined;
      return dayOf(sorted === "instant" ? parisLocal(Date.parse(value)) : value);
    case "amount":
      return typeof value === "number" ? (value / 100).toFixed(2).replace(".", ",") : undefined;
    case "text":
    case "number":
    case "title":
    case undefined:
      return undefined;
    default:
      return searched satisfies never;
  }
}

interface Shown {
  readonly row: Row;
  readonly column: ListColumn;
  readonly word: string;
}

/** For each kind of column, the word with the fewest rows. */
function rarestWords({ meta, first }: TableView): Shown[] {
  const words = columnsOf(meta.row).flatMap((column) =>
    first.rows.flatMap((row): Shown[] => {
      const word = shownWord(column, row[column.name]);
      return word === undefined || !isLookedFor(column.meta, word) ? [] : [{ row, column, word }];
    }),
  );
  const times = new Map<string, number>();
  const keyOf = ({ column, word }: Shown) => `${column.name} ${fold(word)}`;
  for (const each of words) times.set(keyOf(each), (times.get(keyOf(each)) ?? 0) + 1);
  const rarest = words.toSorted((a, b) => (times.get(keyOf(a)) ?? 0) - (times.get(keyOf(b)) ?? 0));
  return [...new Map(rarest.toReversed().map((each) => [each.column.kind, each])).values()];
}

export async function verifyShown(view: TableView): Promise<void> {
  const { probe, meta, params } = view;
  for (const { row, column, word } of rarestWords(view)) {
    const found = await askPage(probe, "table-search", word, params, listQuery(meta.row, { search: word }));
    if (found === undefined) return;
    const said = {
      expected: `the row ${String(row.id)}, whose ${column.name} is shown as « ${word} »`,
      found: `${found.filtered} of ${found.total} rows without it`,
    };
    const isThere = found.filtered > found.rows.length || found.rows.some(({ id }) => id === row.id);
    probe.expect("table-search", `a ${column.kind} as it is shown`, isThere, said, found.exchange);
  }
}
