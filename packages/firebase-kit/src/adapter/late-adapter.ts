/** For use while the SDK loads; watchers are served once signed in. */
import type { Outcome } from "../lock/state.ts";
import type { Clock, RealtimeAdapter, Stop } from "./realtime-adapter.ts";

export interface LateAdapter extends RealtimeAdapter {
  readonly arrive: (adapter: RealtimeAdapter) => void;
  /** Later writes fail as if disconnected; the SDK throws for a deleted app. */
  readonly end: () => void;
}

export function lateAdapter(clock: Clock): LateAdapter {
  let adapter: RealtimeAdapter | undefined;
  let ended = false;
  const waiting = new Set<(adapter: RealtimeAdapter) => void>();

  const whenThere = (begin: (adapter: RealtimeAdapter) => Stop): Stop => {
    if (ended) return () => undefined;
    if (adapter !== undefined) return begin(adapter);
    let stop: Stop | undefined;
    const start = (arrived: RealtimeAdapter) => {
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
      if (ended) return;
      adapter = arrived;
      for (const start of [...waiting]) start(arrived);
      waiting.clear();
    },
    end: () => {
      ended = true;
      adapter = undefined;
      waiting.clear();
    },
    watchIdentity: (tell) => whenThere((there) => there.watchIdentity(tell)),
    identitySeen: (seen) => adapter?.identitySeen(seen),
    watchConnection: (tell) => whenThere((there) => there.watchConnection(tell)),
    watch: (path, tell, refused) => whenThere((there) => there.watch(path, tell, refused)),
    watchChildren: (path, listener, refused) =>
      whenThere((there) => there.watchChildren(path, listener, refused)),
    removeOnDisconnect: (path) => adapter?.removeOnDisconnect(path) ?? notThere(),
    cancelOnDisconnect: (path) => adapter?.cancelOnDisconnect(path) ?? notThere(),
    transact: (path, update) => adapter?.transact(path, update) ?? notThere(),
    readNumbers: (path, least) =>
      adapter?.readNumbers(path, least) ?? Promise.reject(new Error("not connected yet")),
    serverNow: () => adapter?.serverNow() ?? clock.now(),
    reconnect: () => adapter?.reconnect(),
  };
}
