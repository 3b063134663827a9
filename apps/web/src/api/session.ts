import { type Session, sessionRoutes } from "@palier/contract/areas/session";
import { useSyncExternalStore } from "react";
import { call } from "./call.ts";
import { failureOf } from "./failure.ts";
import { type SessionState, sessionStore } from "./session-store.ts";

/** The session as this page knows it, live. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** Asks the server who is signed in, once a page. @throws ApiFailure when it cannot be asked. */
export async function loadSession(): Promise<SessionState> {
  if (sessionStore.get().kind === "unknown") note(await call(sessionRoutes.read));
  return sessionStore.get();
}

/** @throws ApiFailure (401: wrong e-mail or password). */
export async function signIn(email: string, password: string): Promise<void> {
  if (sessionStore.get().kind === "unknown") await loadSession();
  note(await call(sessionRoutes.login, { body: { email, password } }));
}

/** Ends the session here even when the server cannot be told: its own expiry does the rest. */
export async function signOut(): Promise<void> {
  try {
    note(await call(sessionRoutes.logout, { body: {} }));
  } catch (error) {
    if (failureOf(error).kind === "aborted") throw error;
    sessionStore.set({ kind: "signed-out", csrfToken: "" });
  }
}

function note(session: Session): void {
  const { admin, csrfToken, realtime } = session;
  const signedIn = session.authenticated && admin !== undefined;
  sessionStore.set(
    signedIn ? { kind: "signed-in", admin, csrfToken, realtime } : { kind: "signed-out", csrfToken },
  );
}
