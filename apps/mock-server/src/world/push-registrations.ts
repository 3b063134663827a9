import type { pushRegistration } from "@palier/contract";
import type { z } from "zod";

type Registration = z.output<typeof pushRegistration>;

/** With the admin who last signed in there. */
export interface RegisteredBrowser {
  readonly adminId: number;
  readonly registration: Registration;
}

/** Per admin; the least recently registered is dropped. */
const mostBrowsers = 20;

/** Browsers by token (§3). */
export class PushRegistrations {
  readonly #byToken = new Map<string, RegisteredBrowser>();
  revision = 0;

  /** The token moves to the new admin. */
  register(adminId: number, registration: Registration): void {
    this.revision += 1;
    this.#byToken.delete(registration.firebaseToken);
    this.#byToken.set(registration.firebaseToken, { adminId, registration });
    const own = this.list().filter((each) => each.adminId === adminId);
    for (const { registration: old } of own.slice(0, -mostBrowsers)) this.#byToken.delete(old.firebaseToken);
  }

  /** If it is still this admin's. */
  release(adminId: number, firebaseToken: string): void {
    if (this.#byToken.get(firebaseToken)?.adminId === adminId) this.forget(firebaseToken);
  }

  /** For a token that the push service no longer knows. */
  forget(firebaseToken: string): void {
    if (this.#byToken.delete(firebaseToken)) this.revision += 1;
  }

  restore(browsers: readonly RegisteredBrowser[]): void {
    this.#byToken.clear();
    for (const { adminId, registration } of browsers) this.register(adminId, registration);
    this.revision += 1;
  }

  /** Least recently registered first. */
  list(): RegisteredBrowser[] {
    return [...this.#byToken.values()];
  }
}
