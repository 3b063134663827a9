/** Admins' pages over the real SDK and the embedded service. */

import { type RealtimeDatabase, type RunningRealtime, startRealtime } from "@palier/mock-server/realtime";
import rules from "../rules/database.rules.json" with { type: "json" };
import type { Observable } from "../src/adapter/observable.ts";
import { type Clock, systemClock } from "../src/adapter/realtime-adapter.ts";
import type { SignInStrategy } from "../src/config.ts";
import { connectFirebase } from "../src/firebase.ts";
import type { Realtime } from "../src/realtime/realtime.ts";
import { cuttableNetwork, type Network } from "./cuttable-network.ts";

export const secret = "what all admins share";

export const sharedSecret: SignInStrategy = { strategy: "shared-secret", secret };

export interface Page {
  readonly realtime: Realtime;
  readonly network: Network;
  readonly logged: string[];
}

export interface PageOptions {
  readonly signIn?: (fresh: boolean) => SignInStrategy;
  /** The admin's address by the session. Defaults to the initial one. */
  readonly address?: () => string;
  /** Defaults to the system clock. */
  readonly clock?: Clock;
}

/** Timers run `speed` times as fast. */
export const fastClock = (speed: number): Clock => ({
  ...systemClock,
  after: (wait, run) => systemClock.after(wait / speed, run),
});

/** Timers wait until released, so that slow machines cannot interfere. */
export function heldClock(): { readonly clock: Clock; readonly release: () => void } {
  const released = Promise.withResolvers<void>();
  const after = (wait: number, run: () => void): (() => void) => {
    if (wait === 0) return systemClock.after(0, run);
    let cancel: (() => void) | undefined;
    let stopped = false;
    void released.promise.then(() => {
      if (!stopped) cancel = systemClock.after(wait, run);
    });
    return () => {
      stopped = true;
      cancel?.();
    };
  };
  return { clock: { ...systemClock, after }, release: released.resolve };
}

const shortName = (email: string): string => email.split("@")[0] ?? email;
export const claimsOf = (email: string) => ({
  adminEmail: email,
  adminName: shortName(email),
  adminId: idOf(email),
});

const ids = new Map<string, number>();
/** By any of the admin's addresses. */
function idOf(email: string): number {
  const id = ids.get(email) ?? ids.size + 1;
  ids.set(email, id);
  return id;
}
/** The same for all of an admin's addresses. */
export const accountOf = (email: string): string => `admin-${idOf(email)}`;
export const correctAddress = (from: string, to: string) => ids.set(to, idOf(from));

export interface LivePages {
  readonly service: RunningRealtime;
  readonly world: RealtimeDatabase;
  token(email: string): SignInStrategy;
  /** `signIn` defaults to the backend's token; called again after a failure. */
  page(email: string, options?: PageOptions): Promise<Page>;
  /** A page per admin, without the proxy, which doubles the cost of each message. */
  crowd(count: number): Omit<Page, "network">[];
  close(): Promise<void>;
}

export async function livePages(serverClockAhead = 0): Promise<LivePages> {
  const service = await startRealtime({ rules });
  service.advance(serverClockAhead);
  const world = service.realtime.namespace("palier-test");
  const opened: Realtime[] = [];
  const networks: Network[] = [];
  const token = (email: string): SignInStrategy => ({
    strategy: "custom-token",
    token: service.realtime.customToken(world.name, accountOf(email), claimsOf(email)),
  });
  const open = (
    email: string,
    port: number,
    { signIn, address: given, clock = systemClock }: PageOptions = {},
  ) => {
    const address = given ?? (() => email.toLowerCase());
    const logged: string[] = [];
    const { apiKey, projectId, databaseURL } = service.realtime.settings(world.name, service.url);
    const { realtime } = connectFirebase({
      config: async (fresh) => ({
        apiKey,
        projectId,
        databaseURL,
        authEmulator: service.url,
        databaseEmulator: `127.0.0.1:${port}`,
        signIn: signIn?.(fresh) ?? token(address()),
      }),
      admin: () => ({ id: idOf(address()), email: address(), name: shortName(address()) }),
      log: (text) => logged.push(text),
      clock,
    });
    opened.push(realtime);
    return { realtime, logged };
  };
  return {
    token,
    service,
    world,
    page: async (email, options) => {
      const network = await cuttableNetwork(service.port);
      networks.push(network);
      return { ...open(email, network.port, options), network };
    },
    crowd: (count) => Array.from({ length: count }, (_, at) => open(`admin-${at}@x.fr`, service.port)),
    close: async () => {
      await Promise.all(opened.map((realtime) => realtime.close()));
      await Promise.all(networks.map((network) => network.close()));
      await service.close();
    },
  };
}

/** Unbounded but for the test's timeout. */
export function until<T>(observable: Observable<T>, satisfies: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const value = observable.get();
      if (!satisfies(value)) return false;
      resolve(value);
      return true;
    };
    if (look()) return;
    const stop = observable.subscribe(() => {
      if (look()) stop();
    });
  });
}
