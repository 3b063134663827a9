import type { Json } from "../json.ts";
import type { Account } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import type { Claims } from "./signed-text.ts";

type Info = Readonly<Record<string, Json>>;

/** As `accounts:lookup` returns it, without unset fields. */
export function accountInfo(accounts: Accounts, account: Account): Info {
  const { uid, email, emailVerified, displayName, createdAt, lastRefreshAt, passwordUpdatedAt } = account;
  const validSince = accounts.validSince(uid);
  const name = email ?? "";
  const known = { providerId: "password", federatedId: name, rawId: name, email: name };
  const password = displayName === undefined ? known : { ...known, displayName };
  return given({
    localId: uid,
    email,
    emailVerified,
    displayName,
    createdAt: String(createdAt),
    lastLoginAt: account.lastLoginAt === undefined ? undefined : String(account.lastLoginAt),
    lastRefreshAt: lastRefreshAt === undefined ? undefined : new Date(lastRefreshAt).toISOString(),
    passwordUpdatedAt,
    validSince: validSince === undefined ? undefined : String(Math.floor(validSince / 1000)),
    customAuth: account.customAuth ? true : undefined,
    customAttributes: account.claims === undefined ? undefined : JSON.stringify(account.claims),
    disabled: accounts.isDisabled(uid) ? true : undefined,
    providerUserInfo: email === undefined || account.passwordHash === undefined ? undefined : [password],
  });
}

/** Id token claims, with those of a custom token. */
export function accountClaims(account: Account, extra: Claims): Claims {
  const { displayName, email, emailVerified } = account;
  return given({ name: displayName, ...account.claims, ...extra, email, email_verified: emailVerified });
}

/** Drops undefined members. */
export const given = <V>(fields: Readonly<Record<string, V | undefined>>): Readonly<Record<string, V>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
