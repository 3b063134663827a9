import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { type Account, type AccountFields, AuthRefusal, type NewAccount } from "./account.ts";

export interface AccountRules {
  readonly hidesEmails: boolean;
  readonly signUp: boolean;
}

const minPasswordLength = 6;
const maxAccounts = 10_000;
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** One project's accounts. Refusals are {@link AuthRefusal}. */
export class Accounts {
  readonly #secret: string;
  readonly #now: () => number;
  readonly #byEmail = new Map<string, Account>();
  readonly #byUid = new Map<string, Account>();
  /** E-mail enumeration protection: unknown addresses and wrong passwords look the same. */
  #hidesEmails: boolean;
  /** Whether the API key may create accounts: off, as administration requires (L12). */
  readonly #signUp: boolean;
  readonly #disabled = new Set<string>();
  /** Refresh tokens before this are void (epoch ms). */
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

  /**
   * Updates the account of this id, else address. A new address or password ends sign-ins, as with Google.
   */
  put({ email: given, password, claims = {}, uid }: NewAccount): Account {
    const email = readEmail(given);
    const before = this.#byEmail.get(email);
    if (before !== undefined && (uid === undefined || uid === before.uid)) {
      const isNew = !this.#isPassword(before, password);
      return this.update(before.uid, { claims, ...(isNew ? { password } : {}) });
    }
    if (before !== undefined) this.remove(before.uid);
    const wanted = uid ?? uidOf(email);
    if (this.#byUid.has(wanted)) return this.update(wanted, { email, password, claims });
    return this.create(wanted, { email, password, claims });
  }

  /** Created without address or password if missing. */
  ensure(uid: string): Account {
    return this.#byUid.get(uid) ?? this.#add(uid);
  }

  /** Even if sign-up is off. Id and address must be unique. */
  create(uid: string | undefined, { email: given, ...fields }: AccountFields): Account {
    if (uid !== undefined && this.#byUid.has(uid)) throw new AuthRefusal("DUPLICATE_LOCAL_ID");
    const email = given === undefined ? undefined : readEmail(given);
    if (email !== undefined) this.#free(email);
    checkPassword(fields.password);
    const account = this.#add(uid ?? this.#newUid(email));
    account.emailVerified = false;
    account.lastLoginAt = account.createdAt;
    return this.update(account.uid, { email, ...fields });
  }

  /** A new address or password ends sign-ins. */
  update(uid: string, fields: AccountFields): Account {
    const account = this.#byUid.get(uid);
    if (account === undefined) throw new AuthRefusal("USER_NOT_FOUND");
    const email = fields.email === undefined ? account.email : readEmail(fields.email);
    if (email !== account.email && email !== undefined) this.#free(email);
    checkPassword(fields.password);
    const isRenamed = email !== account.email;
    if (isRenamed && email !== undefined) this.#rename(account, email);
    if (fields.password !== undefined) this.#setPassword(account, fields.password);
    account.displayName = fields.displayName ?? account.displayName;
    account.emailVerified = fields.emailVerified ?? account.emailVerified;
    account.claims = fields.claims ?? account.claims;
    if (fields.disabled !== undefined) this.disable(uid, fields.disabled);
    if (isRenamed || fields.password !== undefined) this.revoke(uid);
    if (fields.validSince !== undefined) this.#validSince.set(uid, fields.validSince);
    return account;
  }

  /** Cannot sign in or renew tokens. */
  disable(uid: string, disabled = true): void {
    if (disabled) this.#disabled.add(uid);
    else this.#disabled.delete(uid);
  }

  isDisabled(uid: string): boolean {
    return this.#disabled.has(uid);
  }

  revokeAll(): void {
    this.#allValidSince = this.#now();
  }

  /** The account may sign in again. */
  revoke(uid: string): void {
    this.#validSince.set(uid, this.#now());
  }

  /** Epoch ms; undefined if all are valid. */
  validSince(uid: string): number | undefined {
    return this.#validSince.get(uid);
  }

  /** Throws if the sign-in has ended. */
  need(uid: string, signedInAt: number): Account {
    const account = this.#byUid.get(uid);
    if (account === undefined) throw new AuthRefusal("USER_NOT_FOUND");
    if (this.#disabled.has(uid)) throw new AuthRefusal("USER_DISABLED");
    if (signedInAt < Math.max(this.#allValidSince, this.#validSince.get(uid) ?? Number.NEGATIVE_INFINITY))
      throw new AuthRefusal("TOKEN_EXPIRED");
    return account;
  }

  /** False if missing. */
  remove(uid: string): boolean {
    const account = this.#byUid.get(uid);
    if (account === undefined) return false;
    this.#byUid.delete(uid);
    this.#disabled.delete(uid);
    this.#validSince.delete(uid);
    if (account.email !== undefined) this.#byEmail.delete(account.email);
    return true;
  }

  byEmail(email: string): Account | undefined {
    return this.#byEmail.get(email.toLowerCase());
  }

  byUid(uid: string): Account | undefined {
    return this.#byUid.get(uid);
  }

  signUp(givenEmail: unknown, password: unknown): Account {
    if (!this.#signUp) throw new AuthRefusal("ADMIN_ONLY_OPERATION");
    const email = readEmail(givenEmail);
    const account = this.create(undefined, { email, password: readPassword(password) });
    return this.#signedIn(account);
  }

  signIn(givenEmail: unknown, givenPassword: unknown): Account {
    if (givenEmail === "") throw new AuthRefusal("INVALID_EMAIL");
    const email = readEmail(givenEmail);
    const password = readPassword(givenPassword);
    const account = this.#byEmail.get(email);
    if (account === undefined) throw this.#refusal("EMAIL_NOT_FOUND");
    if (this.#disabled.has(account.uid)) throw new AuthRefusal("USER_DISABLED");
    if (!this.#isPassword(account, password)) throw this.#refusal("INVALID_PASSWORD");
    return this.#signedIn(account);
  }

  /** Needs sign-up for a missing account, like Google. */
  customSignIn(uid: string): Account {
    if (this.#disabled.has(uid)) throw new AuthRefusal("USER_DISABLED");
    const known = this.#byUid.get(uid);
    if (known === undefined && !this.#signUp) throw new AuthRefusal("ADMIN_ONLY_OPERATION");
    const account = known ?? this.#add(uid);
    account.customAuth = true;
    return this.#signedIn(account);
  }

  #signedIn(account: Account): Account {
    account.lastLoginAt = this.#now();
    account.lastRefreshAt = account.lastLoginAt;
    return account;
  }

  #add(uid: string): Account {
    if (this.#byUid.size >= maxAccounts) throw new AuthRefusal("QUOTA_EXCEEDED : too many accounts");
    const account: Account = {
      uid,
      email: undefined,
      emailVerified: undefined,
      displayName: undefined,
      passwordHash: undefined,
      passwordUpdatedAt: undefined,
      claims: undefined,
      customAuth: false,
      createdAt: this.#now(),
      lastLoginAt: undefined,
      lastRefreshAt: undefined,
    };
    this.#byUid.set(uid, account);
    return account;
  }

  #newUid(email: string | undefined): string {
    const wanted = uidOf(email ?? `account ${this.#byUid.size}`);
    return this.#byUid.has(wanted) ? uidOf(`${wanted} ${this.#byUid.size}`) : wanted;
  }

  #free(email: string): void {
    if (this.#byEmail.has(email)) throw new AuthRefusal("EMAIL_EXISTS");
  }

  #rename(account: Account, email: string): void {
    if (account.email !== undefined) this.#byEmail.delete(account.email);
    account.email = email;
    account.emailVerified = false;
    this.#byEmail.set(email, account);
  }

  #setPassword(account: Account, password: string): void {
    account.passwordHash = this.#hash(account.uid, password);
    account.passwordUpdatedAt = this.#now();
  }

  #isPassword({ uid, passwordHash }: Account, password: string): boolean {
    return passwordHash !== undefined && timingSafeEqual(passwordHash, this.#hash(uid, password));
  }

  #refusal(reason: "EMAIL_NOT_FOUND" | "INVALID_PASSWORD"): AuthRefusal {
    return new AuthRefusal(this.#hidesEmails ? "INVALID_LOGIN_CREDENTIALS" : reason);
  }

  #hash(uid: string, password: string): Buffer {
    return createHmac("sha256", this.#secret).update(`${uid}\n${password}`).digest();
  }
}

function readEmail(email: unknown): string {
  if (typeof email !== "string" || email === "") throw new AuthRefusal("MISSING_EMAIL");
  if (email.length > 254 || !emailShape.test(email)) throw new AuthRefusal("INVALID_EMAIL");
  return email.toLowerCase();
}

function readPassword(password: unknown): string {
  if (typeof password !== "string" || password === "") throw new AuthRefusal("MISSING_PASSWORD");
  return password;
}

function checkPassword(password: string | undefined): void {
  if (password === undefined || password.length >= minPasswordLength) return;
  throw new AuthRefusal(`WEAK_PASSWORD : Password should be at least ${minPasswordLength} characters`);
}

/** Stable across runs. */
export const uidOf = (email: string): string =>
  createHash("sha256").update(email).digest("base64url").slice(0, 28);
