/** @vitest-environment happy-dom */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { address, goTo, headCount, rowIds, rowText, shownRows } from "#test/kit/lists.ts";

const world = signedInWorld();

const numberIn = (text: string | null | undefined) => Number(text?.replaceAll(/\D/g, ""));
const rail = () => screen.getByRole("navigation", { name: "Menu principal" });
const railCounts = () => [...rail().querySelectorAll<HTMLElement>(".ui-rail__count-link")];
const tabs = () => within(screen.getByRole("navigation", { name: /^Onglets/ })).getAllByRole("link");
const tab = (name: string) => tabs().find(({ textContent }) => textContent.startsWith(name)) ?? document.body;
const countOf = (link: HTMLElement | undefined) => link?.querySelector(".ui-tab__count")?.textContent;

test.each([
  "/admin/concierge/order",
  "/admin/incident",
  "/admin/concierge/callback",
  "/admin/concierge/quotation",
  "/admin/dashboard/association-requests",
  "/admin/conversations",
])("A24 each tab of %s counts exactly the rows that it lists, and late rows say so", async (place) => {
  const user = await openApp(place);
  await waitFor(() => expect(countOf(tabs()[0])).toMatch(/\d/));
  expect(tabs().length).toBeGreaterThanOrEqual(4);
  for (const at of tabs().keys()) {
    const count = numberIn(countOf(tabs()[at]));
    await user.click(tabs()[at] ?? document.body);
    await waitFor(() => expect(tabs()[at]?.getAttribute("aria-current")).toBe("page"));
    await waitFor(() => expect(headCount()).toBe(count));
  }
  await user.click(tabs()[0] ?? document.body);
  await waitFor(() => expect(address()).toBe(place));
  await user.click(tab("En retard"));
  await waitFor(() => expect(headCount()).toBe(numberIn(countOf(tab("En retard")))));
  await waitFor(() => expect(rowIds().every((id) => rowText(id).includes("En retard"))).toBe(true));
});

test("A24 each number of the menu leads to exactly the rows that it counts", async () => {
  const user = await openApp("/admin/building");
  await waitFor(() => expect(railCounts()).toHaveLength(8));
  for (const at of railCounts().keys()) {
    const name = railCounts()[at]?.getAttribute("aria-label");
    await user.click(railCounts()[at] ?? document.body);
    await waitFor(() => expect(headCount(), name ?? "").toBe(numberIn(name)));
  }
});

test("A24 each tile of the dashboard leads to exactly the rows that it counts", async () => {
  const user = await openApp("/admin/");
  const tiles = () => [...document.querySelectorAll<HTMLElement>(".home-tiles a")];
  for (const at of [0, 1, 2, 3, 4]) {
    await goTo("/admin/");
    await waitFor(() => expect(tiles()).toHaveLength(5));
    const count = numberIn(tiles()[at]?.querySelector(".home-tile__count")?.textContent);
    await user.click(tiles()[at] ?? document.body);
    await waitFor(() => expect(headCount(), address()).toBe(count));
  }
});

test("A24 an own act moves the menu's number at once, which the dashboard does not ask for anew", async () => {
  const user = await openApp("/admin/");
  const toAccept = () => within(rail()).getByRole("link", { name: /à accepter$/ });
  await waitFor(toAccept);
  expect(await world.calls({ route: "dashboard.waiting" })).toEqual([]);
  const before = numberIn(toAccept().getAttribute("aria-label"));
  await user.click(toAccept());
  const [first] = await screen.findAllByRole("button", { name: /^Accepter / });
  await user.click(first ?? document.body);
  await waitFor(() => expect(numberIn(toAccept().getAttribute("aria-label"))).toBe(before - 1));
});

test("A24 a folded menu says its numbers in the names of its places", async () => {
  const user = await openApp("/admin/building");
  await waitFor(() => expect(railCounts()).toHaveLength(8));
  await user.click(screen.getByRole("button", { name: "Réduire le menu" }));
  await within(rail()).findByRole("link", { name: /^Commandes, \d+ à accepter, \d+ en retard$/ });
  expect(railCounts()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Déployer le menu" }));
});

test("A03 where counts cannot be had, menu and tabs have none, lead to their lists, and no alert speaks of it", async () => {
  for (const route of ["dashboard.waiting", "order.counts"]) await world.fault({ route, status: 500 });
  const user = await openApp("/admin/concierge/order");
  await shownRows();
  await world.calls({ route: "dashboard.waiting", wait: 10_000 });
  await world.calls({ route: "order.counts", wait: 10_000 });
  expect(railCounts()).toEqual([]);
  expect(tab("À accepter").textContent.trim()).toBe("À accepter");
  await user.click(tab("À accepter"));
  expect(address()).toBe("/admin/concierge/order?status=new");
  await screen.findByRole("button", { name: /^Statut\s: Nouvelle$/ });
  await shownRows();
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(within(rail()).getByRole("link", { name: "Incidents" }));
  await screen.findByRole("heading", { level: 1, name: /^Incidents/ });
});

test("A01 a search or another filter stands under no tab, and a tab takes them off", async () => {
  const user = await openApp("/admin/incident?status=open&q=fuite");
  await shownRows();
  expect(tabs().filter((each) => each.hasAttribute("aria-current"))).toEqual([]);
  await user.click(tab("Urgents"));
  await waitFor(() => expect(new URLSearchParams(address().split("?")[1]).get("priority")).toBe("urgent"));
  expect([...new URLSearchParams(address().split("?")[1]).keys()].toSorted()).toEqual(["priority", "status"]);
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
});
