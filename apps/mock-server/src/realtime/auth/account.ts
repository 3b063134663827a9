import type { Claims } from "./signed-text.ts";

/** A user, signing in by e-mail and password or by custom token. */
export interface Account {
  readonly uid: string;
  email: string | undefined;
  /** Undefined until set by the backend or the owner. */
  emailVerified: boolean | undefined;
  displayName: string | undefined;
  /** A keyed hash; passwords are not stored. */
  passwordHash: Buffer | undefined;
  /** Epoch ms. */
  passwordUpdatedAt: number | undefined;
  /** Custom claims (`setCustomUserClaims`); undefined until set. */
  claims: Claims | undefined;
  /** Whether a custom token was ever used. */
  customAuth: boolean;
  /** Epoch ms. */
  readonly createdAt: number;
  lastLoginAt: number | undefined;
  lastRefreshAt: number | undefined;
}

/** An account as the Admin SDK creates it. */
export interface NewAccount {
  /** Defaults to a hash of the address, equal in every run. */
  readonly uid?: string | undefined;
  readonly email: string;
  readonly password: string;
  readonly claims?: Claims | undefined;
}

/** The backend's changes to an account; undefined leaves a field. */
export interface AccountFields {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly displayName?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly claims?: Claims | undefined;
  /** Voids earlier refresh tokens (epoch ms). */
  readonly validSince?: number | undefined;
}

/** Shape of an error; defaults to Google's for a bad request. */
interface RefusalShape {
  readonly code?: number;
  readonly status?: string;
  readonly reason?: string;
}

/** A refusal with Google's identity toolkit code, which SDKs map to `auth/…`. */
export class AuthRefusal extends Error {
  readonly shape: RefusalShape;

  constructor(message: string, shape: RefusalShape = {}) {
    super(message);
    this.shape = shape;
  }
}
