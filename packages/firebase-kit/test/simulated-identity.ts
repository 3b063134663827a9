/** Who a simulated tab is signed in as, and how it learns that the backend corrected the address. */

import type { RealtimeAdapter } from "../src/adapter/realtime-adapter.ts";
import type { Admin } from "../src/lock/entry.ts";

export class SimulatedIdentity {
  /** The claims of the present sign-in. */
  claims: Admin;
  readonly #current: () => Admin;
  readonly #signInAnew: (signedIn: (claims: Admin) => void) => void;
  readonly #tells = new Set<(admin: Admin) => void>();

  /**
   * `current`: what the backend would say now. `signInAnew` carries a new sign-in to the service, in its time, and says what
   * it was signed in with: the backend may say something else again by then.
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
