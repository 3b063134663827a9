import { viewRoutes } from "@palier/contract/areas/view";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { call } from "#api/call.ts";

export const buildings = "/admin/building";

export const activeOnes = {
  list: "building.list" as const,
  name: "Actifs",
  scope: "team" as const,
  search: null,
  filters: [{ name: "status", value: "active" }],
  order: [{ column: "lotCount", dir: "desc" as const }],
  columns: [],
  density: "compact" as const,
};

/** Made by who is signed in. Returns the id. */
export const madeView = async (
  values: { readonly name?: string; readonly scope?: "mine" | "team" } = {},
): Promise<number> => (await call(viewRoutes.create.post, { body: { ...activeOnes, ...values } })).id;

/** Stored views of the buildings' list that who is signed in can open. */
export const storedViews = async () =>
  (await call(viewRoutes.list, { query: { list: "building.list" } })).views;

const tabs = async () => within(await screen.findByRole("navigation", { name: /^Onglets/ }));
const named = (name: string) => (text: string) => text.replaceAll("\u00a0", " ").trim() === name;

export const viewTab = async (name: string) => (await tabs()).findByRole("link", { name: named(name) });
export const hasViewTab = (name: string) => screen.queryByRole("link", { name: named(name) }) !== null;

/** Waits until this view is the one that is shown. */
export async function shownView(name: string): Promise<void> {
  await (await tabs()).findByRole("link", { name: named(name), current: "page" });
}

/** Of the menu « Vues ». */
export async function actOnView(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Vues" }));
  await user.click(await screen.findByRole("menuitem", { name }));
}

export async function viewDialog(name: string | RegExp) {
  const dialog = await screen.findByRole("dialog", { name });
  await within(dialog).findByRole("textbox", { name: /^Nom/ });
  return within(dialog);
}

export async function saveViewAs(user: UserEvent, name: string, scope = "Pour moi"): Promise<void> {
  await actOnView(user, "Enregistrer la vue…");
  const dialog = await viewDialog("Enregistrer la vue");
  await user.clear(dialog.getByRole("textbox", { name: /^Nom/ }));
  await user.type(dialog.getByRole("textbox", { name: /^Nom/ }), name);
  await user.selectOptions(dialog.getByRole("combobox", { name: /^Pour qui/ }), scope);
  await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => {
    if (screen.queryByRole("dialog") !== null) throw new Error("the window is still open");
  });
}
