import type { RealtimeSettings, SignedInAdmin } from "@palier/contract/areas/session";
import type { OwnView } from "@palier/contract/areas/view";

/**
 * What this page knows of its session. `expired` and `changed` differ from `signed-out`: the session was taken away in
 * mid-work, by its end or by another admin's sign-in, so that the way back and the drafts are kept (A08, A13).
 * `signed-out-elsewhere`: the admin signed out in another tab, so that neither is kept (A23).
 */
export type SessionState =
  | { readonly kind: "unknown" }
  | {
      readonly kind: "signed-in";
      readonly admin: SignedInAdmin;
      readonly csrfToken: string;
      /** How to reach the realtime service; left out where there is none. */
      readonly realtime: RealtimeSettings | undefined;
      /** The views with which this admin's lists open. Defaults to none. */
      readonly defaultViews?: readonly OwnView[] | undefined;
    }
  | { readonly kind: "signed-out" | "signed-out-elsewhere"; readonly csrfToken: string }
  /** With the address of who was signed in, or none if another admin's session ended meanwhile. */
  | { readonly kind: "expired"; readonly csrfToken: string; readonly email: string }
  /** The browser's session belongs to `admin` now. This page sends nothing under it. */
  | { readonly kind: "changed"; readonly csrfToken: string; readonly admin: SignedInAdmin };

type Listener = () => void;

function createSessionStore() {
  let state: SessionState = { kind: "unknown" };
  let recheck: Promise<void> | undefined;
  const listeners = new Set<Listener>();
  const set = (next: SessionState): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const store = {
    get: (): SessionState => state,
    set,
    /** The server no longer knows this page's session. Does nothing when nobody was signed in. */
    expire(): void {
      if (state.kind === "signed-in" || state.kind === "changed")
        set({
          kind: "expired",
          csrfToken: state.csrfToken,
          email: state.kind === "signed-in" ? state.admin.email : "",
        });
    },
    /** The admin signed out in another tab, which this page may have noticed as an end already. */
    signOutElsewhere(): void {
      if (state.kind !== "unknown" && state.kind !== "signed-out")
        set({ kind: "signed-out-elsewhere", csrfToken: state.csrfToken });
    },
    /** Another admin signed in with this browser. Does nothing when nobody was signed in here. */
    changeTo(admin: SignedInAdmin): void {
      if (state.kind === "signed-in" || state.kind === "changed")
        set({ kind: "changed", csrfToken: state.csrfToken, admin });
    },
    /**
     * Takes over a corrected address or name of the admin who is signed in: who it is, the id says. Anybody else who is signed
     * in ends this page's session. Returns whether it is the same admin.
     */
    follow(admin: SignedInAdmin): boolean {
      if (state.kind !== "signed-in" || state.admin.id !== admin.id) {
        store.changeTo(admin);
        return false;
      }
      const { email, firstName, lastName } = state.admin;
      const isKnown = email === admin.email && firstName === admin.firstName && lastName === admin.lastName;
      if (!isKnown) set({ ...state, admin });
      return true;
    },
    /** Takes over with which view a list opens, as a later answer said it. */
    openWith(list: string, view: OwnView | undefined): void {
      if (state.kind !== "signed-in") return;
      const { defaultViews: before = [] } = state;
      const known = before.find((each) => each.list === list);
      if (JSON.stringify(known) === JSON.stringify(view)) return;
      const others = before.filter((each) => each.list !== list);
      set({ ...state, defaultViews: view === undefined ? others : [...others, view] });
    },
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
  return store;
}

export const sessionStore = createSessionStore();
