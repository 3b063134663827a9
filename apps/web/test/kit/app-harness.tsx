import {
  type BoundFunctions,
  cleanup,
  fireEvent,
  type queries,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, vi } from "vitest";
import { freshWorld } from "#api/fresh-world.ts";
import { forgetOwnWrites } from "#api/own-writes.ts";
import { queryClient } from "#api/query-client.ts";
import { sessionStore } from "#api/session-store.ts";
import { App } from "#app/app.tsx";
import { router } from "#app/router.tsx";

/** A world per file, reset with Jeanne signed in before each test. */
export function signedInWorld() {
  const world = freshWorld();
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    cleanup();
    queryClient.clear();
    forgetOwnWrites();
    forgetPresses();
  });
  return world;
}

/** As when another admin sits down between two tests: what was pressed in one is unknown in the next. */
function forgetPresses(): void {
  const session = sessionStore.get();
  sessionStore.set({ kind: "unknown" });
  sessionStore.set(session);
}

/**
 * Waits for the title.
 *
 * @example
 * const user = await openApp("/admin/building");
 */
export async function openApp(path: string): Promise<UserEvent> {
  await router.navigate(path);
  render(<App />);
  await screen.findByRole("heading", { level: 1 });
  return userEvent.setup();
}

/** Requests that match (`GET /api/admin`) wait until they are let go. */
export function holding(matching: RegExp): () => void {
  const held = Promise.withResolvers<void>();
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    if (matching.test(`${init?.method} ${address}`)) await held.promise;
    return await send(address, init);
  });
  return () => {
    spy.mockRestore();
    held.resolve();
  };
}

/** A toast; not the region that announces it, which repeats its words. */
export async function shownToast(words: RegExp): Promise<HTMLElement> {
  const toasts = await screen.findByRole("region", { name: /Notifications/ });
  const title = await within(toasts).findByText(words);
  return title.closest("li") ?? title;
}

/** Opens a header's menu and returns the item. */
export async function headAction(user: UserEvent, name: string): Promise<HTMLElement> {
  const button = await waitFor(() => {
    const found = document.querySelector(".ui-page-header [aria-haspopup=menu]");
    if (found === null) throw new Error("the head has no menu yet");
    if (found.getAttribute("aria-disabled") !== null)
      throw new Error("an action of the head is still running");
    return found;
  });
  await user.click(button);
  return await screen.findByRole("menuitem", { name: new RegExp(`^${name}`) });
}

export async function pressAction(user: UserEvent, name: string): Promise<void> {
  await user.click(await headAction(user, name));
}

/** An action's form, once its fields have loaded. */
export async function actionForm(name: string | RegExp): Promise<BoundFunctions<typeof queries>> {
  return await waitFor(() => {
    const form = within(screen.getByRole("dialog", { name }));
    if (!form.getAllByRole("button").some((each) => each.getAttribute("type") === "submit"))
      throw new Error("the form is not there yet");
    return form;
  });
}

/** Ms; earlier answers are ignored (action-form.tsx). */
const readingTime = 500;

export async function answer(dialog: BoundFunctions<typeof queries>): Promise<void> {
  await dialog.findByRole("button", { name: "Modifier la saisie" });
  const readable = performance.now() + readingTime;
  await waitFor(() => {
    if (performance.now() < readable) throw new Error("the question was not read yet");
  });
  const submit = dialog.getAllByRole("button").find((each) => each.getAttribute("type") === "submit");
  if (submit === undefined) throw new Error("the dialog has nothing to press");
  await waitFor(() => {
    // A closed window keeps its buttons.
    if (!submit.isConnected || dialog.queryByRole("button", { name: "Modifier la saisie" }) === null) return;
    // On a busy machine the question was drawn later: an earlier press does not count.
    fireEvent.click(submit);
    throw new Error("the question is still there");
  });
}
