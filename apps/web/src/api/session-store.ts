import type { SignedInAdmin } from "@palier/contract/areas/session";
import type { OwnView } from "@palier/contract/areas/view";
import {
  changedTo,
  expired,
  followed,
  isSessionOf,
  openingWith,
  type SessionState,
  signedOutElsewhere,
} from "./session-state.ts";

type Listener = () => void;

function createSessionStore() {
  let state: SessionState = { kind: "unknown" };
  let recheck: Promise<void> | undefined;
  const listeners = new Set<Listener>();
  const set = (next: SessionState): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  /** Tells nobody of what is no news. */
  const become = (next: SessionState): void => {
    if (next !== state) set(next);
  };
  return {
    get: (): SessionState => state,
    set,
    /** The server no longer knows this page's session. Does nothing when nobody was signed in. */
    expire: (): void => become(expired(state)),
    /** The admin signed out in another tab, which this page may have noticed as an end already. */
    signOutElsewhere: (): void => become(signedOutElsewhere(state)),
    /** Another admin signed in with this browser. Does nothing when nobody was signed in here. */
    changeTo: (admin: SignedInAdmin): void => become(changedTo(state, admin)),
    /**
     * Takes over a corrected address or name of the admin who is signed in: who it is, the id says. Anybody else who is signed
     * in ends this page's session. Returns whether it is the same admin.
     */
    follow(admin: SignedInAdmin): boolean {
      const isSame = isSessionOf(state, admin);
      become(followed(state, admin));
      return isSame;
    },
    /** Takes over with which view a list opens, as a later answer said it. */
    openWith: (list: string, view: OwnView | undefined): void => become(openingWith(state, list, view)),
    /** Requests wait while it is asked whose session this is by now. A second question waits for the first. */
    async recheckBy(ask: () => Promise<void>): Promise<void> {
      recheck ??= ask().finally(() => {
        recheck = undefined;
      });
      await recheck;
    },
    rechecked: (): Promise<void> | undefined => recheck,
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    csrfToken: (): string => (state.kind === "unknown" ? "" : state.csrfToken),
  };
}

export const sessionStore = createSessionStore();
