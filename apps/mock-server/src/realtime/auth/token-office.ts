import { createHmac } from "node:crypto";
import { isRecord } from "@palier/firebase-rules/json";
import type { RuleAuth } from "../rules/values.ts";
import { type Claims, foreignSignature, readUnsigned, sign, verify } from "./signed-text.ts";

/** In seconds, as in Firebase. */
export const tokenLifetime = 3600;

const customAudience =
  "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
/** Tolerated between issuers' clocks, in seconds. */
const clockSkew = 300;

/** `expires` in epoch ms. */
export interface Identity {
  readonly auth: RuleAuth;
  readonly expires: number;
  /** Epoch ms. */
  readonly signedInAt: number;
}

export interface CustomUser {
  readonly uid: string;
  readonly claims: Claims;
}

export interface RefreshedUser extends CustomUser {
  readonly provider: string;
  /** Epoch ms. */
  readonly signedInAt: number;
}

/** One project's tokens, that is, one world's; other projects' fail. */
export class TokenOffice {
  readonly #project: string;
  readonly #key: Buffer;
  readonly #now: () => number;
  #endedBefore = Number.NEGATIVE_INFINITY;

  /** Accepts what `firebase-admin` sends to an emulator. */
  readonly #unsignedTokens: boolean;

  constructor(secret: string, project: string, now: () => number, unsignedTokens: boolean) {
    this.#unsignedTokens = unsignedTokens;
    this.#project = project;
    this.#key = createHmac("sha256", secret).update(`tokens of ${project}`).digest();
    this.#now = now;
  }

  idToken(uid: string, provider: string, claims: Claims, signedInAt = this.#now()): string {
    const now = this.#seconds();
    const times = { iat: now, exp: now + tokenLifetime, auth_time: signedInAt / 1000 };
    const identities = typeof claims.email === "string" ? { email: [claims.email] } : {};
    const firebase = { identities, sign_in_provider: provider };
    return sign({ ...claims, ...this.#names(), ...times, sub: uid, user_id: uid, firebase }, this.#key);
  }

  endAll(): void {
    this.#endedBefore = this.#now();
  }

  /** A string is the reason of refusal. */
  identity(token: string): Identity | string {
    const claims = this.#checked(token, this.#names().aud);
    if (typeof claims === "string") return claims;
    const { sub: uid, exp, auth_time: since, firebase } = claims;
    if (typeof uid !== "string" || typeof exp !== "number") return "the token names nobody";
    const signedInAt = typeof since === "number" ? since * 1000 : 0;
    if (signedInAt < this.#endedBefore) return "the token has expired";
    const provider = isRecord(firebase) ? firebase.sign_in_provider : undefined;
    const auth = { uid, provider: typeof provider === "string" ? provider : "custom", token: claims };
    return { auth, expires: exp * 1000, signedInAt };
  }

  /** Never expires. */
  refreshToken(uid: string, provider: string, claims: Claims): string {
    return sign({ aud: this.#refreshing, uid, provider, claims, since: this.#now() }, this.#key);
  }

  refreshed(token: string): RefreshedUser | undefined {
    const found = verify(token, this.#key);
    if (typeof found === "string" || found.aud !== this.#refreshing) return undefined;
    const { uid, provider, claims, since } = found;
    if (typeof uid !== "string" || typeof provider !== "string" || !isRecord(claims)) return undefined;
    return { uid, provider, claims, signedInAt: typeof since === "number" ? since : 0 };
  }

  /** Of a server before this one, with its own key. */
  isForeign(token: string): boolean {
    return verify(token, this.#key) === foreignSignature;
  }

  customToken(uid: string, claims: Claims): string {
    const now = this.#seconds();
    const iss = `palier@${this.#project}.iam.gserviceaccount.com`;
    return sign(
      { aud: customAudience, iss, sub: iss, iat: now, exp: now + tokenLifetime, uid, claims },
      this.#key,
    );
  }

  customUser(token: string): CustomUser | string {
    const unsigned = this.#unsignedTokens ? readUnsigned(token) : undefined;
    // Ignores times, like the official emulator: backends use the machine's clock, worlds their own.
    const found =
      unsigned?.aud === customAudience ? unsigned : this.#inTime(verify(token, this.#key), customAudience);
    if (typeof found === "string") return found;
    const { uid, claims = {} } = found;
    if (typeof uid !== "string" || uid === "" || !isRecord(claims)) return "the token names nobody";
    return { uid, claims };
  }

  #checked(token: string, audience: string): Claims | string {
    return this.#inTime(verify(token, this.#key), audience);
  }

  #inTime(claims: Claims | string, audience: string): Claims | string {
    if (typeof claims === "string") return claims;
    if (claims.aud !== audience) return "the token is for another project";
    const now = this.#now() / 1000;
    if (typeof claims.exp !== "number" || claims.exp <= now) return "the token has expired";
    if (typeof claims.iat !== "number" || claims.iat > now + clockSkew) return "the token is of the future";
    return claims;
  }

  #names(): { iss: string; aud: string } {
    return { iss: `https://securetoken.google.com/${this.#project}`, aud: this.#project };
  }

  get #refreshing(): string {
    return `refresh ${this.#project}`;
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000);
  }
}
