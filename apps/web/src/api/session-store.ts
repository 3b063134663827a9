import type { RealtimeSettings, SignedInAdmin } from "@palier/contract/areas/session";

/**
 * What this page knows of its session. `expired` differs from `signed-out`: the first was taken away in mid-work, so the
 * way back and the drafts are kept (A08).
 */
export type SessionState =
  | { readonly kind: "unknown" }
  | {
      readonly kind: "signed-in";
      readonly admin: SignedInAdmin;
      readonly csrfToken: string;
      /** How to reach the realtime service; left out where there is none. */
      readonly realtime: RealtimeSettings | undefined;
    }
  | { readonly kind: "signed-out" | "expired"; readonly csrfToken: string };

type Listener = () => void;

function createSessionStore() {
  let state: SessionState = { kind: "unknown" };
  const listeners = new Set<Listener>();
  const set = (next: SessionState): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: (): SessionState => state,
    set,
    /** The server no longer knows this session. Does nothing when nobody was signed in. */
    expire(): void {
      if (state.kind === "signed-in") set({ kind: "expired", csrfToken: state.csrfToken });
    },
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    csrfToken: (): string => (state.kind === "unknown" ? "" : state.csrfToken),
  };
}

export const sessionStore = createSessionStore();
