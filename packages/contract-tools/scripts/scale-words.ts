/** Words to search a table for, taken from its own rows. */
import { fieldKinds } from "@palier/contract";
import type { Client } from "pg";
import { type ListedTable, searchedColumns } from "./scale-model.ts";
import { type Column, quoted } from "./scale-names.ts";
import { shownOf } from "./scale-search.ts";

/** Words that find rows by what a column shows. */
export interface Sought {
  readonly column: Column;
  /** `text`, `phone`, `label`, `day`, `amount`, `number`, `title`. */
  readonly way: string;
  readonly words: readonly string[];
}

/** Words for each searched column, of `rows` rows each; the first is one of few rows. */
export async function soughtOf(db: Client, table: ListedTable, rows = 1): Promise<Sought[]> {
  const all: Sought[] = [];
  for (const column of searchedColumns(table)) {
    const { searched } = fieldKinds[column.field.kind];
    const way = column.field.kind === "phone" ? "phone" : (searched ?? "");
    const shown = shownOf(column);
    // One or two signs have no trigram, and the first few rows may be alike.
    const { rows: found } = await db.query<{ shown: string }>(
      `select shown from (select ${shown} as shown, count(*) as n, min(id) as id from ${quoted(table.name)} group by 1) each
       where shown is not null order by length(shown) < 3, ${searched === "label" ? "n, " : ""}id % 7, id limit ${rows}`,
    );
    const words = found.flatMap((row) => wordsIn(column, way, row.shown));
    all.push({ column, way, words: [...new Set(words)].filter((word) => word !== "") });
  }
  return all;
}

/** Parts by which the contract finds the value. */
function wordsIn({ field }: Column, way: string, shown: string): readonly string[] {
  const longest = (text: string) =>
    (text.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted((a, b) => b.length - a.length).slice(0, 1);
  switch (way) {
    case "day":
      return [shown.slice(0, 5), shown.slice(0, 10), shown, shown.slice(1, 7)];
    case "amount":
      return [shown, shown.slice(0, -1), shown.slice(-5)];
    case "phone": {
      const pairs = shown.slice(0, 10).replaceAll(/(\d\d)(?=\d)/g, "$1 ");
      return [pairs, shown.slice(0, 6), shown.slice(-8)];
    }
    case "title":
      return (field.title ?? "").match(/[\p{L}\p{N}]{4,}/gu) ?? [];
    case "number":
      return [shown];
    default:
      return longest(shown).flatMap((word) => [word, word.slice(1).toUpperCase()]);
  }
}
