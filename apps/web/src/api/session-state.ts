import type { RealtimeSettings, SignedInAdmin } from "@palier/contract/areas/session";
import type { OwnView } from "@palier/contract/areas/view";

/**
 * `expired` and `changed` (to another admin) interrupted work: drafts and the way back are kept (A08, A13).
 * After `signed-out-elsewhere` neither is (A23).
 */
export type SessionState =
  | { readonly kind: "unknown" }
  | {
      readonly kind: "signed-in";
      readonly admin: SignedInAdmin;
      readonly csrfToken: string;
      readonly realtime: RealtimeSettings | undefined;
      readonly defaultViews?: readonly OwnView[] | undefined;
    }
  | { readonly kind: "signed-out" | "signed-out-elsewhere"; readonly csrfToken: string }
  | {
      readonly kind: "expired";
      readonly csrfToken: string;
      /** The former admin's, or empty if another admin's session had ended. */
      readonly email: string;
      /** The same admin signed in again in another tab. */
      readonly isBack?: true;
    }
  /** The browser's session is `admin`'s; this page sends nothing. */
  | { readonly kind: "changed"; readonly csrfToken: string; readonly admin: SignedInAdmin };

/* Transitions return the given state if nothing changed. */

/** The server no longer knows the session, or, `isBack`, not its former one. No change if signed out. */
export function expired(state: SessionState, isBack = false): SessionState {
  const { kind } = state;
  if (kind !== "signed-in" && kind !== "changed") return state;
  if (kind === "changed") return { kind: "expired", csrfToken: state.csrfToken, email: "" };
  const ended = { kind: "expired", csrfToken: state.csrfToken, email: state.admin.email } as const;
  return isBack ? { ...ended, isBack } : ended;
}

export const signedOutElsewhere = (state: SessionState): SessionState =>
  state.kind === "unknown" || state.kind === "signed-out"
    ? state
    : { kind: "signed-out-elsewhere", csrfToken: state.csrfToken };

/** No change if signed out. A running call may have been refused first, so that it counts as expired. */
export const changedTo = (state: SessionState, admin: SignedInAdmin): SessionState =>
  state.kind === "signed-in" || state.kind === "changed" || isOverFor(state, admin)
    ? { kind: "changed", csrfToken: state.csrfToken, admin }
    : state;

type ExpiredSession = Extract<SessionState, { kind: "expired" }>;

const isOverFor = (state: SessionState, { email }: SignedInAdmin): state is ExpiredSession =>
  state.kind === "expired" && state.email !== "" && state.email !== email;

/** Address and name may change. */
export const isSessionOf = (state: SessionState, { id }: SignedInAdmin): boolean =>
  state.kind === "signed-in" && state.admin.id === id;

/** Adopts a corrected address or name; another admin changes the session. An expired one is read again: it may be whose it was. */
export function followed(state: SessionState, admin: SignedInAdmin): SessionState {
  if (state.kind === "expired") return { ...state, isBack: true };
  if (state.kind !== "signed-in" || !isSessionOf(state, admin)) return changedTo(state, admin);
  const { email, firstName, lastName } = state.admin;
  const isKnown = email === admin.email && firstName === admin.firstName && lastName === admin.lastName;
  return isKnown ? state : { ...state, admin };
}

/** `view` becomes the list's default; undefined clears it. */
export function openingWith(state: SessionState, list: string, view: OwnView | undefined): SessionState {
  if (state.kind !== "signed-in") return state;
  const { defaultViews: before = [] } = state;
  const known = before.find((each) => each.list === list);
  if (JSON.stringify(known) === JSON.stringify(view)) return state;
  const others = before.filter((each) => each.list !== list);
  return { ...state, defaultViews: view === undefined ? others : [...others, view] };
}
