/** Pages of admins over the real SDK and the embedded realtime service. */
import { type Service, startService } from "../conformance/service.ts";
import type { SignInStrategy } from "../src/config.ts";
import { connectFirebase } from "../src/firebase.ts";
import type { Observable } from "../src/observable.ts";
import type { Realtime } from "../src/realtime.ts";
import { systemClock } from "../src/realtime-door.ts";
import { cuttableNetwork, type Network } from "./cuttable-network.ts";

export const secret = "what all admins share";

const sharedSecret: SignInStrategy = { strategy: "shared-secret", secret };

export interface Page {
  readonly realtime: Realtime;
  readonly network: Network;
  readonly logged: string[];
}

export interface LivePages {
  readonly service: Service;
  readonly world: ReturnType<Service["world"]>;
  /** `speed`: how much faster than the clock this page's timers run. */
  page(email: string, options?: { readonly signIn?: SignInStrategy; readonly speed?: number }): Promise<Page>;
  /** Pages of `count` admins without the proxy that cuts them: it doubles the cost of each message. */
  crowd(count: number): Omit<Page, "network">[];
  close(): Promise<void>;
}

export async function livePages(serverClockAhead = 0): Promise<LivePages> {
  const service = await startService();
  service.advance(serverClockAhead);
  const world = service.world();
  const opened: Realtime[] = [];
  const networks: Network[] = [];
  const open = (email: string, port: number, { signIn = sharedSecret, speed = 1 } = {}) => {
    const logged: string[] = [];
    const { apiKey, projectId, databaseURL } = service.realtime.settings(world.name, service.url);
    const { realtime } = connectFirebase({
      config: async () => ({
        apiKey,
        projectId,
        databaseURL,
        authEmulator: service.url,
        databaseEmulator: `127.0.0.1:${port}`,
        signIn,
      }),
      admin: { email, name: email.split("@")[0] ?? email },
      log: (text) => logged.push(text),
      clock: { ...systemClock, after: (wait, run) => systemClock.after(wait / speed, run) },
    });
    opened.push(realtime);
    return { realtime, logged };
  };
  return {
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

/** Waits until what is observed satisfies; the test's own time limit is the bound. */
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
