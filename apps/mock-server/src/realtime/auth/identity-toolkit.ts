import type { Json } from "../json.ts";
import { type Account, AuthRefusal } from "./account.ts";
import { accountClaims, accountInfo, given } from "./account-info.ts";
import type { Project } from "./project.ts";
import type { Claims } from "./signed-text.ts";
import { tokenLifetime } from "./token-office.ts";

type Body = Readonly<Record<string, unknown>>;
export type Answer = Readonly<Record<string, Json>>;
export type Calls = Readonly<Record<string, (project: Project, body: Body) => Answer>>;

/** For `firebase/auth`. */
export const userCalls: Calls = {
  "accounts:signInWithPassword": ({ accounts, tokens }, body) => {
    const account = accounts.signIn(body.email, body.password);
    const kind = "identitytoolkit#VerifyPasswordResponse";
    return { kind, registered: true, ...named(account), ...session(tokens, account, "password") };
  },
  "accounts:signUp": ({ accounts, tokens }, body) => {
    if (body.email === undefined && body.password === undefined)
      throw new AuthRefusal("ADMIN_ONLY_OPERATION");
    const account = accounts.signUp(body.email, body.password);
    const kind = "identitytoolkit#SignupNewUserResponse";
    return { kind, ...named(account), ...session(tokens, account, "password") };
  },
  "accounts:signInWithCustomToken": ({ accounts, tokens }, { token }) => {
    if (typeof token !== "string" || token === "") throw new AuthRefusal("MISSING_CUSTOM_TOKEN");
    const user = tokens.customUser(token);
    if (typeof user === "string") throw new AuthRefusal(`INVALID_CUSTOM_TOKEN : ${user}`);
    const isNewUser = accounts.byUid(user.uid) === undefined;
    const account = accounts.customSignIn(user.uid);
    const kind = "identitytoolkit#VerifyCustomTokenResponse";
    return { kind, isNewUser, ...session(tokens, account, "custom", user.claims) };
  },
  "accounts:lookup": ({ accounts, tokens }, { idToken }) => {
    if (typeof idToken !== "string" || idToken === "") throw new AuthRefusal("MISSING_ID_TOKEN");
    const identity = tokens.identity(idToken);
    if (typeof identity === "string") {
      throw new AuthRefusal(identity.includes("expired") ? "TOKEN_EXPIRED" : "INVALID_ID_TOKEN");
    }
    const account = accounts.need(identity.auth.uid, identity.signedInAt);
    return { kind: "identitytoolkit#GetAccountInfoResponse", users: [accountInfo(accounts, account)] };
  },
};

/** Exchanges a refresh token for an id token. */
export function secureToken({ id, accounts, tokens }: Project, form: URLSearchParams): Answer {
  const kind = form.get("grant_type") ?? "";
  if (kind === "") throw new AuthRefusal("MISSING_GRANT_TYPE");
  if (kind !== "refresh_token") throw new AuthRefusal("INVALID_GRANT_TYPE");
  const token = form.get("refresh_token") ?? "";
  if (token === "") throw new AuthRefusal("MISSING_REFRESH_TOKEN");
  const user = tokens.refreshed(token);
  // The SDK signs out for an expired token alone; a page left open over a restart then signs in anew.
  if (user === undefined)
    throw new AuthRefusal(tokens.isForeign(token) ? "TOKEN_EXPIRED" : "INVALID_REFRESH_TOKEN");
  const { uid, provider, signedInAt, claims } = user;
  const account = accounts.need(uid, signedInAt);
  const idToken = tokens.idToken(uid, provider, accountClaims(account, claims), signedInAt);
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: token,
    expires_in: String(tokenLifetime),
    token_type: "Bearer",
    user_id: uid,
    project_id: id,
  };
}

const named = ({ uid, email, displayName }: Account): Answer => given({ localId: uid, email, displayName });

function session(tokens: Project["tokens"], account: Account, provider: string, extra: Claims = {}): Answer {
  return {
    idToken: tokens.idToken(account.uid, provider, accountClaims(account, extra)),
    refreshToken: tokens.refreshToken(account.uid, provider, extra),
    expiresIn: String(tokenLifetime),
  };
}
