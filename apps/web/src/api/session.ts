import { type Session, sessionRoutes } from "@palier/contract/areas/session";
import { useSyncExternalStore } from "react";
import { call } from "./call.ts";
import { type SessionState, sessionStore } from "./session-store.ts";
import { tellOtherTabs } from "./session-tabs.ts";

/** The session as this page knows it, live. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** Asks the server who is signed in, once a page. @throws ApiFailure when it cannot be asked. */
export async function loadSession(): Promise<SessionState> {
  if (sessionStore.get().kind === "unknown") await followSession();
  return sessionStore.get();
}

/** Takes the browser's session for this page's own, whoever it belongs to. @throws ApiFailure */
export async function followSession(): Promise<void> {
  store(await call(sessionRoutes.read));
}

/** @throws ApiFailure (401: wrong e-mail or password). */
export async function signIn(email: string, password: string): Promise<void> {
  if (sessionStore.get().kind === "unknown") await loadSession();
  const session = await call(sessionRoutes.login, { body: { email, password } });
  store(session);
  tellOtherTabs(session.admin);
}

/**
 * Ends the session. When the server cannot be reached it goes on there, so it is not shown as ended: whoever opens this
 * browser next would be signed in. @throws ApiFailure
 */
export async function signOut(): Promise<void> {
  store(await call(sessionRoutes.logout, { body: {} }));
  tellOtherTabs();
}

function store(session: Session): void {
  const { admin, csrfToken, realtime } = session;
  const signedIn = session.authenticated && admin !== undefined;
  sessionStore.set(
    signedIn ? { kind: "signed-in", admin, csrfToken, realtime } : { kind: "signed-out", csrfToken },
  );
}
