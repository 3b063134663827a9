/** The database at paths that the caller names, beside the kit's own. */
import type { Stop } from "../adapter/realtime-adapter.ts";

/** What to do once this client is disconnected, by the service. Resolves once the service knows; rejects if refused. */
export interface AtDisconnect {
  readonly set: (value: unknown) => Promise<void>;
  readonly remove: () => Promise<void>;
  /** All that was asked for at this path and below. */
  readonly cancel: () => Promise<void>;
}

/** Loads Firebase and signs in at the first call. The database's rules have to allow it (`settings/theme`). */
export interface OwnPaths {
  /**
   * Tells the value, `null` for none, now and at each change, checked by `read`: a schema's `parse`, or a function
   * that throws. `failed` is called with what `read` threw, and with the service's refusal, after which nothing is
   * told any more; by default both are logged.
   */
  readonly onValue: <T>(
    path: string,
    read: (value: unknown) => T,
    tell: (value: T) => void,
    failed?: (error: unknown) => void,
  ) => Stop;
  /** Resolves once the service has removed it, after an interruption too; rejects if refused. */
  readonly remove: (path: string) => Promise<void>;
  readonly onDisconnect: (path: string) => AtDisconnect;
}

/** {@link OwnPaths} once the SDK is there. */
export interface OwnDatabase {
  readonly watch: (path: string, tell: (value: unknown) => void, failed: (error: Error) => void) => Stop;
  readonly remove: (path: string) => Promise<void>;
  readonly onDisconnect: (path: string) => AtDisconnect;
}

/** @param open resolves once signed in; called for each use */
export function ownPaths(open: () => Promise<OwnDatabase>, log: (text: string) => void): OwnPaths {
  return {
    onValue: (path, read, tell, failed = (error) => log(`database, ${path}: ${String(error)}`)) => {
      let stopped = false;
      let stop: Stop | undefined;
      const hear = (value: unknown): void => {
        if (stopped) return;
        let checked: ReturnType<typeof read>;
        try {
          checked = read(value);
        } catch (error) {
          failed(error);
          return;
        }
        tell(checked);
      };
      open().then((database) => {
        if (!stopped) stop = database.watch(path, hear, failed);
      }, failed);
      return () => {
        stopped = true;
        stop?.();
      };
    },
    remove: async (path) => (await open()).remove(path),
    onDisconnect: (path) => ({
      set: async (value) => (await open()).onDisconnect(path).set(value),
      remove: async () => (await open()).onDisconnect(path).remove(),
      cancel: async () => (await open()).onDisconnect(path).cancel(),
    }),
  };
}
