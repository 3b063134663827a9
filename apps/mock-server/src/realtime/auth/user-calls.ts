import type { Json } from "../json.ts";
import { type Account, type Accounts, AuthRefusal } from "./accounts.ts";
import type { Claims } from "./signed-text.ts";
import { type Tokens, tokenLifetime } from "./tokens.ts";

/** One world's accounts and tokens. */
export interface Project {
  readonly id: string;
  readonly accounts: Accounts;
  readonly tokens: Tokens;
}

/** Undefined members are left out. */
export type Answer = Readonly<Record<string, Json | undefined>>;
export type Calls = Readonly<
  Record<string, (project: Project, body: Readonly<Record<string, unknown>>) => Answer>
>;

/** For `firebase/auth`. */
export const userCalls: Calls = {
  "accounts:signInWithPassword": ({ accounts, tokens }, body) => {
    const account = accounts.signIn(body.email, body.password);
    const { uid: localId, email, displayName } = account;
    return { registered: true, localId, email, displayName, ...session(tokens, account, "password") };
  },
  "accounts:signUp": () => {
    throw new AuthRefusal("ADMIN_ONLY_OPERATION");
  },
  "accounts:signInWithCustomToken": ({ accounts, tokens }, { token }) => {
    if (typeof token !== "string" || token === "") throw new AuthRefusal("MISSING_CUSTOM_TOKEN");
    const user = tokens.customUser(token);
    if (typeof user === "string") throw new AuthRefusal(`INVALID_CUSTOM_TOKEN : ${user}`);
    const account = accounts.customSignIn(user.uid);
    return { isNewUser: false, ...session(tokens, account, "custom", user.claims) };
  },
  "accounts:lookup": ({ accounts, tokens }, { idToken }) => {
    if (typeof idToken !== "string" || idToken === "") throw new AuthRefusal("MISSING_ID_TOKEN");
    const identity = tokens.identity(idToken);
    if (typeof identity === "string")
      throw new AuthRefusal(identity.includes("expired") ? "TOKEN_EXPIRED" : "INVALID_ID_TOKEN");
    return { users: [accountInfo(accounts.need(identity.auth.uid, identity.signedInAt))] };
  },
};

/** Exchanges a refresh token for an id token. */
export function secureToken({ id, accounts, tokens }: Project, form: URLSearchParams): Answer {
  if (form.get("grant_type") !== "refresh_token") throw new AuthRefusal("INVALID_GRANT_TYPE");
  const token = form.get("refresh_token") ?? "";
  const user = tokens.refreshed(token);
  // The SDK signs out for an expired token alone; a page left open over a restart then signs in anew.
  if (typeof user === "string") throw new AuthRefusal("TOKEN_EXPIRED");
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

/** As `accounts:lookup` returns it. */
export const accountInfo = (account: Account): Readonly<Record<string, Json>> => ({
  localId: account.uid,
  emailVerified: account.emailVerified,
  disabled: account.disabled,
  createdAt: String(account.createdAt),
  validSince: String(Math.floor(account.validSince / 1000)),
  ...(account.email === undefined ? {} : { email: account.email }),
  ...(account.displayName === undefined ? {} : { displayName: account.displayName }),
  ...(account.lastLoginAt === undefined ? {} : { lastLoginAt: String(account.lastLoginAt) }),
  ...(account.claims === undefined ? {} : { customAttributes: JSON.stringify(account.claims) }),
});

/** Id token claims, with those of a custom token. */
const accountClaims = (
  { displayName: name, claims, email, emailVerified }: Account,
  extra: Claims,
): Claims => ({
  name,
  ...claims,
  ...extra,
  email,
  email_verified: emailVerified,
});

function session(tokens: Tokens, account: Account, provider: string, extra: Claims = {}): Answer {
  return {
    idToken: tokens.idToken(account.uid, provider, accountClaims(account, extra)),
    refreshToken: tokens.refreshToken(account.uid, provider, extra),
    expiresIn: String(tokenLifetime),
  };
}
