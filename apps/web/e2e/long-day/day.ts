import { controlClient } from "@palier/contract/control";
import { startServer } from "@palier/mock-server/node";
import { enterWorld, karim, signInByApi, TestWorld } from "@palier/mock-server/playwright";
import type { Browser, CDPSession } from "@playwright/test";
import { jeanne, web } from "../kit/palier.ts";
import { rowsOf } from "../kit/stored.ts";
import { expect } from "./patient.ts";
import { type Conversation, Tab } from "./tab.ts";

interface Day extends AsyncDisposable {
  readonly tab: Tab;
  readonly devTools: CDPSession;
  /** @throws Error unless the document is the morning's, its admin signed in, and nothing uncaught */
  readonly holds: () => Promise<void>;
}

/** A Wednesday, 8:00 in Paris. */
const morning = "2026-11-18T07:00:00Z";

/** The tab is never reloaded. */
export async function openDay(browser: Browser): Promise<Day> {
  const server = await startServer({ port: 0, web, realtimeSignIn: "custom-token" });
  const client = controlClient(server.url);
  await client.createWorld("long-day");
  const world = new TestWorld(client, "long-day");
  await world.clock({ set: morning });
  const context = await browser.newContext({
    baseURL: server.url,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(40_000);
  await enterWorld(context, world, server.url);
  const page = await context.newPage();
  await page.clock.install({ time: morning });
  await signInByApi(page.request, `${server.url}/api`, jeanne.email);
  const conversations = await rowsOf<Conversation>(page, "/admin/conversations/ajax-list", {
    status: "open",
    length: 100,
  });
  const tab = new Tab({ page, world, colleague: world.admin(karim), conversations });
  await page.goto("/admin/");
  await page.evaluate(() => Reflect.set(window, "palierMorning", true));
  return {
    tab,
    devTools: await context.newCDPSession(page),
    async holds() {
      expect(tab.problems).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, "palierMorning"))).toBe(true);
      await expect(page.getByRole("button", { name: `Compte de ${jeanne.name}` })).toBeVisible();
    },
    async [Symbol.asyncDispose]() {
      await context.close();
      await server.close();
    },
  };
}
