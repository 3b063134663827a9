import type { Clock, RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";
import type { PresenceEvent } from "./presence.ts";

export interface AreaListening {
  readonly retry: () => void;
  readonly stop: Stop;
}

/** In ms. */
const longestPause = 60_000;

/**
 * @param place path whose children are locks.
 * @param tell receives each event from now on.
 */
export function listenToArea(
  place: string,
  adapter: RealtimeAdapter,
  clock: Clock,
  tell: (event: PresenceEvent) => void,
): AreaListening {
  let stops: readonly Stop[] = [];
  let retrying: Stop | undefined;
  let refusals = 0;

  const listen = (): void => {
    retrying?.();
    retrying = undefined;
    for (const stop of stops) stop();
    tell({ kind: "listening" });
    stops = [
      adapter.watchConnection((up) => tell({ kind: "connection", up })),
      adapter.watchChildren(
        place,
        {
          put: (key, value) => tell({ kind: "put", key, value, now: adapter.serverNow() }),
          gone: (key) => tell({ kind: "gone", key }),
          known: (keys) => tell({ kind: "known", keys }),
        },
        refused,
      ),
    ];
  };
  const refused = (): void => {
    if (retrying !== undefined) return;
    tell({ kind: "refused" });
    const pause = Math.min(longestPause, 1_000 * 2 ** refusals);
    refusals += 1;
    retrying = clock.after(pause * (1 + clock.random() / 2), listen);
  };

  listen();
  return {
    retry: () => {
      refusals = 0;
      if (retrying !== undefined) listen();
    },
    stop: () => {
      for (const stop of [retrying, ...stops]) stop?.();
    },
  };
}
