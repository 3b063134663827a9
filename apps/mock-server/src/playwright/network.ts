import type { BrowserContext, Route } from "@playwright/test";
import type { TestWorld } from "../in-process/test-world.ts";

const label = "network.slow";

export interface HeldRequests {
  readonly letGo: () => Promise<void>;
}

/** One browser context's connection to the server: cut, slow, or holding requests. */
export class Network {
  readonly #context: BrowserContext;
  readonly #world: TestWorld;

  constructor(context: BrowserContext, world: TestWorld) {
    this.#context = context;
    this.#world = world;
  }

  /** Lasts until {@link online}. */
  async offline(): Promise<void> {
    await this.#context.setOffline(true);
  }

  async online(): Promise<void> {
    await this.#context.setOffline(false);
  }

  /**
   * Holds matching requests until released.
   *
   * @example const held = await network.hold(/ajax-list/);
   */
  async hold(url: string | RegExp): Promise<HeldRequests> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const wait = async (route: Route): Promise<void> => {
      await promise;
      // The page may have aborted or closed.
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

  /** Returns how many. Clients reconnect. */
  dropSockets(): Promise<number> {
    return this.#world.dropSockets();
  }

  async realtime(online: boolean): Promise<void> {
    await this.#world.setRealtime(online);
  }

  /** Per API call; 0 ends it. */
  async slow(delayMs: number): Promise<void> {
    for (const fault of await this.#world.faults()) {
      if (fault.label === label) await this.#world.clearFaults(fault.id);
    }
    if (delayMs > 0) await this.#world.fault({ delayMs, label });
  }
}
