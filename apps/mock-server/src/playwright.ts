import { ControlError, controlClient, type PlayedAdmin } from "@palier/contract/control";
import { test as base, expect, type Page } from "@playwright/test";
import { TestWorld } from "./in-process/test-world.ts";
import type { ServerOptions } from "./node.ts";
import { enterWorld } from "./playwright/enter-world.ts";
import { hasFailed, reportWorld } from "./playwright/failure-report.ts";
import { type HeldRequests, Network } from "./playwright/network.ts";
import { freeze, hide, show, thaw } from "./playwright/page-state.ts";
import { Push } from "./playwright/push.ts";
import type { PushPermission } from "./playwright/push-permission.ts";
import { type RealAdmin, type SeatAdmin, Seats } from "./playwright/real-admin.ts";
import { type RunningServer, withServer } from "./playwright/running-server.ts";
import { jeanne, karim, signInByApi } from "./playwright/sign-in.ts";
import type { ShownNotification } from "./playwright/worker-notifications.ts";
import { worldNameOf } from "./playwright/world-name.ts";
import { worldHeader } from "./worlds/world-name.ts";

export {
  enterWorld,
  expect,
  freeze,
  type HeldRequests,
  hide,
  jeanne,
  karim,
  type Network,
  type Push,
  type PushPermission,
  type RealAdmin,
  type RunningServer,
  type SeatAdmin,
  type ShownNotification,
  show,
  signInByApi,
  TestWorld,
  thaw,
};

/** Fixtures (T07). Each test has its own world: tests run in parallel. */
export interface PalierFixtures {
  /** The address of a web app that is served elsewhere and passes `/api` on to the mock server. */
  readonly palierApp: string | undefined;
  /** This test's own data, clock, faults, sessions, locks. */
  readonly world: TestWorld;
  /** Signed in as Jeanne Martin; navigate it first. */
  readonly admin: Page;
  /** Karim Benali, played by the server; others: `world.admin(email)`. */
  readonly otherAdmin: PlayedAdmin;
  /**
   * Another real browser in this world.
   *
   * @example const karim = await realAdmin();
   */
  readonly realAdmin: SeatAdmin;
  /** Push messages to this browser. */
  readonly push: Push;
  /** Offline, slow, or without realtime. */
  readonly network: Network;
}

export interface PalierWorkerFixtures {
  /** Options of the worker's server, unless `PALIER_MOCK_URL` names one. */
  readonly mock: ServerOptions;
  readonly mockServer: RunningServer;
}

/**
 * Playwright's `test`, with a world for each test.
 *
 * @example
 * import { expect, test } from "@palier/mock-server/playwright";
 *
 * test("a building that someone else edits", async ({ admin, otherAdmin }) => {
 *   await otherAdmin.open("building", 12);
 *   await admin.goto("/admin/building/edit/12");
 * });
 */
export const test = base.extend<PalierFixtures, PalierWorkerFixtures>({
  mock: [{}, { option: true, scope: "worker" }],
  mockServer: [async ({ mock }, use) => withServer(mock, use), { scope: "worker" }],

  palierApp: [undefined, { option: true }],
  // Not the configuration's, which is where the project's other tests go.
  baseURL: async ({ palierApp, mockServer }, use) => use(palierApp ?? mockServer.url),

  world: async ({ mockServer, palierApp, baseURL }, use, testInfo) => {
    refuseOtherAddress(baseURL, palierApp ?? mockServer.url);
    const name = worldNameOf(testInfo.title);
    const client = controlClient(mockServer.url);
    await client.createWorld(name);
    const world = new TestWorld(client, name, testInfo.titlePath.join(" "));
    await use(world);
    if (hasFailed(testInfo)) await reportWorld(world, testInfo);
    // A failed test's world stays for inspection.
    if (!hasFailed(testInfo)) await remove(world);
  },

  context: async ({ context, world, baseURL }, use, testInfo) => {
    await enterWorld(context, world, baseURL);
    await use(context);
    // Before the browser closes and releases its locks.
    if (hasFailed(testInfo)) await reportWorld(world, testInfo);
  },

  request: async ({ playwright, world, baseURL }, use) => {
    const request = await playwright.request.newContext({
      baseURL: baseURL ?? world.url,
      extraHTTPHeaders: { [worldHeader]: world.name },
    });
    await use(request);
    await request.dispose();
  },

  admin: async ({ page, world, baseURL }, use) => {
    await signInByApi(page.request, `${baseURL ?? world.url}/api`, jeanne);
    await use(page);
  },

  otherAdmin: async ({ world }, use) => use(world.admin(karim)),

  realAdmin: async ({ browser, world, baseURL }, use, testInfo) => {
    const seats = new Seats(browser, world, baseURL ?? world.url);
    await use((email, options) => seats.seat(email, options));
    // Before the browsers close.
    if (hasFailed(testInfo)) await reportWorld(world, testInfo);
    await seats.close();
  },

  push: async ({ context, world, baseURL }, use) => {
    await use(await Push.ready(context, world, new URL(baseURL ?? world.url).origin));
  },

  network: async ({ context, world }, use) => {
    await use(new Network(context, world));
    await context.setOffline(false);
  },
});

/** Before anything signs in there. */
function refuseOtherAddress(asked: string | undefined, own: string): void {
  if (asked === undefined || new URL(asked).origin === new URL(own).origin) return;
  throw new Error(
    `baseURL is ${asked}, but these fixtures test the web app at ${own}: take baseURL out of test.use, or name an app that is served elsewhere with test.use({ palierApp: "${asked}" })`,
  );
}

/** The test may have deleted its world. */
async function remove(world: TestWorld): Promise<void> {
  await world.delete().catch((error: unknown) => {
    if (!(error instanceof ControlError && error.status === 404)) throw error;
  });
}
