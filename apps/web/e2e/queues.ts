/** Rows of a queue, chosen and worked in one go; and what is stored of each afterwards. */
import type { Page } from "@playwright/test";
import { expect } from "./palier.ts";
import { rowsOf, stored } from "./stored.ts";

interface Identified {
  readonly id: number;
}

export const bar = (page: Page) => page.getByRole("region", { name: "Actions sur la sélection" });
/** An act of the bar, which counts the rows that it takes: « Valider (6) ». */
export const barButton = (page: Page, action: string) =>
  bar(page).getByRole("button", { name: new RegExp(`^${action} \\(\\d+\\)$`) });
export const question = (page: Page) => page.getByRole("alertdialog");
export const outcome = (page: Page) => page.getByRole("dialog");
export const box = (page: Page, id: number) => page.locator(`.ui-grid [row-id="${id}"] input[type=checkbox]`);

/** Opens a queue and chooses these rows of its first page. */
export async function choose(page: Page, place: string, rows: readonly Identified[]): Promise<void> {
  await page.goto(place);
  await chooseHere(page, rows);
}

/** Chooses these rows of the page that is shown. */
export async function chooseHere(page: Page, rows: readonly Identified[]): Promise<void> {
  for (const { id } of rows) await box(page, id).check();
  await expect(bar(page)).toContainText(`Sélection : ${rows.length} sur`);
}

/** Presses an action of the bar; its question is open then. */
export async function ask(page: Page, action: string): Promise<void> {
  await barButton(page, action).click();
  await expect(question(page)).toBeVisible();
}

/** Presses an action of the bar and answers its question with yes. */
export async function act(page: Page, action: string): Promise<void> {
  await ask(page, action);
  await question(page).getByRole("button", { name: action, exact: true }).click();
}

/** What the window of an act says of its records, by the heading: « 1 tenue par Karim Benali » names these. */
export async function said(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const sections = await outcome(page)
    .locator("section")
    .evaluateAll((all) =>
      all.map((each): readonly [string, readonly string[]] => [
        (each.querySelector("h3")?.textContent ?? "").replace(/\s/g, " "),
        [...each.querySelectorAll("li")].map(({ textContent }) => textContent ?? ""),
      ]),
    );
  return Object.fromEntries(sections);
}

interface Line {
  readonly at: string;
  readonly byAdmin: string;
  readonly changes: readonly { readonly label: string; readonly to: string | null }[];
}

/** When each world begins: what the history says of earlier days is the seed's. */
const beginning = "2026-11-20T09:30";

/** Who changed one field of a record to what in this world, the first change first; `base` is the path of its area. */
export async function changesOf(
  page: Page,
  base: string,
  { id }: Identified,
  field: string,
): Promise<readonly string[]> {
  const lines = await rowsOf<Line>(page, `${base}/history/${id}`, { length: 100 });
  const known = lines
    .filter(({ at }) => at >= beginning)
    .flatMap(({ byAdmin, changes }) =>
      changes.filter(({ label }) => label === field).map(({ to }) => `${byAdmin} : ${to ?? ""}`),
    );
  return known.toReversed();
}

/** Exactly six, each by its name; a queue that has fewer is no test. */
export function six<R>(rows: readonly R[]): readonly [R, R, R, R, R, R] {
  const [a, b, c, d, e, f] = rows;
  if (!a || !b || !c || !d || !e || !f) throw new Error("too few wait");
  return [a, b, c, d, e, f];
}

/** Reads something of each row, in their order. */
export const all = <R, T>(rows: readonly R[], read: (row: R) => Promise<T>): Promise<T[]> =>
  Promise.all(rows.map(read));

interface Request extends Identified {
  readonly version: number;
  readonly userName: string;
}

export const requests = "/admin/dashboard/association-requests";

/** The first six requests that can be decided, in the order of the screen. */
export const requestsWaiting = async (page: Page) =>
  six(await rowsOf<Request>(page, requests, { status: "proofToCheck", order: "requestedAt", length: 6 }));

/** Who decided what of a request's tie, the first decision first. */
export async function decisionsOf(page: Page, { id }: Identified): Promise<readonly string[]> {
  const { userId } = await stored(page, `/admin/user/ula/${id}`);
  const events = await rowsOf<{ ulaId: number; byAdmin: string | null; to: string }>(
    page,
    `/admin/user/${userId}/ula/history`,
    { length: 100 },
  );
  return events
    .filter(({ ulaId, byAdmin }) => ulaId === id && byAdmin !== null)
    .map(({ byAdmin, to }) => `${byAdmin} : ${to}`)
    .toReversed();
}
