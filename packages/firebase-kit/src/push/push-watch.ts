/** Keeps an eye on what changes a push registration from outside: the browser, another tab, the push service. */
import type { Clock, Stop } from "../adapter/realtime-adapter.ts";
import type { PushAdapter } from "./push-adapter.ts";
import type { PushEvent, PushMachine } from "./push-state.ts";

/** How often the browser is asked for its subscription, whose end not every browser tells (milliseconds). */
export const lookEvery = 30_000;

export interface PushWatch {
  /** Looks from now on, at every word of the browser and every now and then. Once, however often it is called. */
  readonly begin: () => void;
  /** Looks whether all is as the machine knows it. */
  readonly look: () => Promise<void>;
  readonly stop: Stop;
}

/** The machine that hears of it. */
export interface WatchingPush {
  readonly machine: () => PushMachine;
  readonly send: (event: PushEvent) => void;
  /** An event that depends on what other tabs did meanwhile. */
  readonly sendInformed: (event: PushEvent) => void;
}

export function pushWatch(
  adapter: PushAdapter,
  clock: Clock,
  { machine, send, sendInformed }: WatchingPush,
): PushWatch {
  let stops: readonly Stop[] = [];
  let nextLook: Stop | undefined;
  let isStopped = false;

  const look = async (): Promise<void> => {
    if (isStopped || machine().state.kind === "idle") return;
    sendInformed({ kind: "permission", permission: adapter.permission() });
    const { state, attempt } = machine();
    if (state.kind !== "registered" && state.kind !== "off") return;
    const exists = await adapter.subscribed().catch(() => undefined);
    // Not known: the next look asks again.
    if (exists !== undefined && attempt === machine().attempt) send({ kind: "subscription", exists });
  };
  const keepLooking = (): void => {
    nextLook = clock.after(lookEvery, () => {
      void look();
      keepLooking();
    });
  };

  return {
    begin: () => {
      if (stops.length > 0) return;
      stops = [
        adapter.watchBrowser(
          () => void look(),
          () => sendInformed({ kind: "timer", timer: "retry" }),
        ),
        adapter.watchToken((token) => send({ kind: "token", token })),
      ];
      keepLooking();
    },
    look,
    stop: () => {
      isStopped = true;
      for (const stop of [nextLook, ...stops]) stop?.();
    },
  };
}
