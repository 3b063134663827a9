import { isRecord } from "@palier/firebase-rules/json";
import { type Json, parsedJson } from "../json.ts";
import { type AccountFields, AuthRefusal } from "./account.ts";
import { accountInfo, given } from "./account-info.ts";
import type { Calls } from "./identity-toolkit.ts";
import type { Claims } from "./signed-text.ts";

type Body = Readonly<Record<string, unknown>>;

/** Reserved by Firebase. */
const reservedClaims =
  "acr amr at_hash aud auth_time azp cnf c_hash exp iat iss jti nbf nonce sub firebase user_id".split(" ");
const maxClaimsLength = 1000;

/**
 * For `firebase-admin`: createUser, getUser, getUserByEmail, getUsers, updateUser, setCustomUserClaims,
 * revokeRefreshTokens, deleteUser.
 */
export const adminCalls: Calls = {
  accounts: ({ accounts }, body) => {
    const uid = text(body, "localId");
    const { claims: _none, validSince: _never, ...fields } = readFields(body, "disabled");
    const { uid: localId, email, displayName } = accounts.create(uid, fields);
    return { kind: "identitytoolkit#SignupNewUserResponse", ...given({ localId, email, displayName }) };
  },
  "accounts:lookup": ({ accounts }, body) => {
    const byId = texts(body, "localId").map((uid) => accounts.byUid(uid));
    const byEmail = texts(body, "email").map((email) => accounts.byEmail(email));
    const found = new Set([...byId, ...byEmail]);
    const users = [...found].flatMap((each) => (each === undefined ? [] : [accountInfo(accounts, each)]));
    const kind = "identitytoolkit#GetAccountInfoResponse";
    return users.length === 0 ? { kind } : { kind, users };
  },
  "accounts:update": ({ accounts }, body) => {
    const account = accounts.update(needId(body), readFields(body, "disableUser"));
    const { providerUserInfo = [] } = accountInfo(accounts, account);
    const { uid: localId, email, emailVerified, displayName } = account;
    const newEmail = body.email === undefined ? undefined : email;
    const known = given<Json>({ localId, email, emailVerified, displayName, newEmail });
    return { kind: "identitytoolkit#SetAccountInfoResponse", ...known, providerUserInfo };
  },
  "accounts:delete": ({ accounts }, body) => {
    if (!accounts.remove(needId(body))) throw new AuthRefusal("USER_NOT_FOUND");
    return { kind: "identitytoolkit#DeleteAccountResponse" };
  },
};

function needId(body: Body): string {
  const uid = text(body, "localId");
  if (uid === undefined) throw new AuthRefusal("MISSING_LOCAL_ID");
  return uid;
}

/** Updates call it `disableUser`. */
function readFields(body: Body, disabled: "disabled" | "disableUser"): AccountFields {
  const validSince = text(body, "validSince");
  return {
    email: text(body, "email"),
    password: text(body, "password"),
    displayName: text(body, "displayName"),
    emailVerified: flag(body, "emailVerified"),
    disabled: flag(body, disabled),
    claims: readClaims(text(body, "customAttributes")),
    validSince: validSince === undefined ? undefined : Number(validSince) * 1000,
  };
}

function readClaims(written: string | undefined): Claims | undefined {
  if (written === undefined) return undefined;
  if (written.length > maxClaimsLength) throw new AuthRefusal("CLAIMS_TOO_LARGE");
  const claims = parsedJson(written);
  if (!isRecord(claims)) throw new AuthRefusal("INVALID_CLAIMS");
  const reserved = reservedClaims.find((name) => Object.hasOwn(claims, name));
  if (reserved !== undefined) throw new AuthRefusal(`FORBIDDEN_CLAIM : ${reserved}`);
  return claims;
}

function text(body: Body, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  // Like Google, accepts numbers as text.
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") throw wrong(name, "string");
  return value;
}

function flag(body: Body, name: string): boolean | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "boolean") throw wrong(name, "boolean");
  return value;
}

function texts(body: Body, name: string): readonly string[] {
  const value = body[name] ?? [];
  if (!Array.isArray(value)) throw wrong(name, "array");
  return value.map((each) => String(each));
}

const wrong = (name: string, type: string): AuthRefusal =>
  new AuthRefusal(`Invalid JSON payload received. /${name} must be ${type}`, { status: "INVALID_ARGUMENT" });
