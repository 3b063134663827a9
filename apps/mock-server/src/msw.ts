import type { RequestHandler } from "msw";
import { MockApp, type MockOptions } from "./app.ts";
import { handlersOf } from "./msw/handlers-of.ts";
import { KeptSession } from "./msw/kept-session.ts";
import { MockWorld } from "./msw/mock-world.ts";

export type { MockWorld };

export interface HandlerOptions extends MockOptions {
  /** Another app's state, to look into it from a test; a new one if left out. */
  readonly app?: MockApp;
  /** `https://palier.test`: only calls of this origin are answered; of any if left out. */
  readonly origin?: string;
}

/**
 * The mock server as MSW handlers, for browsers and for vitest: same core, same answers, no port. Each call has its own
 * worlds, and keeps the session's cookie itself: no script, and so no handler in a browser, can set an HttpOnly one.
 */
export function mockHandlers(options: HandlerOptions = {}): RequestHandler[] {
  const app = options.app ?? new MockApp(options);
  return handlersOf(app, new KeptSession(app, undefined), options.origin);
}

export interface MockWorldOptions extends HandlerOptions {
  /** `[a-z0-9-]{1,64}`; one that nobody has if left out. */
  readonly name?: string;
}

/**
 * A world for a test without a port (T07): its handlers for MSW, and all that testers do to a world as functions.
 *
 *     const world = mockWorld();
 *     const server = setupServer(...world.handlers);
 *     await world.fault({ route: "building.list", status: 503, times: 1 });
 *
 * Worlds of the same options share one seeded app, so a further one costs next to nothing.
 */
export function mockWorld(options: MockWorldOptions = {}): MockWorld {
  const { name, app, origin, ...rest } = options;
  count += 1;
  return new MockWorld(app ?? sharedApp(rest), name ?? `msw-${count}`, origin);
}

let count = 0;
const apps = new Map<string, MockApp>();

/** Options that hold functions belong to one call, and are not shared. */
function sharedApp(options: MockOptions): MockApp {
  if (Object.values(options).some((value) => typeof value === "function")) return new MockApp(options);
  const key = JSON.stringify(options);
  const known = apps.get(key) ?? new MockApp(options);
  apps.set(key, known);
  return known;
}
