/** @vitest-environment happy-dom */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { holding, openApp, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";
import { withOverlays } from "#test/kit/late-code.ts";
import { rowBox, rowText, shownRows } from "#test/kit/lists.ts";

const world = signedInWorld();
withOverlays();
const karim = "karim.benali@palier.test";
const news = (id: number) => world.state.table("news").get(id);
const bar = () => within(screen.getByRole("region", { name: "Actions sur la sélection" }));

/** Chooses the first news items and asks to delete them. */
async function askToDelete(count: number) {
  const user = await openApp("/admin/news");
  const chosen = (await shownRows()).slice(0, count).map(Number);
  for (const id of chosen) await user.click(rowBox(id));
  await user.click(await bar().findByRole("button", { name: `Supprimer (${count})` }));
  const question = within(await screen.findByRole("alertdialog"));
  return { user, chosen, question };
}

test("A20 a question about several rows keeps what it asked, deletes each of them, and closes before the list is read again", async () => {
  const { user, chosen, question } = await askToDelete(2);
  expect(screen.getByRole("alertdialog").textContent).toMatch(/^Supprimer 2\sfiches/);
  question.getByText(/Ces suppressions sont définitives/);
  const letGo = holding(/^GET .*\/news\/.*ajax/);
  await user.click(question.getByRole("button", { name: "Supprimer" }));
  await shownToast(/2\ssuppressions effectuées/);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(chosen.map(news)).toEqual([undefined, undefined]);
  expect(await world.calls({ route: "news.delete" })).toHaveLength(2);
  letGo();
});

test("A20 A12 a chosen row that changed meanwhile is named, stays chosen as it is now, and is deleted by another try", async () => {
  const { user, chosen, question } = await askToDelete(2);
  const [changed = 0, other = 0] = chosen;
  const title = "Coupure d’eau, nouvel horaire";
  await world.patch("news", changed, { title }, { announced: false });
  await user.click(question.getByRole("button", { name: "Supprimer" }));
  const outcome = await screen.findByRole("dialog", {
    name: /^1\ssuppression effectuée, 1\sfiche\smodifiée/,
  });
  expect(news(changed)).toMatchObject({ title });
  expect(news(other)).toBeUndefined();
  await user.click(within(outcome).getByRole("button", { name: "Retour" }));
  await waitFor(() => expect(rowText(changed)).toContain(title));
  expect(rowBox(changed).checked).toBe(true);
  await user.click(bar().getByRole("button", { name: "Supprimer (1)" }));
  const again = within(await screen.findByRole("alertdialog"));
  await again.findByText(new RegExp(title));
  await user.click(again.getByRole("button", { name: "Supprimer" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(news(changed)).toBeUndefined();
});

test("A16 a question about a record that went meanwhile says so and does nothing more", async () => {
  const user = await openApp("/admin/news");
  const [id = ""] = await shownRows();
  const menu = document.querySelector<HTMLElement>(`[row-id="${id}"] [aria-haspopup=menu]`);
  await user.click(menu ?? document.body);
  await user.click(await screen.findByRole("menuitem", { name: "Supprimer" }));
  const question = within(await screen.findByRole("alertdialog"));
  const { version } = news(Number(id)) ?? {};
  await world.admin(karim).post(`/api/admin/news/delete/${id}`, { version });
  await user.click(question.getByRole("button", { name: "Supprimer" }));
  await question.findByText(/Cette fiche n’est plus ici/);
  await user.click(question.getByRole("button", { name: "Retour" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  const sent = (await world.calls({ route: "news.delete" })).filter(({ admin }) => admin !== karim);
  expect(sent.map(({ status }) => status)).toEqual([404]);
});

test("A20 a page that is chosen as a whole offers the rows of all pages, and acts on each of them", async () => {
  const user = await openApp("/admin/news");
  await shownRows();
  const all = world.state.table("news").size;
  expect(all).toBeGreaterThan(20);
  await user.click(screen.getByRole("checkbox", { name: "Choisir toutes les lignes de la page" }));
  await user.click(bar().getByRole("button", { name: `Sélectionner les ${all}` }));
  await bar().findByText(new RegExp(`^Sélection\\s: ${all} sur ${all}$`));
  expect(bar().queryByRole("button", { name: /^Sélectionner/ })).toBeNull();
  await bar().findByRole("button", { name: `Supprimer (${all})` });
});

test("A20 a choice that is kept through a search says that it is not of it", async () => {
  const user = await openApp("/admin/news");
  const [id = ""] = await shownRows();
  await user.click(rowBox(id));
  await bar().findByText(/^Sélection\s: 1 sur/);
  await user.type(screen.getByRole("searchbox", { name: /^Rechercher/ }), "zzzz");
  await bar().findByText(/^Sélection\s: 1 ligne, choisie sous d’autres filtres/);
});
