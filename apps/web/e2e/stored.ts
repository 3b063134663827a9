/** What the server holds, read over HTTP with the page's own session and without the app. */
import type { Page } from "@playwright/test";

/** What a list is asked for: filters by name, and these. */
interface ListQuery {
  readonly search?: string;
  /** The field that the rows are sorted by; "-" before it turns the order round. */
  readonly order?: string;
  /** How many rows at most; defaults to 20. */
  readonly length?: number;
  readonly [filter: string]: string | number | boolean | undefined;
}

interface ListAnswer<Row> {
  readonly data: readonly Row[];
  /** How many rows the filters leave, on all pages. */
  readonly recordsFiltered: number;
  readonly recordsTotal: number;
}

/** The body of a GET; the path is that of the API without `/api`. */
export const read = async (page: Page, path: string) => (await page.request.get(`/api${path}`)).json();

/** The first page of a list, as its route answers it. */
export async function listOf<Row>(
  page: Page,
  path: string,
  { search, order, length = 20, ...filters }: ListQuery = {},
): Promise<ListAnswer<Row>> {
  const query = new URLSearchParams({ draw: "1", start: "0", length: String(length) });
  if (search !== undefined) query.set("search[value]", search);
  if (order !== undefined) {
    query.set("columns[0][data]", order.replace(/^-/, ""));
    query.set("order[0][column]", "0");
    query.set("order[0][dir]", order.startsWith("-") ? "desc" : "asc");
  }
  for (const [name, value] of Object.entries(filters)) query.set(name, String(value));
  return read(page, `${path}?${query}`);
}

/** The first rows of a list, in its order. */
export const rowsOf = async <Row>(page: Page, path: string, query?: ListQuery): Promise<readonly Row[]> =>
  (await listOf<Row>(page, path, query)).data;

/** The first row of a list of which something holds; throws where there is none. */
export async function oneThat<Row>(
  page: Page,
  path: string,
  query?: ListQuery,
  holds: (row: Row) => boolean = () => true,
): Promise<Row> {
  const found = (await rowsOf<Row>(page, path, query)).find(holds);
  if (found === undefined) throw new Error(`no such row in ${path}: ${JSON.stringify(query)}`);
  return found;
}

/** The record whose page is open, as {@link stored} reads it. What was just created has its address a moment later. */
export async function openRecord(page: Page) {
  await page.waitForURL(/\/\d+$/);
  return stored(page, new URL(page.url()).pathname);
}

/** The record of a page, by the page's address: what a form reads beside its values, or what a shown page reads. */
export async function stored(page: Page, place: string) {
  const answer = await read(page, place);
  return answer.record ?? answer;
}
