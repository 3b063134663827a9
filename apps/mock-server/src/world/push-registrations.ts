import type { pushRegistration } from "@palier/contract";
import type { z } from "zod";

type Registration = z.output<typeof pushRegistration>;

/** A browser registered for push, and the admin who last signed in there. */
export interface RegisteredBrowser {
  readonly adminId: number;
  readonly registration: Registration;
}

/** Browsers per admin; the least recently registered is dropped. */
const mostBrowsers = 20;

/** Browsers registered for push (§3) by token: an admin may have several. */
export class PushRegistrations {
  readonly #byToken = new Map<string, RegisteredBrowser>();
  /** Raised by every change. */
  revision = 0;

  /** Registers a browser; its token moves to the new admin. */
  register(adminId: number, registration: Registration): void {
    this.revision += 1;
    this.#byToken.delete(registration.firebaseToken);
    this.#byToken.set(registration.firebaseToken, { adminId, registration });
    const own = this.list().filter((each) => each.adminId === adminId);
    for (const { registration: old } of own.slice(0, -mostBrowsers)) this.#byToken.delete(old.firebaseToken);
  }

  /** Removes a browser, if it is still this admin's. */
  release(adminId: number, firebaseToken: string): void {
    if (this.#byToken.get(firebaseToken)?.adminId === adminId) this.forget(firebaseToken);
  }

  /** Removes a browser whose token the push service no longer knows. */
  forget(firebaseToken: string): void {
    if (this.#byToken.delete(firebaseToken)) this.revision += 1;
  }

  /** Replaces all by saved ones. */
  restore(browsers: readonly RegisteredBrowser[]): void {
    this.#byToken.clear();
    for (const { adminId, registration } of browsers) this.register(adminId, registration);
    this.revision += 1;
  }

  /** All, least recently registered first. */
  list(): RegisteredBrowser[] {
    return [...this.#byToken.values()];
  }
}
