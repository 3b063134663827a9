import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Matches a text whatever kind of space stands between its words. */
export function words(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(escaped.replace(/\s+/g, "\\s+"));
}

/** A toast by its whole text, also where the toast wraps a name's numbers. */
export async function toast(text: string | RegExp): Promise<HTMLElement> {
  const said = typeof text === "string" ? words(text) : text;
  return await waitFor(() => {
    // By role, a busy machine takes longer than a toast stays.
    const shown = document.querySelectorAll<HTMLElement>("[role=region][aria-label^=Notifications] li");
    const found = [...shown].find(({ textContent }) => said.test(textContent));
    if (found === undefined) throw new Error(`no toast says ${said}`);
    return found;
  });
}

export async function save(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Enregistrer" }));
}

/** Replaces what a field of the page holds. */
export async function fill(user: UserEvent, label: RegExp, text: string): Promise<void> {
  const field = await screen.findByRole("textbox", { name: label });
  await user.clear(field);
  if (text !== "") await user.type(field, text);
}

/** Searches a selector and chooses the option with these words. */
export async function choose(user: UserEvent, box: HTMLElement, text: string): Promise<void> {
  await user.click(box);
  await user.type(box, text);
  await user.click(await screen.findByRole("option", { name: words(text) }));
}

/** The open question of an action. */
export async function question() {
  const element = await screen.findByRole("alertdialog");
  const press = async (user: UserEvent, name: string) =>
    user.click(within(element).getByRole("button", { name }));
  return { element, press };
}

/** Waits until a part of the page with this role says so. */
export async function says(role: "alert" | "alertdialog" | "dialog", text: string): Promise<void> {
  await waitFor(() => {
    const said = screen.queryAllByRole(role).map(({ textContent }) => textContent);
    if (!said.some((each) => words(text).test(each)))
      throw new Error(`« ${text} » is not said: ${said.join(" | ")}`);
  });
}

/** Waits until the question says so. */
export const asks = (text: string): Promise<void> => says("alertdialog", text);

/** Repeats the press, as one where another button has just gone counts as a double one (A16). */
export async function pressForQuestion(button: string): Promise<void> {
  await waitFor(() => {
    if (screen.queryByRole("alertdialog") !== null) return;
    fireEvent.click(screen.getByRole("button", { name: words(button) }));
    throw new Error("nothing is asked yet");
  });
}

/** A list's row by its record's id. */
export async function row(id: number): Promise<HTMLElement> {
  return await waitFor(() => {
    const found = document.querySelector<HTMLElement>(`main [row-id="${id}"]`);
    if (found === null) throw new Error(`the list has no row ${id}`);
    return found;
  });
}

/** Loses the next answer of a route after the server has acted. */
export const lost = (route: string) => ({ route, cut: true, afterwards: true, times: 1 });
