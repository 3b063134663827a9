/** Reads what is stored over HTTP, with the page's session, without the app. */
import type { Page } from "@playwright/test";

interface ListQuery {
  readonly search?: string;
  /** A leading "-" reverses the order. */
  readonly order?: string;
  /** Defaults to 20. */
  readonly length?: number;
  readonly [filter: string]: string | number | boolean | undefined;
}

interface ListAnswer<Row> {
  readonly data: readonly Row[];
  /** On all pages. */
  readonly recordsFiltered: number;
  readonly recordsTotal: number;
}

/**
 * @param path without `/api`
 * @throws Error if the server refuses
 */
export async function read(page: Page, path: string) {
  const answer = await page.request.get(`/api${path}`);
  if (!answer.ok()) throw new Error(`${answer.status()} to ${path}: ${await answer.text()}`);
  return answer.json();
}

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

export const rowsOf = async <Row>(page: Page, path: string, query?: ListQuery): Promise<readonly Row[]> =>
  (await listOf<Row>(page, path, query)).data;

/** @throws Error if none matches */
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

/** Waits for the address of a new record. */
export async function openRecord(page: Page) {
  await page.waitForURL(/\/\d+$/);
  return stored(page, new URL(page.url()).pathname);
}

export async function stored(page: Page, place: string) {
  const answer = await read(page, place);
  return answer.record ?? answer;
}
