import { z } from "zod";
import { parsedJson } from "../json.ts";
import { type AccountFields, AuthRefusal } from "./accounts.ts";
import type { Claims } from "./signed-text.ts";
import { accountInfo, type Calls } from "./user-calls.ts";

/** Like Google, accepts numbers as text. */
const text = z.union([z.string(), z.number().transform(String)]).nullish();
const flag = z.boolean().nullish();
const texts = z.array(z.coerce.string()).nullish();

const fieldsShape = z.object({
  localId: text,
  email: text,
  password: text,
  displayName: text,
  emailVerified: flag,
  disabled: flag,
  /** What updates call it. */
  disableUser: flag,
  /** In seconds. */
  validSince: text,
  /** JSON. */
  customAttributes: text,
});

const lookupShape = z.object({ localId: texts, email: texts });

/**
 * For `firebase-admin`: createUser, getUser, getUserByEmail, getUsers, updateUser, setCustomUserClaims,
 * revokeRefreshTokens, deleteUser.
 */
export const adminCalls: Calls = {
  accounts: ({ accounts }, body) => {
    const { uid, fields } = readFields(body);
    return accountInfo(accounts.create(uid, fields));
  },
  "accounts:lookup": ({ accounts }, body) => {
    const { localId, email } = read(lookupShape, body);
    const byId = (localId ?? []).map((uid) => accounts.byUid(uid));
    const byEmail = (email ?? []).map((each) => accounts.byEmail(each));
    const found = [...new Set([...byId, ...byEmail])].filter((account) => account !== undefined);
    return { users: found.length === 0 ? undefined : found.map(accountInfo) };
  },
  "accounts:update": ({ accounts }, body) => {
    const { uid, fields } = readFields(body);
    if (uid === undefined) throw new AuthRefusal("MISSING_LOCAL_ID");
    return accountInfo(accounts.update(uid, fields));
  },
  "accounts:delete": ({ accounts }, body) => {
    const { uid } = readFields(body);
    if (uid === undefined) throw new AuthRefusal("MISSING_LOCAL_ID");
    if (!accounts.remove(uid)) throw new AuthRefusal("USER_NOT_FOUND");
    return {};
  },
};

function readFields(body: unknown): { readonly uid: string | undefined; readonly fields: AccountFields } {
  const { localId, customAttributes, disableUser, disabled, validSince, ...named } = read(fieldsShape, body);
  const fields = {
    email: named.email ?? undefined,
    password: named.password ?? undefined,
    displayName: named.displayName ?? undefined,
    emailVerified: named.emailVerified ?? undefined,
    disabled: disableUser ?? disabled ?? undefined,
    claims: customAttributes == null ? undefined : readClaims(customAttributes),
    validSince: validSince == null ? undefined : Number(validSince) * 1000,
  };
  return { uid: localId ?? undefined, fields };
}

function readClaims(written: string): Claims {
  const claims = z.record(z.string(), z.unknown()).safeParse(parsedJson(written));
  if (!claims.success) throw new AuthRefusal("INVALID_CLAIMS");
  return claims.data;
}

function read<T>(shape: z.ZodType<T>, body: unknown): T {
  const { data, error } = shape.safeParse(body);
  if (data !== undefined) return data;
  const [issue] = error?.issues ?? [];
  throw new AuthRefusal(`Invalid JSON payload received. /${issue?.path.join("/")}: ${issue?.message}`);
}
