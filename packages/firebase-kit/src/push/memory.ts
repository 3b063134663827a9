/** What this browser remembers of its registration, for all tabs. Names the admin by id, never by address (A23). */

import { isRecord } from "../../rules/json.ts";

/** `sentAt`: ms. `token`: empty if none was sent. `off`: by the admin. */
export interface RememberedPush {
  readonly owner: string;
  readonly token: string;
  readonly sentAt: number;
  readonly off: boolean;
}

const rememberedKey = "firebase-kit:push";
const ownerKey = "firebase-kit:push-owner";
const endpointKey = "firebase-kit:push-endpoint";

const unkept = new Map<string, string>();

export function recall(): RememberedPush | undefined {
  try {
    const value: unknown = JSON.parse(read(rememberedKey) ?? "null");
    if (!isRecord(value)) return undefined;
    const { owner, token, sentAt, off } = value;
    const known = typeof owner === "string" && typeof token === "string" && typeof sentAt === "number";
    return known ? { owner, token, sentAt, off: off === true } : undefined;
  } catch {
    return undefined;
  }
}

export const remember = (push: RememberedPush): void => write(rememberedKey, JSON.stringify(push));

export const forget = (): void => write(rememberedKey, undefined);

/** Called when another tab registers, switches off or forgets. */
export function watchRemembered(listener: () => void, signal: AbortSignal): void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === rememberedKey || key === null) listener();
  };
  window.addEventListener("storage", hear, { signal });
}

export const registeredFor = (): string | undefined => read(ownerKey);

/** Set before registering, so that every registration has an owner. */
export const setRegisteredFor = (owner: string | undefined): void => write(ownerKey, owner);

export const registeredEndpoint = (): string | undefined => read(endpointKey);

export const setRegisteredEndpoint = (endpoint: string | undefined): void => write(endpointKey, endpoint);

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? unkept.get(key);
  } catch {
    return unkept.get(key);
  }
}

function write(key: string, value: string | undefined): void {
  unkept.delete(key);
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== undefined) unkept.set(key, value);
  }
}

/** Maximum time that a change may block the others (ms). */
const longestHold = 60_000;

/** Serialises changes across tabs, which share one installation. */
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
