import { createHmac } from "node:crypto";
import { isRecord } from "@palier/firebase-kit/rules";
import type { RuleAuth } from "../rules/values.ts";
import { type Claims, readUnsigned, sign, verify } from "./signed-text.ts";

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

/** One project's tokens, that is, one world's; other projects' fail. A string is the reason of refusal. */
export class Tokens {
  readonly #project: string;
  readonly #key: Buffer;
  readonly #now: () => number;
  readonly #unsignedTokens: boolean;
  #endedBefore = Number.NEGATIVE_INFINITY;

  /** @param unsignedTokens accepts what `firebase-admin` sends to an emulator */
  constructor(secret: string, project: string, now: () => number, unsignedTokens: boolean) {
    this.#unsignedTokens = unsignedTokens;
    this.#project = project;
    this.#key = createHmac("sha256", secret).update(`tokens of ${project}`).digest();
    this.#now = now;
  }

  /** Ends all sign-ins. */
  endAll(): void {
    this.#endedBefore = this.#now();
  }

  idToken(uid: string, provider: string, claims: Claims, signedInAt = this.#now()): string {
    const now = this.#seconds();
    const identities = typeof claims.email === "string" ? { email: [claims.email] } : {};
    const own = {
      iss: `https://securetoken.google.com/${this.#project}`,
      aud: this.#project,
      iat: now,
      exp: now + tokenLifetime,
      auth_time: signedInAt / 1000,
      sub: uid,
      user_id: uid,
      firebase: { identities, sign_in_provider: provider },
    };
    return sign({ ...claims, ...own }, this.#key);
  }

  identity(token: string): Identity | string {
    const claims = this.#inTime(verify(token, this.#key), this.#project);
    if (typeof claims === "string") return claims;
    const { sub: uid, exp, auth_time: since, firebase } = claims;
    if (typeof uid !== "string" || typeof exp !== "number") return "the token names nobody";
    const signedInAt = typeof since === "number" ? since * 1000 : 0;
    if (signedInAt < this.#endedBefore) return "the token has expired";
    const provider = isRecord(firebase) ? firebase.sign_in_provider : undefined;
    const auth = { uid, provider: typeof provider === "string" ? provider : "custom", token: claims };
    return { auth, expires: exp * 1000, signedInAt };
  }

  /** Does not expire by itself. */
  refreshToken(uid: string, provider: string, claims: Claims): string {
    return sign({ aud: this.#refreshing, uid, provider, claims, since: this.#now() }, this.#key);
  }

  refreshed(token: string): RefreshedUser | string {
    const found = verify(token, this.#key);
    if (typeof found === "string") return found;
    const { aud, uid, provider, claims, since } = found;
    if (aud !== this.#refreshing || typeof uid !== "string" || typeof provider !== "string")
      return "the token names nobody";
    const signedInAt = typeof since === "number" ? since : 0;
    if (signedInAt < this.#endedBefore) return "the token has expired";
    return { uid, provider, claims: isRecord(claims) ? claims : {}, signedInAt };
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

  #inTime(claims: Claims | string, audience: string): Claims | string {
    if (typeof claims === "string") return claims;
    if (claims.aud !== audience) return "the token is for another project";
    const now = this.#now() / 1000;
    if (typeof claims.exp !== "number" || claims.exp <= now) return "the token has expired";
    if (typeof claims.iat !== "number" || claims.iat > now + clockSkew) return "the token is of the future";
    return claims;
  }

  get #refreshing(): string {
    return `refresh ${this.#project}`;
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000);
  }
}
