import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Claims } from "./signed-text.ts";

/** Google's code, which SDKs map to `auth/…`, and the answer's HTTP status. */
export class AuthRefusal extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

export interface Account {
  readonly uid: string;
  email: string | undefined;
  emailVerified: boolean;
  displayName: string | undefined;
  passwordHash: Buffer | undefined;
  claims: Claims | undefined;
  disabled: boolean;
  /** Sign-ins before this are void (epoch ms). */
  validSince: number;
  /** Epoch ms. */
  readonly createdAt: number;
  lastLoginAt: number | undefined;
}

/** Undefined leaves a field. */
export interface AccountFields {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly displayName?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly claims?: Claims | undefined;
  /** Epoch ms. */
  readonly validSince?: number | undefined;
}

const minPasswordLength = 6;
const maxAccounts = 10_000;
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * One project's accounts. The backend alone creates them: the API key, which every page has, may not (L12).
 * Refusals are {@link AuthRefusal}.
 */
export class Accounts {
  /** E-mail enumeration protection, on in new projects: unknown addresses and wrong passwords look the same. */
  hidesEmails = true;
  readonly #secret: string;
  readonly #now: () => number;
  readonly #byUid = new Map<string, Account>();

  constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  byUid(uid: string): Account | undefined {
    return this.#byUid.get(uid);
  }

  byEmail(email: string): Account | undefined {
    return [...this.#byUid.values()].find((account) => account.email === email.toLowerCase());
  }

  /** Created without address or password if missing. */
  ensure(uid: string): Account {
    const known = this.#byUid.get(uid);
    if (known !== undefined) return known;
    if (this.#byUid.size >= maxAccounts) throw new AuthRefusal("QUOTA_EXCEEDED : too many accounts");
    const made: Account = {
      uid,
      email: undefined,
      emailVerified: false,
      displayName: undefined,
      passwordHash: undefined,
      claims: undefined,
      disabled: false,
      validSince: 0,
      createdAt: this.#now(),
      lastLoginAt: undefined,
    };
    this.#byUid.set(uid, made);
    return made;
  }

  /** As a backend does: the account of this id, else of this address, has these from now on. */
  put(given: { uid?: string; email: string; password: string; claims?: Claims }): Account {
    const { email, password, claims = {} } = given;
    const namesake = this.byEmail(email);
    const uid = given.uid ?? namesake?.uid ?? newUid();
    if (namesake !== undefined && namesake.uid !== uid) this.remove(namesake.uid);
    const isSame = this.#isPassword(this.ensure(uid), password);
    return this.update(uid, { email, claims, password: isSame ? undefined : password });
  }

  /** Id and address must be unique. */
  create(uid: string | undefined, fields: AccountFields): Account {
    if (uid !== undefined && this.#byUid.has(uid)) throw new AuthRefusal("DUPLICATE_LOCAL_ID");
    this.#check(fields, undefined);
    return this.update(this.ensure(uid ?? newUid()).uid, fields);
  }

  /** A new address or password ends sign-ins, as with Google. */
  update(uid: string, fields: AccountFields): Account {
    const account = this.#byUid.get(uid);
    if (account === undefined) throw new AuthRefusal("USER_NOT_FOUND");
    const email = this.#check(fields, account) ?? account.email;
    const { password } = fields;
    if (email !== account.email) account.emailVerified = false;
    if (email !== account.email || password !== undefined) this.revoke(uid);
    account.email = email;
    if (password !== undefined) account.passwordHash = this.#hash(uid, password);
    account.displayName = fields.displayName ?? account.displayName;
    account.emailVerified = fields.emailVerified ?? account.emailVerified;
    account.claims = fields.claims ?? account.claims;
    account.disabled = fields.disabled ?? account.disabled;
    account.validSince = fields.validSince ?? account.validSince;
    return account;
  }

  /** A disabled account cannot sign in or renew tokens. */
  disable(uid: string, disabled = true): void {
    const account = disabled ? this.ensure(uid) : this.#byUid.get(uid);
    if (account !== undefined) account.disabled = disabled;
  }

  /** The account may sign in again. */
  revoke(uid: string): void {
    const account = this.#byUid.get(uid);
    if (account !== undefined) account.validSince = this.#now();
  }

  /** False if missing. */
  remove(uid: string): boolean {
    return this.#byUid.delete(uid);
  }

  /** Throws if the sign-in has ended. */
  need(uid: string, signedInAt: number): Account {
    const account = this.#byUid.get(uid);
    if (account === undefined) throw new AuthRefusal("USER_NOT_FOUND");
    if (account.disabled) throw new AuthRefusal("USER_DISABLED");
    if (signedInAt < account.validSince) throw new AuthRefusal("TOKEN_EXPIRED");
    return account;
  }

  signIn(givenEmail: unknown, password: unknown): Account {
    if (givenEmail === "") throw new AuthRefusal("INVALID_EMAIL");
    const email = readEmail(givenEmail);
    if (typeof password !== "string" || password === "") throw new AuthRefusal("MISSING_PASSWORD");
    const account = this.byEmail(email);
    if (account === undefined) throw this.#refusal("EMAIL_NOT_FOUND");
    if (account.disabled) throw new AuthRefusal("USER_DISABLED");
    if (!this.#isPassword(account, password)) throw this.#refusal("INVALID_PASSWORD");
    account.lastLoginAt = this.#now();
    return account;
  }

  /** By a custom token for this id, which creates no account here. */
  customSignIn(uid: string): Account {
    const account = this.#byUid.get(uid);
    if (account === undefined) throw new AuthRefusal("ADMIN_ONLY_OPERATION");
    if (account.disabled) throw new AuthRefusal("USER_DISABLED");
    account.lastLoginAt = this.#now();
    return account;
  }

  /** The address, in small letters; throws if `account` cannot have these fields. */
  #check({ email: given, password }: AccountFields, account: Account | undefined): string | undefined {
    const email = given === undefined ? undefined : readEmail(given);
    const namesake = email === undefined ? undefined : this.byEmail(email);
    if (namesake !== account && namesake !== undefined) throw new AuthRefusal("EMAIL_EXISTS");
    if (password !== undefined && password.length < minPasswordLength)
      throw new AuthRefusal(`WEAK_PASSWORD : Password should be at least ${minPasswordLength} characters`);
    return email;
  }

  #isPassword({ uid, passwordHash }: Account, password: string): boolean {
    return passwordHash !== undefined && timingSafeEqual(passwordHash, this.#hash(uid, password));
  }

  #refusal(reason: "EMAIL_NOT_FOUND" | "INVALID_PASSWORD"): AuthRefusal {
    return new AuthRefusal(this.hidesEmails ? "INVALID_LOGIN_CREDENTIALS" : reason);
  }

  #hash(uid: string, password: string): Buffer {
    return createHmac("sha256", this.#secret).update(`${uid}\n${password}`).digest();
  }
}

const newUid = (): string => randomBytes(21).toString("base64url");

function readEmail(email: unknown): string {
  if (typeof email !== "string" || email === "") throw new AuthRefusal("MISSING_EMAIL");
  if (email.length > 254 || !emailShape.test(email)) throw new AuthRefusal("INVALID_EMAIL");
  return email.toLowerCase();
}
