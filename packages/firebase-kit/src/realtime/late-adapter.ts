/** A door that is not built yet: the SDK is being loaded, the admin is signing in. Whoever watches is told once it is. */
import type { Outcome } from "./edit-lock-state.ts";
import type { Clock, RealtimeDoor, Stop } from "./realtime-door.ts";

export interface LateDoor extends RealtimeDoor {
  readonly arrive: (door: RealtimeDoor) => void;
}

export function lateDoor(clock: Clock): LateDoor {
  let door: RealtimeDoor | undefined;
  const waiting = new Set<(door: RealtimeDoor) => void>();

  /** Begins now or later, and can be stopped in either case. */
  const whenThere = (begin: (door: RealtimeDoor) => Stop): Stop => {
    if (door !== undefined) return begin(door);
    let stop: Stop | undefined;
    const start = (arrived: RealtimeDoor) => {
      stop = begin(arrived);
    };
    waiting.add(start);
    return () => {
      waiting.delete(start);
      stop?.();
    };
  };
  const notThere = (): Promise<Outcome> => Promise.resolve({ kind: "failed", why: "disconnect" });

  return {
    arrive: (arrived) => {
      door = arrived;
      for (const start of [...waiting]) start(arrived);
      waiting.clear();
    },
    watchConnection: (tell) => whenThere((there) => there.watchConnection(tell)),
    watch: (path, tell, refused) => whenThere((there) => there.watch(path, tell, refused)),
    watchChildren: (path, listener, refused) =>
      whenThere((there) => there.watchChildren(path, listener, refused)),
    arm: (path) => door?.arm(path) ?? notThere(),
    disarm: (path) => door?.disarm(path) ?? notThere(),
    transact: (path, update) => door?.transact(path, update) ?? notThere(),
    serverNow: () => door?.serverNow() ?? clock.now(),
    nudge: () => door?.nudge(),
  };
}
