import assert from "node:assert/strict";
import { z } from "zod";
import { eventually } from "./eventually.ts";
import { journey } from "./journey.ts";
import type { Screen } from "./screen.ts";

const screenOfWeeks = "/admin/concierge/delivery-schedule";

const deliveriesIn = async (screen: Screen, monday: string): Promise<number> =>
  z.array(z.unknown()).parse((await screen.read(`${screenOfWeeks}/list/${monday}`)).slots).length;

journey(
  "A01 A06 the planner by keyboard: an hour opens, a week is turned, the focus stays",
  "/admin/building",
  async (screen) => {
    await screen.world.clock({ freeze: true, set: "2026-11-18T09:30:00Z" });
    await screen.press("link", "Planning");
    await screen.sees("heading", /Semaine du 16 au 22 novembre 2026/);
    const full = await screen.page.locator("[role=grid] [data-cell]:has(.ui-week__slot)").waitHandle();
    const [row = 0, column = 0] = (await full.evaluate((cell) => cell.getAttribute("data-cell") ?? ""))
      .split(" ")
      .map(Number);
    const cell = `[data-cell="${row} ${column}"]`;
    await screen.page.$eval('[data-cell="0 0"]', (first) =>
      first instanceof HTMLElement ? first.focus() : undefined,
    );
    await screen.keys(...Array<"ArrowDown">(row).fill("ArrowDown"));
    await screen.keys(...Array<"ArrowRight">(column).fill("ArrowRight"));
    await screen.focusIsOn(cell);
    await screen.keys("Enter");
    await screen.sees("dialog", /^Livraisons de/);
    await screen.sees("link", /^C-/, "[role=dialog]");
    await screen.keys("Escape");
    await screen.seesNo("dialog", /^Livraisons de/);
    await screen.focusIsOn(cell);

    await screen.keys("PageDown");
    await screen.isAt(/\?week=2026-11-23$/);
    const next = await deliveriesIn(screen, "2026-11-23");
    assert.notEqual(next, 0);
    await screen.sees("status", new RegExp(`^Semaine du 23 au 29 novembre 2026 : ${next} livraisons$`));
    await screen.focusIsOn(cell);
    await screen.press("button", "Cette semaine");
    await screen.sees("heading", /Semaine du 16 au 22 novembre 2026/);
    await eventually(
      "an hour of this week",
      async () => (await screen.page.$(`${cell}:has(.ui-week__slot)`)) !== null,
    );
    await screen.page.locator(cell).click();
    await screen.press("link", /^C-/, "[role=dialog]");
    await screen.isAt(/\/concierge\/order\/\d+$/);
    await screen.sees("heading", /^Commande C-/);
  },
);
