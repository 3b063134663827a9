import type { Claims } from "./signed-text.ts";

/** Someone who may sign in, by an e-mail address and a password or by a custom token. */
export interface Account {
  readonly uid: string;
  email: string | undefined;
  /** Undefined until the backend or the owner said something of the account. */
  emailVerified: boolean | undefined;
  displayName: string | undefined;
  /** A keyed hash: the mock server keeps no password as it was given. */
  passwordHash: Buffer | undefined;
  /** Milliseconds. */
  passwordUpdatedAt: number | undefined;
  /** What the backend says of the account in its tokens (`setCustomUserClaims`); undefined while it has said nothing. */
  claims: Claims | undefined;
  /** True once a custom token was used. */
  customAuth: boolean;
  /** Milliseconds. */
  readonly createdAt: number;
  lastLoginAt: number | undefined;
  lastRefreshAt: number | undefined;
}

/** An account as the backend makes it with the Admin SDK. */
export interface NewAccount {
  /** Defaults to a hash of the address, so that it is the same in every run. */
  readonly uid?: string | undefined;
  readonly email: string;
  readonly password: string;
  readonly claims?: Claims | undefined;
}

/** What the backend sets of an account; what is undefined stays as it is. */
export interface AccountFields {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly displayName?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly claims?: Claims | undefined;
  /** Refresh tokens of before are worth nothing any more (milliseconds). */
  readonly validSince?: number | undefined;
}

/** How a refusal is written down; by default as Google refuses what the caller asked wrongly. */
interface RefusalShape {
  readonly code?: number;
  readonly status?: string;
  readonly reason?: string;
}

/** A refusal in the words of Google's identity toolkit, which the SDKs turn into `auth/…` codes. */
export class AuthRefusal extends Error {
  readonly shape: RefusalShape;

  constructor(message: string, shape: RefusalShape = {}) {
    super(message);
    this.shape = shape;
  }
}
