import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach } from "vitest";
import { openApp } from "./app-harness.tsx";

/** Replaces a field's text at once, as pasting does. */
export function fill(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}

/** Hovers each toast that comes, which then stays: how long one lasts is no matter of a story. */
export function keepToasts(): void {
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const added of addedNodes) {
        if (!(added instanceof HTMLElement)) continue;
        const toasts = added.matches(".ui-toast") ? [added] : added.querySelectorAll(".ui-toast");
        for (const toast of toasts) fireEvent.pointerEnter(toast);
      }
  });
  beforeEach(() => watcher.observe(document.body, { childList: true, subtree: true }));
  afterEach(() => watcher.disconnect());
}

/** The toast whose words, title and details, match; each space of them is a plain one. */
export async function toastWith(words: string | RegExp): Promise<HTMLElement> {
  return await waitFor(() => {
    const shown = [...document.querySelectorAll<HTMLElement>(".ui-toast")];
    const found = shown.find(({ textContent }) => {
      const text = textContent.replace(/\s/g, " ");
      return typeof words === "string" ? text.includes(words) : words.test(text);
    });
    if (found === undefined)
      throw new Error(`no toast says ${words}: ${shown.map(({ textContent }) => textContent).join(" | ")}`);
    return found;
  });
}

export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole("button", { name }));
}

/** Opens a list and returns the ids of its first rows, top first. */
export async function openRows(
  path: string,
  count: number,
): Promise<{ readonly user: UserEvent; readonly ids: readonly number[] }> {
  const user = await openApp(path);
  const ids = await waitFor(() => {
    const all = [...document.querySelectorAll("[row-id] input[type=checkbox]")].map((box) =>
      Number(box.closest("[row-id]")?.getAttribute("row-id")),
    );
    if (all.length < count) throw new Error(`the list has ${all.length} rows`);
    return all.slice(0, count);
  });
  return { user, ids };
}

export async function choose(user: UserEvent, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const box = await waitFor(() => {
      const found = document.querySelector(`[row-id="${id}"] input[type=checkbox]`);
      if (found === null) throw new Error(`row ${id} is not shown`);
      return found;
    });
    await user.click(box);
  }
}
