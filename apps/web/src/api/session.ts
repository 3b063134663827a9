import { type Session, sessionRoutes } from "@palier/contract/areas/session";
import { useSyncExternalStore } from "react";
import { call } from "./call.ts";
import { followAdmin } from "./own-account.ts";
import { personalTexts } from "./personal-texts.ts";
import type { SessionState } from "./session-state.ts";
import { sessionStore } from "./session-store.ts";
import { canTabsTalk, tellOtherTabs } from "./session-tabs.ts";

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
  const ended = await call(sessionRoutes.logout, { body: {} });
  personalTexts.close();
  store(ended);
  tellOtherTabs();
}

/**
 * Asks whose session this is by now when the user returns to a page that other tabs cannot reach: from the browser's
 * back-forward cache, or where tabs cannot talk. No request goes out before the answer, so that nothing of another
 * admin is read or shown as this one's (A13). Returns the way to stop.
 */
export function recheckAtReturn(): () => void {
  const recheck = (): void => void sessionStore.recheckBy(askWhoIsSignedIn);
  const ifVisible = (): void => (document.visibilityState === "visible" ? recheck() : undefined);
  const ifCached = ({ persisted }: PageTransitionEvent): void => (persisted ? recheck() : undefined);
  const alone = !canTabsTalk();
  window.addEventListener("pageshow", ifCached);
  if (alone) {
    window.addEventListener("focus", recheck);
    // Before the queries hear of it, which read again then.
    document.addEventListener("visibilitychange", ifVisible, true);
  }
  return () => {
    window.removeEventListener("pageshow", ifCached);
    window.removeEventListener("focus", recheck);
    document.removeEventListener("visibilitychange", ifVisible, true);
  };
}

async function askWhoIsSignedIn(): Promise<void> {
  if (sessionStore.get().kind !== "signed-in") return;
  try {
    const { admin } = await call(sessionRoutes.read);
    if (admin === undefined) sessionStore.expire();
    else followAdmin(admin);
  } catch {
    // Nobody answers: what is asked next fails in its own place.
  }
}

function store(session: Session): void {
  const { admin, csrfToken, realtime, defaultViews } = session;
  const signedIn = session.authenticated && admin !== undefined;
  sessionStore.set(
    signedIn
      ? { kind: "signed-in", admin, csrfToken, realtime, defaultViews }
      : { kind: "signed-out", csrfToken },
  );
}
