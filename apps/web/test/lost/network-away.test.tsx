/** @vitest-environment happy-dom */
import { overlayCode } from "@palier/ui";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { networkAway } from "#test/kit/network.ts";

const world = signedInWorld();

const away = "Pas encore chargé";
const lost = new TypeError("Failed to fetch dynamically imported module");

/** Code that is fetched when it is needed, or once the rows are drawn: the network may be away by then. */
const fetched = async <Code,>(original: () => Promise<Code>): Promise<Code> => {
  if (!navigator.onLine) throw lost;
  return await original();
};
vi.mock("#lists/searched-filter.tsx", (original) => fetched(original));
vi.mock("#lists/list-export.tsx", (original) => fetched(original));
vi.mock("#features/building/building.record.tsx", (original) => fetched(original));

test("A03 a list says once that the network is away, whatever part of it has not come, and comes by itself", async () => {
  const user = await openApp("/admin/concierge/quotation");
  const main = within(screen.getByRole("main"));
  const figures = await main.findByRole("region", { name: "Chiffres des devis affichés" });
  await within(figures).findByText(/^Taux/);
  const back = await networkAway();
  await user.click(main.getByRole("link", { name: /^Envoyés/ }));
  await main.findByText(away);
  const [filter] = await main.findAllByRole("combobox", { name: "Concierge" });
  expect(filter?.closest("[aria-busy]")).not.toBeNull();
  expect(main.getAllByText(away)).toHaveLength(1);
  expect(main.getAllByRole("button", { name: "Réessayer" })).toHaveLength(1);

  await back();
  await main.findAllByRole("gridcell");
  expect(main.queryByText(away)).toBeNull();
  await waitFor(() =>
    expect(main.getByRole("combobox", { name: "Concierge" }).closest("[aria-busy]")).toBeNull(),
  );
  await within(await main.findByRole("region", { name: /^Chiffres/ })).findByText(/^Taux/);
});

test("A03 where a server's 503 has ended, one retry brings every part of the screen back", async () => {
  await world.fault({ path: "/admin/**", method: "GET", status: 503 });
  const user = await openApp("/admin/");
  const main = within(screen.getByRole("main"));
  await waitFor(() => expect(main.getAllByRole("button", { name: "Réessayer" })).toHaveLength(3));
  await world.clearFaults();
  await user.click(main.getAllByRole("button", { name: "Réessayer" })[0] ?? document.body);
  await main.findByRole("figure", { name: "Commandes, par semaine" });
  await main.findAllByRole("gridcell");
  expect(main.queryByRole("button", { name: "Réessayer" })).toBeNull();
});

test("A03 A24 the counts beside the menu come with the network, without a press", async () => {
  const counted = () => screen.queryByRole("link", { name: /^\d+ à accepter$/ });
  await world.fault({ route: "dashboard.waiting", cut: true });
  await openApp("/admin/building");
  await screen.findAllByRole("gridcell");
  await world.waitFor({ route: "dashboard.waiting" });
  expect(counted()).toBeNull();
  const back = await networkAway();
  await world.clearFaults();
  await back();
  await waitFor(() => expect(counted()).not.toBeNull());
});

test("A03 A14 a window and a screen whose code is away say so, the screen under a title that has the focus, and come with the network", async () => {
  await overlayCode.load();
  const user = await openApp("/admin/building");
  await screen.findAllByRole("gridcell");
  const back = await networkAway();
  await user.click(screen.getByRole("button", { name: "Exporter" }));
  await within(await screen.findByRole("dialog", { name: "Exporter" })).findByText(away);
  await back();
  await screen.findByRole("checkbox", { name: "Référence" });
  await user.keyboard("{Escape}");

  const again = await networkAway();
  await user.click(screen.getByRole("link", { name: "Nouvel immeuble" }));
  const title = await screen.findByRole("heading", { level: 1, name: "Écran indisponible" });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(within(screen.getByRole("main")).getByText(away)).toBeTruthy();
  await again();
  await screen.findByRole("textbox", { name: /^Nom/ });
});
