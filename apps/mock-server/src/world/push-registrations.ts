import type { pushRegistration } from "@palier/contract";
import type { z } from "zod";

type Registration = z.output<typeof pushRegistration>;

/** A browser that takes push messages, and the administrator who signed in there last. */
export interface RegisteredBrowser {
  readonly adminId: number;
  readonly registration: Registration;
}

/** How many browsers an administrator has at most; the one that was heard of longest ago goes first. */
const mostBrowsers = 20;

/** Browsers registered for push (§3) by their tokens: an administrator may have several, a token is one browser's. */
export class PushRegistrations {
  readonly #byToken = new Map<string, RegisteredBrowser>();
  /** Grows with every change. */
  revision = 0;

  /** A token that another administrator registered before is the new one's: the browser is. */
  register(adminId: number, registration: Registration): void {
    this.revision += 1;
    this.#byToken.delete(registration.firebaseToken);
    this.#byToken.set(registration.firebaseToken, { adminId, registration });
    const own = this.list().filter((each) => each.adminId === adminId);
    for (const { registration: old } of own.slice(0, -mostBrowsers)) this.#byToken.delete(old.firebaseToken);
  }

  /** Forgets a browser that is this administrator's; one that is somebody else's by now stays. */
  release(adminId: number, firebaseToken: string): void {
    if (this.#byToken.get(firebaseToken)?.adminId === adminId) this.forget(firebaseToken);
  }

  /** Forgets a browser whose token the push service knows no more, whoever signed in there. */
  forget(firebaseToken: string): void {
    if (this.#byToken.delete(firebaseToken)) this.revision += 1;
  }

  /** Puts kept browsers in place of these. */
  restore(browsers: readonly RegisteredBrowser[]): void {
    this.#byToken.clear();
    for (const { adminId, registration } of browsers) this.register(adminId, registration);
    this.revision += 1;
  }

  /** All of them, the one heard of longest ago first. */
  list(): RegisteredBrowser[] {
    return [...this.#byToken.values()];
  }
}
