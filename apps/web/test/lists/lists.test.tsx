/** @vitest-environment happy-dom */
import { buildingRoutes } from "@palier/contract/areas/building";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { queryClient } from "#api/query-client.ts";
import { holding, openApp, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";
import { withOverlays } from "#test/kit/late-code.ts";
import { address, filterBy, headCount, rowIds, rowText, shownRows } from "#test/kit/lists.ts";

const world = signedInWorld();
withOverlays();

const box = () => screen.findByRole<HTMLInputElement>("searchbox", { name: "Rechercher un immeuble" });
const pagerInfo = () => document.querySelector(".ui-pager__info")?.textContent?.replaceAll(/\s/g, " ");

test("A12 A01 a search keeps its spaces as they are typed and goes without them; a space alone keeps the page", async () => {
  const user = await openApp("/admin/building?page=3");
  await waitFor(() => expect(pagerInfo()).toBe("Lignes 41 à 60 sur 240"));
  await user.type(await box(), " {Backspace}");
  await user.type(await box(), "rue ");
  await waitFor(() => expect(address()).toBe("/admin/building?q=rue"));
  expect((await box()).value).toBe("rue ");
  await user.type(await box(), "de");
  await waitFor(() => expect(address()).toBe("/admin/building?q=rue+de"));
  expect((await box()).value).toBe("rue de");
  const searched = async () =>
    (await world.calls({ route: "building.list" })).map(
      ({ query }) => new URLSearchParams(query).get("search[value]") ?? "",
    );
  await waitFor(async () => expect(await searched()).toContain("rue de"));
  expect((await searched()).filter((each) => each !== each.trim())).toEqual([]);
});

test("A01 a list whose last page loses its last row steps back", async () => {
  for (let id = 1; id <= 21; id += 1) await world.patch("news", id, { title: `Essaimage ${id}` });
  const user = await openApp("/admin/news?q=essaimage&page=2");
  await waitFor(() => expect(rowIds()).toHaveLength(1));
  await user.click(await screen.findByRole("button", { name: /^Autres actions sur / }));
  await user.click(await screen.findByRole("menuitem", { name: "Supprimer" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Supprimer" }));
  await waitFor(() => expect(address()).toBe("/admin/news?q=essaimage"));
  await waitFor(() => expect(headCount()).toBe(20));
  await waitFor(() => expect(rowIds().length).toBeGreaterThan(1));
});

test("A01 rows stand in the order that their header says, whose third press leads back to the list's own", async () => {
  const user = await openApp("/admin/concierge/order");
  const first = await shownRows();
  const numbers = () => rowIds().map((id) => /C-\d{4}-\d+/.exec(rowText(id))?.[0] ?? "");
  expect(numbers()).toEqual(numbers().toSorted().toReversed());
  const header = (name: string) => screen.getByRole("columnheader", { name: new RegExp(`^${name}`) });
  const press = async (name: string, sort: string) => {
    await user.click(header(name).querySelector(".ag-header-cell-label, button") ?? document.body);
    await waitFor(() => expect(header(name).getAttribute("aria-sort")).toBe(sort));
  };
  for (const sort of ["ascending", "descending", "none"]) await press("Immeuble", sort);
  expect(header("Numéro").getAttribute("aria-sort")).toBe("descending");
  expect(address()).toBe("/admin/concierge/order");
  await waitFor(() => expect(rowIds()).toEqual(first));
  await press("Numéro", "ascending");
  await waitFor(() => expect(rowIds()).not.toEqual(first));
  expect(numbers()).toEqual(numbers().toSorted());
  await press("Numéro", "descending");
  expect(address()).toBe("/admin/concierge/order");
});

test("A01 A03 head, pager and export say the count of the rows that stand there while others are on their way", async () => {
  const user = await openApp("/admin/building");
  const first = await shownRows();
  expect(headCount()).toBe(240);
  const letGo = holding(/GET .*building\/ajax-list\?.*status=archived/);
  await filterBy(user, "Statut", "Archivé");
  await waitFor(() => expect(document.querySelector("[aria-busy=true] [row-id]")).not.toBeNull());
  expect(headCount()).toBe(240);
  expect(pagerInfo()).toMatch(/sur 240$/);
  expect(rowIds()).toEqual(first);
  letGo();
  const { recordsFiltered } = await call(buildingRoutes.list, { query: { status: "archived" } });
  await waitFor(() => expect(headCount()).toBe(recordsFiltered));
  await user.click(screen.getByRole("button", { name: "Exporter" }));
  await within(await screen.findByRole("dialog", { name: /^Exporter/ })).findByText(
    new RegExp(`${recordsFiltered} ligne`),
  );
});

test("S05 an empty list exports nothing and says so", async () => {
  const user = await openApp("/admin/building?q=zzz+introuvable");
  await screen.findByText(/^Aucun immeuble ne correspond/);
  await user.click(screen.getByRole("button", { name: "Exporter" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Exporter/ }));
  await user.click(await dialog.findByRole("button", { name: "Exporter" }));
  await shownToast(/Aucune donnée à exporter/);
});

test("A03 a list that cannot be had says why in French, shows nothing half, and is asked for again on demand", async () => {
  for (const [fault, words] of [
    [{ status: 500 }, "Une erreur est survenue sur le serveur"],
    [{ malformed: true }, "Réponse inattendue du serveur"],
  ] as const) {
    await world.fault({ route: "building.list", ...fault });
    const user = await openApp("/admin/building?city=Lyon");
    const alert = (await screen.findByText(new RegExp(words))).closest<HTMLElement>("[role=alert]");
    expect(screen.queryAllByRole("gridcell")).toEqual([]);
    await world.clearFaults();
    await user.click(within(alert ?? document.body).getByRole("button", { name: "Réessayer" }));
    await screen.findAllByRole("gridcell", { name: "Lyon" });
    expect(address()).toBe("/admin/building?city=Lyon");
    cleanup();
    queryClient.clear();
  }
});

test("S23 a selector that finds nothing, or whose results cannot be had, says so in French", async () => {
  const user = await openApp("/admin/building");
  const city = await screen.findByRole("combobox", { name: "Ville" });
  await user.type(city, "qqqq");
  await screen.findAllByText("Aucun résultat trouvé");
  await world.fault({ route: "building.cities", cut: true });
  await user.clear(city);
  await user.type(city, "lyo");
  await screen.findAllByText("Les résultats ne peuvent pas être chargés");
});

test("A14 A03 the way back from a page that could not be read leads to the first row", async () => {
  const user = await openApp("/admin/building");
  const [first] = await shownRows();
  await world.fault({ route: "building.list", match: { query: { start: "220" } }, malformed: true });
  await user.click(screen.getByRole("button", { name: "Dernière page" }));
  const back = await screen.findByRole("button", { name: "Revenir à la page 1" });
  back.focus();
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(document.activeElement?.closest("[row-id]")?.getAttribute("row-id")).toBe(first),
  );
});

test("A23 a list that was shown leaves nothing of its residents in the browser", async () => {
  await openApp("/admin/user?tri=-lastName");
  const names = (await shownRows()).map((id) => String(world.state.table("user").get(Number(id))?.lastName));
  await waitFor(() => expect(screen.getAllByRole("gridcell")[1]?.textContent).toContain(names[0]));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const kept = [localStorage, sessionStorage].map((each) => JSON.stringify({ ...each })).join(" ");
  expect(names.filter((name) => kept.includes(name))).toEqual([]);
});
