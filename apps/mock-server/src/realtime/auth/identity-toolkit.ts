import { isRecord, type Json } from "../json.ts";
import { type Account, AuthRefusal } from "./accounts.ts";
import type { Project } from "./project.ts";
import type { Claims } from "./signed-text.ts";
import { tokenLifetime } from "./token-office.ts";

type Body = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, Json>>;

/** The calls of `identitytoolkit.googleapis.com` that `firebase/auth` makes to sign someone in. */
const calls: Readonly<Record<string, (project: Project, body: Body) => Answer>> = {
  "accounts:signInWithPassword": ({ accounts, tokens }, body) =>
    withPassword(tokens, accounts.signIn(body.email, body.password)),
  "accounts:signUp": ({ accounts, tokens }, body) => {
    if (body.email === undefined) throw new AuthRefusal("ADMIN_ONLY_OPERATION");
    return withPassword(tokens, accounts.signUp(body.email, body.password));
  },
  "accounts:signInWithCustomToken": ({ accounts, tokens }, { token }) => {
    if (typeof token !== "string" || token === "") throw new AuthRefusal("MISSING_CUSTOM_TOKEN");
    const user = tokens.customUser(token);
    if (typeof user === "string") throw new AuthRefusal(`INVALID_CUSTOM_TOKEN : ${user}`);
    accounts.check(user.uid, Number.POSITIVE_INFINITY);
    return { ...given(tokens, user.uid, "custom", user.claims), isNewUser: false };
  },
  "accounts:lookup": ({ accounts, tokens }, { idToken }) => {
    const identity = typeof idToken === "string" ? tokens.identity(idToken) : "no token";
    if (typeof identity === "string") {
      throw new AuthRefusal(identity.includes("expired") ? "TOKEN_EXPIRED" : "INVALID_ID_TOKEN");
    }
    const { uid, provider } = identity.auth;
    accounts.check(uid, identity.signedInAt);
    const account = accounts.byUid(uid);
    if (account === undefined && provider === "password") throw new AuthRefusal("USER_NOT_FOUND");
    return { kind: "identitytoolkit#GetAccountInfoResponse", users: [userInfo(uid, account)] };
  },
};

/** Answers one call; undefined when there is none of that name. Throws an {@link AuthRefusal}. */
export function identityToolkit(project: Project, name: string, body: unknown): Answer | undefined {
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (call === undefined) return undefined;
  if (!isRecord(body)) throw new AuthRefusal("INVALID_REQUEST : the body is no JSON object");
  return call(project, body);
}

/** The one call of `securetoken.googleapis.com`: a fresh id token for a refresh token. */
export function secureToken(project: Project, form: URLSearchParams): Answer {
  if (form.get("grant_type") !== "refresh_token") throw new AuthRefusal("INVALID_GRANT_TYPE");
  const token = form.get("refresh_token") ?? "";
  if (token === "") throw new AuthRefusal("MISSING_REFRESH_TOKEN");
  const user = project.tokens.refreshed(token);
  if (user === undefined) throw new AuthRefusal("INVALID_REFRESH_TOKEN");
  const { uid, provider, signedInAt } = user;
  const account = project.accounts.byUid(uid);
  if (provider === "password" && account === undefined) throw new AuthRefusal("USER_NOT_FOUND");
  project.accounts.check(uid, signedInAt);
  const claims = provider === "password" && account !== undefined ? claimsOf(account) : user.claims;
  const idToken = project.tokens.idToken(uid, provider, claims, signedInAt);
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: token,
    expires_in: String(tokenLifetime),
    token_type: "Bearer",
    user_id: uid,
    project_id: project.id,
  };
}

const claimsOf = ({ email, claims }: Account): Claims => ({ ...claims, email, email_verified: false });

function withPassword(tokens: Project["tokens"], account: Account): Answer {
  const { uid, email } = account;
  const answer = given(tokens, uid, "password", claimsOf(account));
  return { ...answer, localId: uid, email, displayName: "", registered: true };
}

function given(tokens: Project["tokens"], uid: string, provider: string, claims: Claims): Answer {
  return {
    kind: "identitytoolkit#VerifyPasswordResponse",
    idToken: tokens.idToken(uid, provider, claims),
    refreshToken: tokens.refreshToken(uid, provider, claims),
    expiresIn: String(tokenLifetime),
  };
}

function userInfo(localId: string, account: Account | undefined): Answer {
  if (account === undefined) return { localId, customAuth: true };
  const { email, createdAt, lastLoginAt } = account;
  const provider = { providerId: "password", federatedId: email, rawId: email, email };
  return {
    localId,
    email,
    emailVerified: false,
    providerUserInfo: [provider],
    createdAt: String(createdAt),
    lastLoginAt: String(lastLoginAt),
    disabled: false,
  };
}
