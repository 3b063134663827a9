/** A simulated tab's signed-in admin, and how it learns of a corrected address. */

import type { RealtimeAdapter } from "../src/adapter/realtime-adapter.ts";
import type { Admin } from "../src/lock/entry.ts";

export class SimulatedIdentity {
  /** The current sign-in's claims. */
  claims: Admin;
  readonly #current: () => Admin;
  readonly #signInAnew: (signedIn: (claims: Admin) => void) => void;
  readonly #tells = new Set<(admin: Admin) => void>();

  /**
   * `current`: the backend's claims. `signInAnew`: signs in with latency, so that its claims may be outdated.
   */
  constructor(current: () => Admin, signInAnew: (signedIn: (claims: Admin) => void) => void) {
    this.claims = current();
    this.#current = current;
    this.#signInAnew = signInAnew;
  }

  renew(claims: Admin = this.#current()): void {
    this.claims = claims;
    for (const tell of [...this.#tells]) tell(this.claims);
  }

  readonly adapter: Pick<RealtimeAdapter, "watchIdentity" | "identitySeen"> = {
    watchIdentity: (tell) => {
      this.#tells.add(tell);
      tell(this.claims);
      return () => this.#tells.delete(tell);
    },
    identitySeen: ({ email }) => {
      if (email !== this.claims.email && email === this.#current().email)
        this.#signInAnew((claims) => this.renew(claims));
    },
  };
}
