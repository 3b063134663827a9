/** What this browser keeps of its registration, for all its tabs: it names the admin by id, never by address (A23). */
import { isRecord } from "../lock/entry.ts";
import type { RememberedPush } from "./push-registration.ts";

const rememberedKey = "firebase-kit:push";
const ownerKey = "firebase-kit:push-owner";

export function recall(): RememberedPush | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(rememberedKey) ?? "null");
    if (!isRecord(value)) return undefined;
    // Earlier versions named the admin by address, which has no place in lasting storage (A23).
    if ("email" in value) forgetAll();
    const { owner, token, sentAt, off } = value;
    const known = typeof owner === "string" && typeof token === "string" && typeof sentAt === "number";
    return known ? { owner, token, sentAt, off: off === true } : undefined;
  } catch {
    return undefined;
  }
}

export function remember(push: RememberedPush): void {
  try {
    localStorage.setItem(rememberedKey, JSON.stringify(push));
  } catch {
    // A browser that keeps nothing sends its token at each start.
  }
}

function forgetAll(): void {
  localStorage.removeItem(rememberedKey);
  localStorage.removeItem(ownerKey);
}

export function forget(): void {
  try {
    localStorage.removeItem(rememberedKey);
  } catch {
    // Nothing was kept there.
  }
}

/** The id of the admin for whom a tab of this browser last registered; undefined where nothing can be kept. */
export function registrationOwner(): string | undefined {
  try {
    return localStorage.getItem(ownerKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function setRegistrationOwner(owner: string): void {
  try {
    localStorage.setItem(ownerKey, owner);
  } catch {
    // Without it a late release may end the next admin's registration, which that admin's page makes again at its start.
  }
}

/** A change that did not end after this long no longer holds up the others (milliseconds). */
const longestHold = 60_000;

/** Runs one change of the registration at a time in all tabs of this browser, which share one installation. */
export function exclusively<T>(run: () => Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const held = navigator.locks.request("firebase-kit:push", () => {
    const change = run();
    change.then(resolve, reject);
    const ended = change.then(nothing, nothing);
    return Promise.race([ended, new Promise((end) => setTimeout(end, longestHold))]);
  });
  held.catch(reject);
  return promise;
}

const nothing = (): void => undefined;
