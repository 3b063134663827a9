/** The page's way to the realtime service: loaded when it is first wanted, and asked for again for as long as it takes. */

import type { LateAdapter } from "../adapter/late-adapter.ts";
import { type Observable, variable } from "../adapter/observable.ts";
import type { Clock, RealtimeAdapter } from "../adapter/realtime-adapter.ts";
import type { Admin } from "../lock/entry.ts";
import { type ConnectionState, connectionState, type SignInTrouble } from "./connection.ts";

/** What loads and signs in. */
export interface RealtimeBackend {
  /** `tell`: why nobody is signed in; undefined when somebody is, or nothing is known yet. Any number of times, later too. */
  readonly open: (tell: (trouble: SignInTrouble | undefined) => void) => Promise<RealtimeAdapter>;
  /** Closes the connection at once; `resume` opens it again. */
  readonly suspend: () => void;
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

export interface ServiceLink {
  readonly connection: Observable<ConnectionState>;
  /** Why nobody is signed in now, as far as it is known. */
  readonly trouble: () => SignInTrouble | undefined;
  /** Something is wanted of the service. The first call loads it. */
  readonly start: () => void;
  readonly suspend: () => void;
  readonly resume: () => void;
  /** Ends it for good, once. `takeDown` runs when nothing can be started any more, and before the connection closes. */
  readonly close: (takeDown: () => void) => Promise<void>;
}

/** Who hears of the sign-in. */
export interface SignInHearer {
  /** Who is signed in, by the claims. */
  readonly identity: (admin: Admin) => void;
  readonly troubled: (why: SignInTrouble) => void;
  /** Somebody is signed in again after trouble. */
  readonly signedIn: () => void;
}

/** The longest pause between two attempts to load the service (milliseconds). */
const longestPause = 60_000;

/** @param adapter stands in for the service's own until that arrives. */
export function serviceLink(
  backend: RealtimeBackend,
  adapter: LateAdapter,
  clock: Clock,
  hearer: SignInHearer,
): ServiceLink {
  const connection = variable<ConnectionState>("idle");
  let trouble: SignInTrouble | undefined;
  let [up, everUp, started, closed, failures] = [false, false, false, false, 0];

  const show = (): void => connection.set(connectionState({ up, everUp, trouble }));

  const hearSignIn = (now: SignInTrouble | undefined): void => {
    const before = trouble;
    trouble = now;
    show();
    if (now !== undefined) hearer.troubled(now);
    else if (before !== undefined) hearer.signedIn();
  };

  const open = (): void => {
    if (closed) return;
    backend.open(hearSignIn).then(adapter.arrive, () => {
      // The code or the settings could not be loaded, say.
      hearSignIn("unreachable");
      clock.after(Math.min(longestPause, 1_000 * 2 ** failures), open);
      failures += 1;
    });
  };

  return {
    connection,
    trouble: () => trouble,
    start: () => {
      if (started || closed) return;
      started = true;
      show();
      adapter.watchIdentity(hearer.identity);
      adapter.watchConnection((now) => {
        up = now;
        everUp ||= now;
        show();
      });
      open();
    },
    suspend: () => {
      if (started) backend.suspend();
    },
    resume: () => {
      if (started) backend.resume();
    },
    close: async (takeDown) => {
      if (closed) return;
      closed = true;
      takeDown();
      if (started) await backend.close();
    },
  };
}
