/** The whole app in a document without a browser, against the mock server's handlers: for stories of screens and dialogs. */
import {
  type BoundFunctions,
  cleanup,
  configure,
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
import { queryClient } from "#api/query-client.ts";
import { App } from "./app.tsx";
import { router } from "./router.tsx";

/** Answers the tests of a file from a world of its own, which each of them finds new, with Jeanne signed in. */
export function signedInWorld() {
  const world = freshWorld();
  // The first story of a file reads the code of its screens, which takes its time on a busy machine.
  vi.setConfig({ testTimeout: 60_000 });
  configure({ asyncUtilTimeout: 20_000 });
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    cleanup();
    queryClient.clear();
  });
  return world;
}

/** Opens a place of the app, once its screen is named. */
export async function openApp(path: string): Promise<UserEvent> {
  await router.navigate(path);
  render(<App />);
  await screen.findByRole("heading", { level: 1 });
  return userEvent.setup();
}

/** Opens the menu in the head of a record's page and returns its entry. */
export async function headAction(user: UserEvent, name: string): Promise<HTMLElement> {
  const button = await waitFor(() => {
    const found = document.querySelector(".ui-page-header [aria-haspopup=menu]");
    if (found === null) throw new Error("the head has no menu yet");
    return found;
  });
  await user.click(button);
  return await screen.findByRole("menuitem", { name: new RegExp(`^${name}`) });
}

/** Presses an action in the menu of a record's head. */
export async function pressAction(user: UserEvent, name: string): Promise<void> {
  await user.click(await headAction(user, name));
}

/** The window of an action's form, once it has taken the place of the one that waits for it. */
export async function actionForm(name: string | RegExp): Promise<BoundFunctions<typeof queries>> {
  return await waitFor(() => {
    const form = within(screen.getByRole("dialog", { name }));
    if (!form.getAllByRole("button").some((each) => each.getAttribute("type") === "submit"))
      throw new Error("the form is not there yet");
    return form;
  });
}

/** A question that is answered sooner than this, in ms, counts as not read (action-form.tsx). */
const readingTime = 500;

/** Answers the question of a dialog's form by one press, once it has stood there long enough to be read. */
export async function answer(dialog: BoundFunctions<typeof queries>): Promise<void> {
  await dialog.findByRole("button", { name: "Modifier la saisie" });
  const readable = performance.now() + readingTime;
  await waitFor(() => {
    if (performance.now() < readable) throw new Error("the question was not read yet");
  });
  const submit = dialog.getAllByRole("button").find((each) => each.getAttribute("type") === "submit");
  if (submit === undefined) throw new Error("the dialog has nothing to press");
  fireEvent.click(submit);
  await waitFor(() => {
    if (dialog.queryByRole("button", { name: "Modifier la saisie" }) !== null)
      throw new Error("the question is still there");
  });
}
