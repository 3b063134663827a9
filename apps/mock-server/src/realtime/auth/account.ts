import type { Claims } from "./signed-text.ts";

export interface Account {
  readonly uid: string;
  email: string | undefined;
  /** Undefined until set. */
  emailVerified: boolean | undefined;
  displayName: string | undefined;
  passwordHash: Buffer | undefined;
  /** Epoch ms. */
  passwordUpdatedAt: number | undefined;
  /** Undefined until set. */
  claims: Claims | undefined;
  customAuth: boolean;
  /** Epoch ms. */
  readonly createdAt: number;
  lastLoginAt: number | undefined;
  lastRefreshAt: number | undefined;
}

export interface NewAccount {
  /** Defaults to a hash of the address. */
  readonly uid?: string | undefined;
  readonly email: string;
  readonly password: string;
  readonly claims?: Claims | undefined;
}

/** Undefined leaves a field. */
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

/** Defaults to Google's for a bad request. */
interface RefusalShape {
  readonly code?: number;
  readonly status?: string;
  readonly reason?: string;
}

/** Google's code, which SDKs map to `auth/…`. */
export class AuthRefusal extends Error {
  readonly shape: RefusalShape;

  constructor(message: string, shape: RefusalShape = {}) {
    super(message);
    this.shape = shape;
  }
}
