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

/*
 * What becomes of a session by what is learned of it. Each gives the very state that it was given where it is no news.
 */

/** The server no longer knows it. No news when nobody was signed in. */
export function expired(state: SessionState): SessionState {
  if (state.kind !== "signed-in" && state.kind !== "changed") return state;
  const email = state.kind === "signed-in" ? state.admin.email : "";
  return { kind: "expired", csrfToken: state.csrfToken, email };
}

/** The admin signed out in another tab, which this page may have noticed as an end already. */
export const signedOutElsewhere = (state: SessionState): SessionState =>
  state.kind === "unknown" || state.kind === "signed-out"
    ? state
    : { kind: "signed-out-elsewhere", csrfToken: state.csrfToken };

/** Another admin signed in with this browser. No news when nobody was signed in here. */
export const changedTo = (state: SessionState, admin: SignedInAdmin): SessionState =>
  state.kind === "signed-in" || state.kind === "changed"
    ? { kind: "changed", csrfToken: state.csrfToken, admin }
    : state;

/** Whether it is this admin's, by the id: address and name may have been corrected. */
export const isSessionOf = (state: SessionState, { id }: SignedInAdmin): boolean =>
  state.kind === "signed-in" && state.admin.id === id;

/** Takes over a corrected address or name of the admin who is signed in. Anybody else who is signed in ends it. */
export function followed(state: SessionState, admin: SignedInAdmin): SessionState {
  if (state.kind !== "signed-in" || !isSessionOf(state, admin)) return changedTo(state, admin);
  const { email, firstName, lastName } = state.admin;
  const isKnown = email === admin.email && firstName === admin.firstName && lastName === admin.lastName;
  return isKnown ? state : { ...state, admin };
}

/** A list opens with this view from now on, or with none. */
export function openingWith(state: SessionState, list: string, view: OwnView | undefined): SessionState {
  if (state.kind !== "signed-in") return state;
  const { defaultViews: before = [] } = state;
  const known = before.find((each) => each.list === list);
  if (JSON.stringify(known) === JSON.stringify(view)) return state;
  const others = before.filter((each) => each.list !== list);
  return { ...state, defaultViews: view === undefined ? others : [...others, view] };
}
