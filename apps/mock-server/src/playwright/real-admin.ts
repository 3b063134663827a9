import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { TestWorld } from "../in-process/test-world.ts";
import { enterWorld } from "./enter-world.ts";
import { Network } from "./network.ts";
import { Push } from "./push.ts";
import { karim, signInByApi } from "./sign-in.ts";

/**
 * Signed in with a separate browser.
 *
 * @example await karim.page.goto("/admin/building/edit/12");
 */
export interface RealAdmin {
  readonly email: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly network: Network;
  readonly push: () => Promise<Push>;
}

export interface RealAdminOptions {
  /** Defaults to the worker's. */
  readonly browser?: Browser;
}

/** Defaults to Karim Benali. */
export type SeatAdmin = (email?: string, options?: RealAdminOptions) => Promise<RealAdmin>;

/** The creator must call {@link close}. */
export class Seats {
  readonly #browser: Browser;
  readonly #world: TestWorld;
  readonly #baseURL: string;
  readonly #contexts: BrowserContext[] = [];

  constructor(browser: Browser, world: TestWorld, baseURL: string) {
    this.#browser = browser;
    this.#world = world;
    this.#baseURL = baseURL;
  }

  async seat(email: string = karim, { browser = this.#browser }: RealAdminOptions = {}): Promise<RealAdmin> {
    // Playwright's test adds the configuration's `use`.
    const context = await browser.newContext({ baseURL: this.#baseURL });
    this.#contexts.push(context);
    await enterWorld(context, this.#world, this.#baseURL);
    await signInByApi(context.request, `${this.#baseURL}/api`, email);
    const page = await context.newPage();
    const network = new Network(context, this.#world);
    const push = () => Push.ready(context, this.#world, new URL(this.#baseURL).origin);
    return { email, context, page, network, push };
  }

  /** A killed browser's contexts are closed. */
  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close().catch(() => undefined)));
  }
}
