import type { Page } from "@playwright/test";
import { expectCleanPart } from "./kit/looks.ts";
import { expect, test } from "./kit/palier.ts";
import { jeanneHolds } from "./kit/two-admins.ts";

const away = "Pas encore chargé";

test("A03 A06 without a network one notice says so; once it is back every part comes by itself, without a press", async ({
  admin: page,
}) => {
  await page.goto("/admin/building");
  await expect(page.getByRole("heading", { level: 1, name: "Immeubles 240" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  const notice = page.getByRole("banner").getByRole("status").filter({ hasText: "Connexion interrompue" });
  await expect(notice).toHaveCount(1);
  await expectCleanPart(page.getByRole("banner"), "no network");
  await page.getByRole("navigation").getByRole("link", { name: "Conversations" }).click();
  await expect(page.getByRole("main").getByText(away)).toBeVisible();
  await expect(notice).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);

  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: /^Conversations \d+$/ })).toBeVisible();
  await expect(page.getByText(away)).toHaveCount(0);
  await expect(notice).toHaveCount(0);
});

test("A03 figures above their rows do not say a second time that the network is away", async ({
  admin: page,
  network,
}) => {
  await page.goto("/admin/concierge/quotation");
  const main = page.getByRole("main");
  const figures = main.getByRole("region", { name: "Chiffres des devis affichés" });
  await expect(figures).toContainText("Taux d’acceptation");
  await page.waitForLoadState("networkidle");
  await network.offline();
  await main.getByRole("link", { name: /^Envoyés/ }).click();
  await expect(main.getByText(away)).toHaveCount(1);
  await expect(main.getByRole("button", { name: "Réessayer" })).toHaveCount(1);
  await network.online();
  await expect(main.getByText(away)).toHaveCount(0);
  await expect(figures).toContainText("Taux d’acceptation");
});

test("A03 rows stay where their next page cannot be read, say whose they are, and give way to it when the network is back", async ({
  admin: page,
  network,
}) => {
  await page.goto("/admin/user");
  const lines = page.getByText(/^Lignes [\d\s]+ à /);
  await expect(lines).toHaveText(/^Lignes 1 à 20 /);
  const rows = page.locator(".ui-grid [row-id]");
  await expect(rows).toHaveCount(20);
  const ids = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute("row-id")));
  const first = await ids();
  await page.waitForLoadState("networkidle");
  await network.offline();
  await page.getByRole("button", { name: "Dernière page" }).click();
  const main = page.getByRole("main");
  const notice = main.getByRole("status").filter({ hasText: away });
  await expect(notice).toContainText(/celles de la page 1, lues à\u00a0\d\d:\d\d\./);
  expect(await ids()).toEqual(first);
  await expect(lines).toHaveText(/^Lignes 1 à 20 /);
  // Offline the button itself gives the reason, without a confirmation.
  const act = main.getByRole("button", { name: /^(Activer|Désactiver) / }).first();
  await expect(act).toHaveAttribute("aria-disabled", "true");

  // Rows of the previous query would look like its answer.
  await main.getByRole("searchbox").fill("dubois");
  await expect(rows).toHaveCount(0);
  await expect(main.getByText(away)).toBeVisible();
  await main.getByRole("searchbox").fill("");
  await expect(rows).toHaveCount(20);

  await page.getByRole("button", { name: "Dernière page" }).click();
  await expect(notice).toContainText("celles de la page 1");
  await network.online();
  await expect(page.getByText(away)).toHaveCount(0);
  await expect(lines).not.toHaveText(/^Lignes 1 à 20 /);
  await expect(act).not.toHaveAttribute("aria-disabled", "true");
});

test("A03 a server that was away while the network stood is asked again when its realtime service answers", async ({
  admin: page,
  network,
  world,
}) => {
  await jeanneHolds(page, world);
  await network.realtime(false);
  await expect(page.getByRole("status").filter({ hasText: "Service temps réel injoignable" })).toBeVisible();
  await world.fault({ route: "incident.list", cut: true });
  await page.getByRole("navigation").getByRole("link", { name: "Incidents" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Connexion interrompue" })).toBeVisible();

  await world.clearFaults();
  await network.realtime(true);
  await expect(page.getByRole("heading", { level: 1, name: /^Incidents \d+$/ })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("A03 where a server's 503 has ended, one retry brings every part of the screen back", async ({
  admin: page,
  world,
}) => {
  const path = "/admin/**";
  await page.goto("/admin/building");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await world.fault({ path, method: "GET", status: 503 });
  await page.getByRole("navigation").getByRole("link", { name: "Tableau de bord" }).click();
  const retries = page.getByRole("main").getByRole("button", { name: "Réessayer" });
  await expect(retries).toHaveCount(3);
  await world.clearFaults();
  await retries.first().click();
  await expect(page.getByRole("main").getByRole("gridcell").first()).toBeVisible();
  await expect(page.getByRole("figure", { name: "Commandes, par semaine" })).toBeVisible();
  await expect(retries).toHaveCount(0);
});

test("A03 A24 the counts beside the menu and a window's script come with the network, without a press", async ({
  admin: page,
  world,
}) => {
  await world.fault({ route: "dashboard.waiting", cut: true });
  await page.goto("/admin/building");
  await world.waitFor({ route: "dashboard.waiting" });
  await page.waitForLoadState("networkidle");
  const counted = page.getByRole("navigation").getByRole("link", { name: /^\d+ à accepter$/ });
  await expect(counted).toHaveCount(0);
  // The window's code has loaded, but not its content.
  await page.getByRole("button", { name: "Colonnes" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Exporter" }).click();
  const dialog = page.getByRole("dialog", { name: "Exporter" });
  await expect(dialog.getByText(away)).toBeVisible();

  await world.clearFaults();
  await page.context().setOffline(false);
  await expect(dialog.getByRole("checkbox", { name: "Référence" })).toBeVisible();
  await expect(dialog.getByText(away)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(counted).toBeVisible();
});

/** Counts the window's `online` and `offline` listeners. */
async function networkListeners(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  const { result } = await devTools.send("Runtime.evaluate", { expression: "window" });
  const { listeners } = await devTools.send("DOMDebugger.getEventListeners", {
    objectId: result.objectId ?? "",
  });
  await devTools.detach();
  return listeners.filter(({ type }) => type === "online" || type === "offline").length;
}

// No promise: `npm run trial -- long-day` measures what an open page keeps.
test("a page keeps no listener for each time that its realtime connection was lost", async ({
  admin: page,
  network,
}) => {
  const connected = async (act: () => Promise<unknown>): Promise<void> => {
    const [socket] = await Promise.all([page.waitForEvent("websocket"), act()]);
    await socket.waitForEvent("framereceived");
  };
  await connected(() => page.goto("/admin/building"));
  const before = await networkListeners(page);
  const times = 10;
  for (let time = 0; time < times; time += 1) await connected(() => network.dropSockets());
  // Another part of the page may load meanwhile.
  expect(await networkListeners(page)).toBeLessThan(before + times);
});
