/** @vitest-environment happy-dom */
import { buildingRoutes } from "@palier/contract/areas/building";
import { managedServiceRoutes } from "@palier/contract/areas/managed-service";
import { moduleRoutes } from "@palier/contract/areas/module";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { filterBy } from "#test/kit/lists.ts";
import { asks, pressForQuestion, question, toast, words } from "#test/kit/steps.ts";

const world = signedInWorld();
const search = () => screen.findByRole("searchbox", { name: "Rechercher un immeuble" });
const address = () => router.state.location.search;

/** Of the first page, with a portfolio. */
async function aBuilding() {
  const { data } = await call(buildingRoutes.list, { query: { length: 20 } });
  const found = data.find(({ walletName }) => walletName !== null);
  if (found?.walletName == null) throw new Error("no building has a portfolio");
  return { ...found, walletName: found.walletName };
}
async function isFound({ name }: { readonly name: string }): Promise<void> {
  await screen.findByRole("heading", { level: 1, name: /^Immeubles\s*\d$/ });
  await screen.findAllByRole("gridcell", { name: words(name) });
}

test("A01 a filter that leaves several pages begins with the first of them", async () => {
  const user = await openApp("/admin/building?page=3");
  await screen.findByText(/^Lignes 41 à 60 sur 240/);
  await filterBy(user, "Statut", "Actif");
  await waitFor(() => expect(address()).toBe("?status=active"));
  await screen.findByText(/^Lignes 1 à 20 sur /);
});

test("A01 an empty result says why, and clearing its filters shows all again", async () => {
  const user = await openApp("/admin/building");
  await user.type(await search(), "zzz introuvable");
  await waitFor(() => expect(address()).toMatch(/q=zzz\+introuvable$/));
  await screen.findByText("Aucun immeuble ne correspond");
  await user.click(screen.getAllByRole("button", { name: "Effacer les filtres" }).at(-1) ?? document.body);
  await screen.findByRole("heading", { level: 1, name: /^Immeubles\s*240$/ });
  await waitFor(async () => expect(await search()).toHaveProperty("value", ""));
});

test("A21 words of two columns are found in any order, in the list and in its selectors", async () => {
  const building = await aBuilding();
  const [first = "", second = ""] = building.name.split(" ");
  const user = await openApp("/admin/building");
  await user.type(await search(), `${building.city.toUpperCase()} ${second.slice(0, 5)} ${first}`);
  await isFound(building);
  const wallet = screen.getByRole("combobox", { name: "Portefeuille" });
  await user.type(wallet, building.walletName.split(" ").toReversed().join(" "));
  await user.click(await screen.findByRole("option", { name: words(building.walletName) }));
  await waitFor(() => expect(address()).toContain(`walletId=${building.walletId}`));
  await isFound(building);
});

test("A21 quotation marks around words are no part of them, in the list, its selectors and the palette", async () => {
  const building = await aBuilding();
  const user = await openApp("/admin/building");
  await user.type(await search(), `« ${building.name} »`);
  await isFound(building);
  await user.type(screen.getByRole("combobox", { name: "Portefeuille" }), `"${building.walletName}"`);
  await user.click(await screen.findByRole("option", { name: words(building.walletName) }));
  await waitFor(() => expect(address()).toContain(`walletId=${building.walletId}`));
  await user.keyboard("{Control>}k{/Control}");
  const palette = within(await screen.findByRole("dialog", { name: "Rechercher" }));
  const box = await palette.findByRole("combobox");
  await user.type(box, `“${building.name}”`);
  await palette.findAllByRole("option", { name: words(building.name) });
  await user.clear(box);
  await user.type(box, '"immeubles"');
  await palette.findAllByRole("option", { name: /^Immeubles/ });
});

test("S01 the line about the shown rows is hidden when one page holds all", async () => {
  await openApp("/admin/account-admin?q=benali");
  await screen.findAllByRole("gridcell");
  expect(screen.queryByText(/^Lignes /)).toBeNull();
});

test.each([
  ["building", "a building", "/admin/building/edit/3", "managed-services"],
  ["neighborhood", "a neighbourhood", "/admin/neighborhood/edit/3", "managed-services"],
] as const)("S24 managed services are added to and removed from %s", async (entity, _name, path, tab) => {
  const user = await openApp(`${path}/${tab}?assigned=false`);
  const [add] = await screen.findAllByRole("button", { name: /^Ajouter / });
  const name = add?.getAttribute("aria-label")?.replace("Ajouter ", "") ?? "";
  const { data } = await call(managedServiceRoutes.list, { query: { length: 200 } });
  const id = data.find((each) => each.name === name)?.id ?? 0;
  const count = async () => {
    const { record } = await call(managedServiceRoutes.edit.get, { params: { id } });
    return (entity === "building" ? record?.buildingCount : record?.neighborhoodCount) ?? 0;
  };
  const before = await count();
  await user.click(add ?? document.body);
  await toast(`Ajout effectué : ${name}`);
  expect(await count()).toBe(before + 1);
  await act(() => router.navigate(`${path}/${tab}?assigned=true`));
  await user.click(await screen.findByRole("button", { name: words(`Retirer ${name}`) }));
  await toast(`Retrait effectué : ${name}`);
  expect(await count()).toBe(before);
});

test("A01 a neighbourhood lists its own buildings, under a condition that is no removable filter", async () => {
  await openApp("/admin/neighborhood/edit/3/buildings");
  const [link] = await screen.findAllByRole("link", { name: /^Modifier / });
  expect(link?.getAttribute("href")).toMatch(/^\/admin\/building\/edit\/\d+$/);
  const { query } = await world.waitFor({ route: "building.list", status: 200 });
  expect(new URLSearchParams(query).get("neighborhoodId")).toBe("3");
  expect(screen.queryByRole("combobox", { name: "Quartier" })).toBeNull();
  expect(screen.queryByRole("button", { name: /Effacer/ })).toBeNull();
});

test("A11 A15 a module is switched off in one building, which the platform's list counts, and on again", async () => {
  const { data: modules } = await call(moduleRoutes.list, { query: { length: 50 } });
  const on = modules.find(({ enabled }) => enabled);
  const { data } = await call(buildingRoutes.list, { query: { status: "active", length: 1 } });
  const [building] = data;
  if (on === undefined || building === undefined) throw new Error("no module is on");
  const count = async () =>
    (await call(moduleRoutes.list, { query: { length: 50 } })).data.find(({ id }) => id === on.id)
      ?.buildingCount;
  const user = await openApp(`/admin/building/edit/${building.id}`);
  const tabs = within(await screen.findByRole("navigation", { name: /^Fiche/ }));
  await user.click(tabs.getByRole("link", { name: "Modules" }));
  await pressForQuestion(`Désactiver ${on.label}`);
  await asks("Les autres immeubles le gardent.");
  await (await question()).press(user, "Désactiver");
  await toast(`Module désactivé dans ${building.name} : ${on.label}`);
  expect(await count()).toBe(on.buildingCount - 1);
  await pressForQuestion(`Activer ${on.label}`);
  await (await question()).press(user, "Activer");
  await toast(`Module activé dans ${building.name} : ${on.label}`);
  expect(await count()).toBe(on.buildingCount);
  await user.click(tabs.getByRole("link", { name: "Historique" }));
  expect(await screen.findAllByRole("gridcell", { name: /^Module\s: / })).toHaveLength(2);
});
