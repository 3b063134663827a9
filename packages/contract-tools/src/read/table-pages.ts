import { formatBracketQuery, maxPageLength, pageLength } from "@palier/contract";
import { askPage, columnsOf, listQuery } from "./list-page.ts";
import type { TableView } from "./table-view.ts";

/** Draw, counts and length; the pages hold every row once. */
export async function verifyPages(view: TableView): Promise<void> {
  const counts = verifyCounts(view);
  await verifyDraw(view);
  await verifyLength(view);
  // Wrong counts would repeat on each page.
  if (counts) await verifyWalk(view);
}

function verifyCounts({ probe, first }: TableView): boolean {
  const { exchange, total, filtered, rows } = first;
  const found = `recordsTotal ${total}, recordsFiltered ${filtered}, ${rows.length} rows`;
  const expected = "recordsFiltered = recordsTotal without a filter, and as many rows as fit the page";
  const holds = filtered === total && rows.length === Math.min(200, filtered);
  return probe.expect("table-counts", "no filter", holds, { expected, found }, exchange);
}

async function verifyDraw({ probe, meta, params }: TableView): Promise<void> {
  for (const draw of [0, 7, 2_147_483_647]) {
    const query = listQuery(meta.row, { draw, length: 1 });
    const page = await askPage(probe, "table-draw", `draw=${draw}`, params, query);
    if (page === undefined) continue;
    const said = { expected: `draw ${draw}`, found: `draw ${page.draw}` };
    probe.expect("table-draw", `draw=${draw}`, page.draw === draw, said, page.exchange);
  }
}

async function verifyLength({ probe, params, first }: TableView): Promise<void> {
  const page = await askPage(probe, "table-length", "no length", params, "draw=1");
  if (page !== undefined) {
    const most = Math.min(pageLength, first.filtered);
    const said = { expected: `${most} rows`, found: `${page.rows.length} rows` };
    probe.expect("table-length", "no length", page.rows.length === most, said, page.exchange);
  }
  for (const length of [-1, 0, maxPageLength + 1, "all"]) {
    const query = formatBracketQuery({ draw: 1, length });
    await probe.expectStatus("table-length", `length=${length}`, [400], { params, query });
  }
  const longest = await askPage(probe, "table-length", "500", params, `draw=1&length=${maxPageLength}`);
  if (longest === undefined) return;
  const rows = Math.min(maxPageLength, longest.filtered);
  const said = { expected: `${rows} rows`, found: `${longest.rows.length} rows` };
  probe.expect(
    "table-length",
    `length=${maxPageLength}`,
    longest.rows.length === rows,
    said,
    longest.exchange,
  );
}

const walked = 4;

/** In an order with ties, which reveals an unstable order. */
async function verifyWalk({ probe, meta, params, first, whole }: TableView): Promise<void> {
  const { filtered } = first;
  if (filtered < 2) {
    probe.gap("table-pages", "", `the table has ${filtered} rows`);
    return;
  }
  const tied = columnsOf(meta.row).find(({ kind }) => kind === "choice" || kind === "flag");
  const order = tied === undefined ? {} : { order: { column: tied.name, dir: "asc" as const } };
  const length = Math.min(100, Math.ceil(filtered / walked));
  const seen = new Map<number, number>();
  for (let start = 0; start < filtered && start < walked * length; start += length) {
    const query = listQuery(meta.row, { start, length, ...order });
    const page = await askPage(probe, "table-pages", `start=${start}`, params, query);
    if (page === undefined) return;
    const rows = Math.min(length, filtered - start);
    const said = {
      expected: `${rows} rows of ${filtered}, ${first.total} in all`,
      found: `${page.rows.length} rows of ${page.filtered}, ${page.total} in all`,
    };
    const counted = page.rows.length === rows && page.filtered === filtered && page.total === first.total;
    probe.expect("table-counts", "on each page", counted, said, page.exchange);
    const twice = page.ids.filter((id) => seen.has(id));
    for (const id of page.ids) seen.set(id, start);
    const found = `rows ${twice.slice(0, 5).join(", ")} also on the page from ${seen.get(twice[0] ?? 0) ?? 0}`;
    probe.expect(
      "table-pages",
      "twice",
      twice.length === 0,
      { expected: "each row once", found },
      page.exchange,
    );
  }
  if (whole) {
    const missing = first.ids.filter((id) => !seen.has(id));
    const found = `rows ${missing.slice(0, 5).join(", ")} are on none`;
    probe.expect(
      "table-pages",
      "missing",
      missing.length === 0,
      { expected: "every row on a page", found },
      first.exchange,
    );
  }
  await verifyEnd({ probe, meta, params, first, whole });
}

/** The last row, and the last page where each is full: the rows are a multiple of its length. */
async function verifyEnd({ probe, meta, params, first }: TableView): Promise<void> {
  const full = fullLength(first.filtered);
  for (const [start, length, rows] of [
    [first.filtered - 1, 10, 1],
    [first.filtered - full, full, full],
    [first.filtered, full, 0],
  ] as const) {
    const page = await askPage(probe, "table-pages", "end", params, listQuery(meta.row, { start, length }));
    if (page === undefined) continue;
    const said = {
      expected: `${rows} rows from ${start} on, recordsFiltered ${first.filtered}`,
      found: `${page.rows.length} rows, recordsFiltered ${page.filtered}`,
    };
    const same = page.rows.length === rows && page.filtered === first.filtered;
    probe.expect("table-pages", "end", same, said, page.exchange);
  }
}

/** The greatest length up to 100 that fills each page; 1 for a prime number of rows. */
function fullLength(rows: number): number {
  let length = Math.min(100, Math.ceil(rows / 2));
  while (rows % length > 0) length -= 1;
  return length;
}
