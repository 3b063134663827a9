import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Someone who may sign in with an e-mail address and a password. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  /** A keyed hash: the mock server keeps no password as it was given. */
  readonly passwordHash: Buffer;
  /** Milliseconds. */
  readonly createdAt: number;
  lastLoginAt: number;
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

  constructor(secret: string, now: () => number, hidesEmails: boolean) {
    this.#secret = secret;
    this.#now = now;
    this.#hidesEmails = hidesEmails;
  }

  set hidesEmails(value: boolean) {
    this.#hidesEmails = value;
  }

  signUp(givenEmail: unknown, password: unknown): Account {
    const email = readEmail(givenEmail);
    if (typeof password !== "string" || password === "") throw new AuthRefusal("MISSING_PASSWORD");
    if (password.length < minPasswordLength) {
      throw new AuthRefusal(`WEAK_PASSWORD : Password should be at least ${minPasswordLength} characters`);
    }
    if (this.#byEmail.has(email)) throw new AuthRefusal("EMAIL_EXISTS");
    if (this.#byEmail.size >= maxAccounts) throw new AuthRefusal("QUOTA_EXCEEDED : too many accounts");
    const now = this.#now();
    const account: Account = {
      uid: uidOf(email),
      email,
      passwordHash: this.#hash(email, password),
      createdAt: now,
      lastLoginAt: now,
    };
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
const uidOf = (email: string): string => createHash("sha256").update(email).digest("base64url").slice(0, 28);
