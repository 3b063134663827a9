import type { Page } from "@playwright/test";
import { expect } from "./palier.ts";
import { rowsOf, stored } from "./stored.ts";

interface Identified {
  readonly id: number;
}

export const bar = (page: Page) => page.getByRole("region", { name: "Actions sur la sélection" });
/** « Valider (6) ». */
export const barButton = (page: Page, action: string) =>
  bar(page).getByRole("button", { name: new RegExp(`^${action} \\(\\d+\\)$`) });
export const question = (page: Page) => page.getByRole("alertdialog");
export const outcome = (page: Page) => page.getByRole("dialog");
export const box = (page: Page, id: number) => page.locator(`.ui-grid [row-id="${id}"] input[type=checkbox]`);

export async function choose(page: Page, place: string, rows: readonly Identified[]): Promise<void> {
  await page.goto(place);
  await chooseHere(page, rows);
}

export async function chooseHere(page: Page, rows: readonly Identified[]): Promise<void> {
  for (const { id } of rows) await box(page, id).check();
  await expect(bar(page)).toContainText(`Sélection : ${rows.length} sur`);
}

export async function ask(page: Page, action: string): Promise<void> {
  await barButton(page, action).click();
  await expect(question(page)).toBeVisible();
}

export async function act(page: Page, action: string): Promise<void> {
  await ask(page, action);
  await question(page).getByRole("button", { name: action, exact: true }).click();
}

/** The result window's records by heading: « 1 tenue par Karim Benali ». */
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

/** @throws Error if the queue has fewer */
export function six<R>(rows: readonly R[]): readonly [R, R, R, R, R, R] {
  const [a, b, c, d, e, f] = rows;
  if (!a || !b || !c || !d || !e || !f) throw new Error("too few wait");
  return [a, b, c, d, e, f];
}

/** In order. */
export const all = <R, T>(rows: readonly R[], read: (row: R) => Promise<T>): Promise<T[]> =>
  Promise.all(rows.map(read));

interface Request extends Identified {
  readonly version: number;
  readonly userName: string;
}

export const requests = "/admin/dashboard/association-requests";

export const requestsWaiting = async (page: Page) =>
  six(await rowsOf<Request>(page, requests, { status: "proofToCheck", order: "requestedAt", length: 6 }));

/** Oldest first. */
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
