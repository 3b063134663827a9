/**
 * `npm run trial -- long-day`: a tab stays open for eight hours of the page's and the world's clock, is never
 * reloaded, and must hold no more at the end than in the middle: heap, DOM nodes, listeners, sockets, storage.
 */
import type { CDPSession, Page, Request } from "@playwright/test";
import { exportList } from "../kit/export-list.ts";
import { jeanne, save, test, toast, expect as usual } from "../kit/palier.ts";

/** For a busy machine. */
const expect = usual.configure({ timeout: 30_000 });

/** Ms that pass at once: half a call's time-out, so that none expires before its answer is awaited. */
const step = 15_000;
const minute = 60_000;
const hours = 8;

/** How much the least of the last three hours may exceed the least of the three before: a factor, a remainder. */
const limits = {
  heap: [1.05, 0],
  nodes: [1.02, 0],
  // One more listener an hour is three in three hours.
  listeners: [1, 2],
  documents: [1, 0],
  sockets: [1, 0],
  stored: [1.02, 50],
} as const;

type Measured = Readonly<Record<keyof typeof limits, number>>;

// No promise: memory, by hand.
test("a tab that is open all day holds no more in the evening than at noon", async ({
  admin: page,
  world,
  otherAdmin,
}) => {
  test.setTimeout(30 * minute);
  let sockets = 0;
  page.on("websocket", (socket) => {
    sockets += 1;
    socket.on("close", () => {
      sockets -= 1;
    });
  });
  const underWay = new Set<Request>();
  const ended = (request: Request) => underWay.delete(request);
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", ended).on("requestfailed", ended);
  const morning = "2026-11-18T07:00:00Z";
  await world.clock({ set: morning });
  await page.clock.install({ time: morning });
  const devTools = await page.context().newCDPSession(page);

  /** What falls due in the page happens in its order, and is answered. */
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= step) {
      await world.clock({ advanceMs: step });
      await page.clock.runFor(step);
      await expect.poll(() => underWay.size, { intervals: [5, 20, 50] }).toBe(0);
    }
  };
  const go = async (entry: string): Promise<void> => {
    const name = new RegExp(`^${entry}(?:\\s\\d|$)`);
    await page.getByRole("navigation").first().getByRole("link", { name }).click();
    await expect(page.locator("main h1")).toContainText(entry === "Tableau de bord" ? "Bonjour" : entry);
  };
  const edit = async (id: number, name: string): Promise<void> => {
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Rechercher" });
    const reference = `IMM-${String(id).padStart(5, "0")}`;
    await palette.getByRole("combobox").fill(reference);
    await palette
      .getByRole("option", { name: new RegExp(reference) })
      .first()
      .click();
    const field = page.getByRole("textbox", { name: /^Nom/ });
    await expect.poll(() => world.holder("building", id)).toBe(jeanne.email);
    await field.fill(name);
    await pass(minute);
  };

  await page.goto("/admin/");
  const measured: Measured[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    await go("Immeubles");
    await page.getByRole("searchbox").fill("rue");
    await expect(page).toHaveURL(/q=rue/);
    await page.getByRole("columnheader", { name: "Lots" }).click();
    await expect(page).toHaveURL(/tri=lotCount/);
    await exportList(page);

    await edit(3 + hour, `Résidence de l’heure ${hour}`);
    await save(page).click();
    await expect(toast(page, "Enregistrement effectué")).toBeVisible();
    await edit(40 + hour, "Jamais enregistré");
    await page.getByRole("navigation").first().getByRole("link", { name: "Quartiers" }).click();
    await page.getByRole("button", { name: "Quitter sans enregistrer" }).click();
    await expect.poll(() => world.holder("building", 40 + hour)).toBeUndefined();

    await otherAdmin.open("building", 80 + hour);
    await world.push({ to: jeanne.email, notification: { title: `Alerte ${hour}`, body: "Hall B" } });
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Alertes/ })
      .click();
    await page.keyboard.press("Escape");
    for (const entry of ["Conversations", "Incidents", "Résidents", "Actualités", "Planning"])
      await go(entry);
    await otherAdmin.leave("building", 80 + hour);

    await world.dropSockets();
    await pass(2 * minute);
    await expect.poll(() => sockets).toBe(1);
    await go("Tableau de bord");
    await pass(30 * minute);
    const now = { ...(await heldBy(page, devTools)), sockets };
    measured.push(now);
    console.log(`hour ${hour + 1}: ${JSON.stringify(now)}`);
  }
  for (const [name, [factor, rest]] of Object.entries(limits)) {
    const figures = measured.map((each) => Reflect.get(each, name));
    const noon = Math.min(...figures.slice(-6, -3));
    expect.soft(Math.min(...figures.slice(-3)), name).toBeLessThanOrEqual(noon * factor + rest);
  }
});

async function heldBy(page: Page, devTools: CDPSession): Promise<Omit<Measured, "sockets">> {
  // The next collection frees what finalizers and weak references release.
  for (let turn = 0; turn < 4; turn += 1) await devTools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devTools.send("Runtime.getHeapUsage");
  const { documents, nodes, jsEventListeners } = await devTools.send("Memory.getDOMCounters");
  const stored = await page.evaluate(
    () => JSON.stringify({ ...localStorage }).length + JSON.stringify({ ...sessionStorage }).length,
  );
  return { heap: usedSize / 2 ** 20, nodes, listeners: jsEventListeners, documents, stored };
}
