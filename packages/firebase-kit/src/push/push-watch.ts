import type { Clock, Stop } from "../adapter/realtime-adapter.ts";
import type { PushAdapter } from "./push-adapter.ts";
import type { PushEvent, PushMachine } from "./push-state.ts";

/** Polling interval (ms): not all browsers report the subscription's end. */
export const lookEvery = 30_000;

export interface PushWatch {
  readonly begin: () => void;
  readonly look: () => Promise<void>;
  readonly stop: Stop;
}

export interface WatchingPush {
  readonly machine: () => PushMachine;
  readonly send: (event: PushEvent) => void;
  /** For events that depend on other tabs' changes. */
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
    // Unknown until the next check.
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
