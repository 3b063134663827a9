import type { BrowserContext, Route } from "@playwright/test";
import type { TestWorld } from "../in-process/test-world.ts";

const label = "network.slow";

/** Requests that are under way for as long as the test wants. */
export interface HeldRequests {
  /** Those that wait go on, and later ones pass. */
  readonly letGo: () => Promise<void>;
}

/** The browser's way to the server, and the troubles on it. */
export class Network {
  readonly #context: BrowserContext;
  readonly #world: TestWorld;

  constructor(context: BrowserContext, world: TestWorld) {
    this.#context = context;
    this.#world = world;
  }

  /** The browser reaches nothing until {@link online}. */
  async offline(): Promise<void> {
    await this.#context.setOffline(true);
  }

  async online(): Promise<void> {
    await this.#context.setOffline(false);
  }

  /** Keeps requests to such addresses (a glob or a pattern) waiting until they are let go: what shows meanwhile, stays. */
  async hold(url: string | RegExp): Promise<HeldRequests> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const wait = async (route: Route): Promise<void> => {
      await promise;
      // Whoever asked may have given up, or left.
      await route.fallback().catch(() => undefined);
    };
    await this.#context.route(url, wait);
    return {
      letGo: async () => {
        resolve();
        await this.#context.unroute(url, wait);
      },
    };
  }

  /** Ends the world's realtime connections without a word; gives how many. Browsers come back by themselves. */
  dropSockets(): Promise<number> {
    return this.#world.dropSockets();
  }

  /** The realtime service alone cannot be reached, or can be again. */
  async realtime(online: boolean): Promise<void> {
    await this.#world.setRealtime(online);
  }

  /** Each call of the API takes this many milliseconds longer; 0 ends it. */
  async slow(delayMs: number): Promise<void> {
    for (const fault of await this.#world.faults()) {
      if (fault.label === label) await this.#world.clearFaults(fault.id);
    }
    if (delayMs > 0) await this.#world.fault({ delayMs, label });
  }
}
