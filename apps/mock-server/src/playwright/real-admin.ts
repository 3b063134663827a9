import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { TestWorld } from "../in-process/test-world.ts";
import { enterWorld } from "./enter-world.ts";
import { Network } from "./network.ts";
import { Push } from "./push.ts";
import { karim, signInByApi } from "./sign-in.ts";

/** An administrator who is signed in at a browser of one's own: `await karim.page.goto("/admin/building/edit/12")`. */
export interface RealAdmin {
  readonly email: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** This browser's own way to the server. */
  readonly network: Network;
  /** Push messages into this browser; from this call on it takes notifications. */
  readonly push: () => Promise<Push>;
}

export interface RealAdminOptions {
  /** The process that the context is in: one that the test may kill. The worker's own if left out. */
  readonly browser?: Browser;
}

/** Seats administrators in the test's world; Karim Benali unless another address is given. */
export type SeatAdmin = (email?: string, options?: RealAdminOptions) => Promise<RealAdmin>;

/** Where the seats are: who closes them all is whoever made this. */
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
    // Everything else is as the configuration's `use` says, for Playwright's test adds it to each context.
    const context = await browser.newContext({ baseURL: this.#baseURL });
    this.#contexts.push(context);
    await enterWorld(context, this.#world, this.#baseURL);
    await signInByApi(context.request, `${this.#baseURL}/api`, email);
    const page = await context.newPage();
    const network = new Network(context, this.#world);
    const push = () => Push.ready(context, this.#world, new URL(this.#baseURL).origin);
    return { email, context, page, network, push };
  }

  /** Those of a browser that was killed are closed already. */
  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close().catch(() => undefined)));
  }
}
