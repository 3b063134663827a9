import type { RequestHandler } from "msw";
import { MockApp, type MockOptions } from "./app.ts";
import { handlersOf } from "./msw/handlers-of.ts";
import { KeptSession } from "./msw/kept-session.ts";
import { MockWorld } from "./msw/mock-world.ts";

export type { MockWorld };

export interface HandlerOptions extends MockOptions {
  /** Another app's state, to inspect it; defaults to a new app. */
  readonly app?: MockApp;
  /** The only origin answered, `https://palier.test`; defaults to any. */
  readonly origin?: string;
}

/**
 * MSW handlers. Each call has its own worlds and keeps the session cookie, as scripts cannot set HttpOnly
 * ones.
 *
 * @example setupServer(...mockHandlers({ seed: "1" })).listen();
 */
export function mockHandlers(options: HandlerOptions = {}): RequestHandler[] {
  const app = options.app ?? new MockApp(options);
  return handlersOf(app, new KeptSession(app, undefined), options.origin);
}

export interface MockWorldOptions extends HandlerOptions {
  /** `[a-z0-9-]{1,64}`; defaults to a new name. */
  readonly name?: string;
}

/**
 * A world without a port (T07). Equal options share one seeded app: further worlds are cheap.
 *
 * @example
 * const world = mockWorld();
 * setupServer(...world.handlers).listen();
 * await world.fault({ route: "building.list", status: 503, times: 1 });
 */
export function mockWorld(options: MockWorldOptions = {}): MockWorld {
  const { name, app, origin, ...rest } = options;
  count += 1;
  return new MockWorld(app ?? sharedApp(rest), name ?? `msw-${count}`, origin);
}

let count = 0;
const apps = new Map<string, MockApp>();

/** Options with functions belong to one call. */
function sharedApp(options: MockOptions): MockApp {
  if (Object.values(options).some((value) => typeof value === "function")) return new MockApp(options);
  const key = JSON.stringify(options);
  const known = apps.get(key) ?? new MockApp(options);
  apps.set(key, known);
  return known;
}
