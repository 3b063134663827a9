import { type Session, sessionRoutes } from "@palier/contract/areas/session";
import { useSyncExternalStore } from "react";
import { call } from "./call.ts";
import { followAdmin } from "./own-account.ts";
import { personalTexts } from "./personal-texts.ts";
import type { SessionState } from "./session-state.ts";
import { sessionStore } from "./session-store.ts";
import { canTabsTalk, tellOtherTabs } from "./session-tabs.ts";

export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** Once per page. @throws ApiFailure */
export async function loadSession(): Promise<SessionState> {
  if (sessionStore.get().kind === "unknown") await followSession();
  return sessionStore.get();
}

/** Adopts the browser's session, whoever's it is. @throws ApiFailure */
export async function followSession(): Promise<void> {
  store(await call(sessionRoutes.read));
}

/** Goes on with the same admin's new session only (A13). @throws ApiFailure */
export async function resumeSession(email: string): Promise<void> {
  waitForSession(email);
  const session = await call(sessionRoutes.read);
  // The admin may have signed in here meanwhile.
  if (sessionStore.get().kind !== "expired") return;
  if (session.admin?.email === email) store(session);
  else if (session.admin !== undefined) sessionStore.changeTo(session.admin);
  else waitForSession(email, session.csrfToken);
}

/** A session that was heard of may have ended again, or not be read: of the next one this page hears anew. */
function waitForSession(email: string, csrfToken = sessionStore.csrfToken()): void {
  if (sessionStore.get().kind === "expired") sessionStore.set({ kind: "expired", csrfToken, email });
}

/** @throws ApiFailure (401: wrong e-mail or password) */
export async function signIn(email: string, password: string): Promise<void> {
  if (sessionStore.get().kind === "unknown") await loadSession();
  const session = await call(sessionRoutes.login, { body: { email, password } });
  store(session);
  tellOtherTabs(session.admin);
}

/**
 * If the server is unreachable the session stays: otherwise the browser's next user would be signed in. @throws
 * ApiFailure
 */
export async function signOut(): Promise<void> {
  const ended = await call(sessionRoutes.logout, { body: {} });
  personalTexts.signOut();
  store(ended);
  tellOtherTabs();
}

/**
 * For a page that other tabs cannot reach: from the back-forward cache, or without channels. Requests wait, so that
 * nothing of another admin is shown (A13). Returns an unsubscribe function.
 */
export function recheckAtReturn(): () => void {
  const recheck = (): void => void sessionStore.recheckBy(askWhoIsSignedIn);
  const ifVisible = (): void => (document.visibilityState === "visible" ? recheck() : undefined);
  const ifCached = ({ persisted }: PageTransitionEvent): void => (persisted ? recheck() : undefined);
  const alone = !canTabsTalk();
  window.addEventListener("pageshow", ifCached);
  if (alone) {
    window.addEventListener("focus", recheck);
    // Capturing: before the queries refetch.
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
  const known = sessionStore.signIns();
  try {
    const { admin } = await call(sessionRoutes.read);
    if (admin === undefined) sessionStore.expire(known);
    else if (followAdmin(admin)) personalTexts.goOn();
  } catch {
    // The next requests show their own failures.
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
