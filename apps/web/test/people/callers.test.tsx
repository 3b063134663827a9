/** @vitest-environment happy-dom */
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { router } from "#app/router.tsx";
import { headAction, openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";
import { choose, fill, save, toast } from "#test/kit/steps.ts";

const world = signedInWorld();
const nadia = { fullName: "Nadia Test", firstName: "Nadia", lastName: "Test", phone: "+33612345678" };
const caller = { ...nadia, status: "active", buildingId: 3 };
const resident = "/admin/user/edit/12";

/** The newest of a kind. */
const newest = (entity: string) =>
  world.state.table(entity).first({ order: [{ column: "id", dir: "desc" }] });

/** The selector of the resident, once it shows who is chosen. */
async function chosenResident(label: RegExp): Promise<HTMLInputElement> {
  const box = await screen.findByRole<HTMLInputElement>("combobox", { name: label });
  await waitFor(() => expect(box.value).toBe("Nadia Test"));
  return box;
}

test("A25 a resident's record leads to an incident in which he is chosen, and back", async () => {
  await world.patch("user", 12, caller);
  const user = await openApp(resident);
  await pressAction(user, "Nouvel incident");
  await chosenResident(/^Déclarant/);
  expect(screen.getByRole("link", { name: "Annuler" }).getAttribute("href")).toBe(resident);
  await fill(user, /^Titre/, "Panne d’ascenseur");
  await fill(user, /^Description/, "La porte reste bloquée.");
  await save(user);
  await toast(/INC-2026-\d{5}, Panne d’ascenseur/);
  const made = newest("incident");
  expect(made).toMatchObject({ reporterId: 12, buildingId: 3, status: "open", priority: "normal" });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/incident/edit/${made?.id}`));
  const latest = await screen.findByRole("heading", { name: "Dernières modifications" });
  expect(latest.parentElement?.textContent).toMatch(/Création · Déclarant\s: Nadia Test/);
});

test("A25 it leads to a callback to his number, and to a message to him", async () => {
  await world.patch("user", 12, caller);
  const user = await openApp(resident);
  await pressAction(user, "Nouvelle demande de rappel");
  await chosenResident(/^Résident/);
  await fill(user, /^Sujet/, "Livraison");
  await save(user);
  await toast(/Création effectuée/);
  expect(newest("callback")).toMatchObject({ userId: 12, phone: nadia.phone, topic: "Livraison" });
  await router.navigate(resident);
  await screen.findByRole("heading", { level: 1, name: /Nadia Test/ });
  await pressAction(user, "Écrire au résident");
  await chosenResident(/^Résident/);
  await fill(user, /^Objet/, "Votre badge");
  await fill(user, /^Message/, "Il est prêt.");
  await save(user);
  await toast(/Création effectuée/);
  expect(newest("conversation")).toMatchObject({ userId: 12, subject: "Votre badge", messageCount: 1 });
});

test("A25 an incident is opened from the list, its resident found by telephone; without a building, one is asked for", async () => {
  await world.patch("user", 12, { ...caller, buildingId: null, buildingName: null });
  const user = await openApp("/admin/incident");
  await user.click(await screen.findByRole("link", { name: "Nouvel incident" }));
  await choose(user, await screen.findByRole("combobox", { name: /^Déclarant/ }), "06 12 34 56 78");
  await chosenResident(/^Déclarant/);
  await fill(user, /^Titre/, "Fuite");
  await fill(user, /^Description/, "Sous l’évier.");
  await save(user);
  expect((await screen.findAllByText(/Ce résident n’a pas d’immeuble/)).length).toBeGreaterThan(0);
});

test("A25 he is attached to a lot from his own tab", async () => {
  await world.patch("user", 12, caller);
  const user = await openApp(`${resident}/ula`);
  await user.click(await screen.findByRole("link", { name: "Rattacher à un lot" }));
  await chosenResident(/^Résident/);
  const building = world.state.table("building").get(4);
  await choose(user, await screen.findByRole("combobox", { name: /^Immeuble/ }), String(building?.reference));
  await fill(user, /^Lot/, "B12");
  await user.selectOptions(screen.getByRole("combobox", { name: /^Statut/ }), "Validé");
  await save(user);
  await toast(/Lot B12/);
  expect(newest("ula")).toMatchObject({ userId: 12, buildingId: 4, lotNumber: "B12", status: "validated" });
});

test("A25 his articles are ordered with their quantities, from what his building is offered", async () => {
  await world.patch("building", 3, { city: "Lyon", status: "active" });
  await world.patch("user", 12, caller);
  await world.patch("supplier", 2, { enabled: true, cities: ["Lyon"] });
  await world.patch("service", 1, { supplierId: 2, available: true, name: "Panier du marché" });
  const user = await openApp(resident);
  await pressAction(user, "Nouvelle commande");
  await chosenResident(/^Résident/);
  await save(user);
  expect((await screen.findAllByText(/Articles/)).length).toBeGreaterThan(1);
  const articles = () => screen.getByRole<HTMLInputElement>("combobox", { name: /^Articles/ });
  const isReady = () =>
    waitFor(() => expect([document.activeElement, articles().value]).toEqual([articles(), ""]));
  await choose(user, articles(), "Panier du marché");
  await isReady();
  await user.click(await screen.findByRole("button", { name: "Retirer Panier du marché" }));
  await isReady();
  await choose(user, articles(), "Panier du marché");
  await fill(user, /^Panier du marché, quantité/, "3");
  await save(user);
  await toast(/Commande C-2026-\d{5}/);
  const made = newest("order");
  expect(made).toMatchObject({ userId: 12, buildingId: 3, items: [{ serviceId: 1, quantity: 3 }] });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/concierge/order/${made?.id}`));
});

test("A25 A19 nothing is opened for a disabled resident, and the menu says why", async () => {
  await world.patch("user", 12, { ...caller, status: "disabled" });
  const user = await openApp(resident);
  const item = await headAction(user, "Nouvel incident");
  expect(item.getAttribute("aria-disabled")).toBe("true");
  expect(item.textContent).toMatch(/réactivez-le d’abord/);
});
