import type { Row } from "../verify/fields.ts";
import { askPage, columnsOf, type ListColumn, listQuery } from "./list-page.ts";
import type { TableView } from "./table-view.ts";

/** What SQL's LIKE takes for any text and for any letter. A search without a word is read as typed. */
export const wildcards = ["%", "_"] as const;

/** A sign finds the rows that show it, also when a database reads it as a wildcard. */
export async function verifyWildcards(view: TableView): Promise<void> {
  const { probe, meta, params } = view;
  const columns = columnsOf(meta.row);
  for (const sign of wildcards) {
    const page = await askPage(probe, "table-search", sign, params, listQuery(meta.row, { search: sign }));
    const stray = page?.rows.find((row) => !columns.some((column) => shows(column, row, sign)));
    expectNone(view, "table-search", `the sign ${sign}`, sign, { page, stray });
  }
  const held = columns.find(
    ({ name, kind }) => kind === "text" && view.first.rows.some((row) => !String(row[name]).includes("_")),
  );
  if (held === undefined) return;
  const query = listQuery(meta.row, { columnSearch: { column: held.name, term: "_" } });
  const page = await askPage(probe, "table-column-search", "the sign _", params, query);
  const stray = page?.rows.find((row) => !shows(held, row, "_"));
  expectNone(view, "table-column-search", `the sign _ in ${held.name}`, "_", { page, stray });
}

/** In its value or in a label. */
function shows({ name, meta }: ListColumn, row: Row, sign: string): boolean {
  const value = row[name];
  return [value, meta.labels?.[String(value)]].some((each) => JSON.stringify(each)?.includes(sign) === true);
}

interface Found {
  readonly page: Awaited<ReturnType<typeof askPage>>;
  readonly stray: Row | undefined;
}

function expectNone(
  { probe }: TableView,
  rule: "table-search" | "table-column-search",
  subject: string,
  sign: string,
  { page, stray }: Found,
): void {
  if (page === undefined) return;
  const said = {
    expected: `rows that show « ${sign} »`,
    found: `${page.filtered} rows, row ${String(stray?.id)} without it`,
  };
  probe.expect(rule, subject, stray === undefined, said, page.exchange);
}
