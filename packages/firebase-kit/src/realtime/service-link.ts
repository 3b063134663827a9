import type { LateAdapter } from "../adapter/late-adapter.ts";
import { type Observable, variable } from "../adapter/observable.ts";
import type { Clock, RealtimeAdapter } from "../adapter/realtime-adapter.ts";
import type { Admin } from "../lock/entry.ts";
import { type ConnectionState, connectionState, type SignInTrouble } from "./connection.ts";

export interface RealtimeBackend {
  /** `tell`: why nobody is signed in; undefined when signed in or unknown. Called repeatedly. */
  readonly open: (tell: (trouble: SignInTrouble | undefined) => void) => Promise<RealtimeAdapter>;
  /** Disconnects at once. */
  readonly suspend: () => void;
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

export interface ServiceLink {
  readonly connection: Observable<ConnectionState>;
  readonly trouble: () => SignInTrouble | undefined;
  readonly start: () => void;
  readonly suspend: () => void;
  readonly resume: () => void;
  /** `takeDown` runs after new starts are prevented and before the connection closes. */
  readonly close: (takeDown: () => void) => Promise<void>;
}

export interface SignInHearer {
  readonly identity: (admin: Admin) => void;
  readonly troubled: (why: SignInTrouble) => void;
  readonly signedIn: () => void;
}

/** Between loading attempts (ms). */
const longestPause = 60_000;

/** @param adapter stands in until the service's own arrives. */
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
    suspend: backend.suspend,
    resume: backend.resume,
    close: async (takeDown) => {
      if (closed) return;
      closed = true;
      takeDown();
      // Push or the caller's own paths may have signed in.
      await backend.close();
    },
  };
}
