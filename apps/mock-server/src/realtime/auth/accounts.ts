import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Claims } from "./signed-text.ts";

/** Someone who may sign in with an e-mail address and a password. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  /** A keyed hash: the mock server keeps no password as it was given. */
  readonly passwordHash: Buffer;
  /** What the backend says of the account in its tokens (`setCustomUserClaims`). */
  readonly claims: Claims;
  /** Milliseconds. */
  readonly createdAt: number;
  lastLoginAt: number;
}

/** An account as the backend makes it with the Admin SDK. */
export interface NewAccount {
  /** Defaults to a hash of the address, so that it is the same in every run. */
  readonly uid?: string | undefined;
  readonly email: string;
  readonly password: string;
  readonly claims?: Claims | undefined;
}

type MadeAccount = NewAccount & { readonly uid: string; readonly claims: Claims };

export interface AccountRules {
  readonly hidesEmails: boolean;
  readonly signUp: boolean;
}

/** A refusal in the words of Google's identity toolkit, which the SDK turns into `auth/…` codes. */
export class AuthRefusal extends Error {}

const minPasswordLength = 6;
const maxAccounts = 10_000;
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The accounts of one project. */
export class Accounts {
  readonly #secret: string;
  readonly #now: () => number;
  readonly #byEmail = new Map<string, Account>();
  readonly #byUid = new Map<string, Account>();
  /** Firebase's "e-mail enumeration protection": signing in then does not tell an unknown address from a wrong password. */
  #hidesEmails: boolean;
  /** Whether anyone with the API key may make an account; off, as a project for administrators needs it (L12). */
  readonly #signUp: boolean;
  readonly #disabled = new Set<string>();
  /** Refresh tokens from before this time are worth nothing any more, by uid (milliseconds). */
  readonly #validSince = new Map<string, number>();
  #allValidSince = Number.NEGATIVE_INFINITY;

  constructor(secret: string, now: () => number, { hidesEmails, signUp }: AccountRules) {
    this.#secret = secret;
    this.#now = now;
    this.#hidesEmails = hidesEmails;
    this.#signUp = signUp;
  }

  set hidesEmails(value: boolean) {
    this.#hidesEmails = value;
  }

  /** Makes an account, or gives the one of this address a new password and claims, which ends what it signed in to. */
  put({ email: given, password, claims = {}, uid }: NewAccount): Account {
    const email = readEmail(given);
    const before = this.#byEmail.get(email);
    if (before !== undefined) {
      const same = timingSafeEqual(before.passwordHash, this.#hash(email, password));
      if (!same) this.revoke(before.uid);
      this.#byUid.delete(before.uid);
      this.#byEmail.delete(email);
    }
    return this.#add({ uid: uid ?? before?.uid ?? uidOf(email), email, password, claims });
  }

  /** An account that is disabled signs in no more, and its tokens are not renewed. */
  disable(uid: string, disabled = true): void {
    if (disabled) this.#disabled.add(uid);
    else this.#disabled.delete(uid);
  }

  /** Ends every sign-in of all accounts; they may sign in again. */
  revokeAll(): void {
    this.#allValidSince = this.#now();
  }

  /** Ends every sign-in of an account; it may sign in again. */
  revoke(uid: string): void {
    this.#validSince.set(uid, this.#now());
  }

  /** Throws when an account may not go on with a sign-in of this time (milliseconds). */
  check(uid: string, signedInAt: number): void {
    if (this.#disabled.has(uid)) throw new AuthRefusal("USER_DISABLED");
    if (signedInAt < Math.max(this.#allValidSince, this.#validSince.get(uid) ?? Number.NEGATIVE_INFINITY))
      throw new AuthRefusal("TOKEN_EXPIRED");
  }

  remove(uid: string): boolean {
    const account = this.#byUid.get(uid);
    if (account === undefined) return false;
    this.#byUid.delete(uid);
    return this.#byEmail.delete(account.email);
  }

  byEmail(email: string): Account | undefined {
    return this.#byEmail.get(email.toLowerCase());
  }

  signUp(givenEmail: unknown, password: unknown): Account {
    if (!this.#signUp) throw new AuthRefusal("ADMIN_ONLY_OPERATION");
    const email = readEmail(givenEmail);
    if (typeof password !== "string" || password === "") throw new AuthRefusal("MISSING_PASSWORD");
    if (password.length < minPasswordLength) {
      throw new AuthRefusal(`WEAK_PASSWORD : Password should be at least ${minPasswordLength} characters`);
    }
    if (this.#byEmail.has(email)) throw new AuthRefusal("EMAIL_EXISTS");
    return this.#add({ uid: uidOf(email), email, password, claims: {} });
  }

  #add({ uid, email, password, claims }: MadeAccount): Account {
    if (this.#byEmail.size >= maxAccounts) throw new AuthRefusal("QUOTA_EXCEEDED : too many accounts");
    const now = this.#now();
    const passwordHash = this.#hash(email, password);
    const account: Account = { uid, email, passwordHash, claims, createdAt: now, lastLoginAt: now };
    this.#byEmail.set(email, account);
    this.#byUid.set(account.uid, account);
    return account;
  }

  signIn(givenEmail: unknown, password: unknown): Account {
    const email = readEmail(givenEmail);
    if (typeof password !== "string" || password === "") throw new AuthRefusal("MISSING_PASSWORD");
    const account = this.#byEmail.get(email);
    if (account === undefined) throw this.#refusal("EMAIL_NOT_FOUND");
    if (!timingSafeEqual(account.passwordHash, this.#hash(email, password)))
      throw this.#refusal("INVALID_PASSWORD");
    this.check(account.uid, this.#now());
    account.lastLoginAt = this.#now();
    return account;
  }

  byUid(uid: string): Account | undefined {
    return this.#byUid.get(uid);
  }

  #refusal(reason: "EMAIL_NOT_FOUND" | "INVALID_PASSWORD"): AuthRefusal {
    return new AuthRefusal(this.#hidesEmails ? "INVALID_LOGIN_CREDENTIALS" : reason);
  }

  #hash(email: string, password: string): Buffer {
    return createHmac("sha256", this.#secret).update(`${email}\n${password}`).digest();
  }
}

/** Addresses are kept in lower case, as Firebase does. */
function readEmail(email: unknown): string {
  if (typeof email !== "string" || email === "") throw new AuthRefusal("MISSING_EMAIL");
  if (email.length > 254 || !emailShape.test(email)) throw new AuthRefusal("INVALID_EMAIL");
  return email.toLowerCase();
}

/** The same address has the same id in every run. */
export const uidOf = (email: string): string =>
  createHash("sha256").update(email).digest("base64url").slice(0, 28);
