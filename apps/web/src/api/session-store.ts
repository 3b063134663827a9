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
  let signIns = 0;
  const listeners = new Set<Listener>();
  const set = (next: SessionState): void => {
    if (next.kind === "signed-in" && state.kind !== "signed-in") signIns += 1;
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const become = (next: SessionState): void => {
    if (next !== state) set(next);
  };
  return {
    get: (): SessionState => state,
    set,
    /** How many this page knows of, in other tabs too. */
    signIns: (): number => signIns,
    /** `known`: sign-ins as the refused request left. A later one is taken up again. */
    expire: (known = signIns): void => become(expired(state, known < signIns)),
    signOutElsewhere: (): void => become(signedOutElsewhere(state)),
    changeTo: (admin: SignedInAdmin): void => become(changedTo(state, admin)),
    /** Adopts a corrected address or name; another admin ends the session. Returns whether it is the same. */
    follow(admin: SignedInAdmin): boolean {
      const isSame = isSessionOf(state, admin);
      if (isSame) signIns += 1;
      become(followed(state, admin));
      return isSame;
    },
    openWith: (list: string, view: OwnView | undefined): void => become(openingWith(state, list, view)),
    /** Requests wait; concurrent checks are shared. */
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
