import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { router } from "#app/router.tsx";

/** Ids of the rows that are shown, in order; a row's parts have the same id. */
export const rowIds = (): string[] => [
  ...new Set([...document.querySelectorAll("[row-id]")].map((row) => row.getAttribute("row-id") ?? "")),
];

/** Once there are some. */
export const shownRows = (): Promise<string[]> =>
  waitFor(() => {
    const ids = rowIds();
    if (ids.length === 0) throw new Error("no row is shown yet");
    return ids;
  });

/** A row's text, all parts together. */
export const rowText = (id: string | number): string =>
  [...document.querySelectorAll(`[row-id="${id}"]`)].map(({ textContent }) => textContent).join(" ");

export function rowBox(id: string | number): HTMLInputElement {
  const box = document.querySelector<HTMLInputElement>(`[row-id="${id}"] input[type=checkbox]`);
  if (box === null) throw new Error(`row ${id} cannot be chosen`);
  return box;
}

/** The number beside the title: rows of the whole list. */
export const headCount = (): number | undefined => {
  const text = document.querySelector(".ui-page-header__count")?.textContent?.replaceAll(/\D/g, "");
  return text === undefined || text === "" ? undefined : Number(text);
};

export const goTo = (path: string): Promise<void> => act(() => router.navigate(path));

/** « /admin/user?q=anna », where the app is. */
export const address = (): string => `${router.state.location.pathname}${router.state.location.search}`;

/** Chooses these values of a filter, and no others. */
export async function filterBy(user: UserEvent, label: string, ...words: readonly string[]): Promise<void> {
  // Earlier the title may take the focus, which closes a menu that has just been opened.
  await shownRows();
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${label}\\s:`) }));
  const menu = await screen.findByRole("menu");
  for (const item of await within(menu).findAllByRole("menuitemcheckbox")) {
    const isWanted = words.includes(item.textContent);
    if (item.getAttribute("aria-checked") !== String(isWanted)) await user.click(item);
  }
  await user.keyboard("{Escape}");
  await waitFor(() => {
    if (screen.queryByRole("menu") !== null) throw new Error("the menu is still open");
  });
}
