import type { PushPermission } from "./push-permission.ts";

/** A browser's subscription: where its maker takes messages, and the key that may send them (base64). */
export interface PlayedSubscription {
  readonly endpoint: string;
  readonly key: string;
}

/**
 * What a page asks the test: for its subscription (null: there is none, or none can be made), to make one for a key, to end
 * it, or the person. Null for `subscribe`: the browser's maker cannot be reached.
 */
export interface PushQuestions {
  readonly subscription: PlayedSubscription | null;
  readonly subscribe: PlayedSubscription | null;
  readonly unsubscribe: null;
  readonly permission: PushPermission;
}

export const binding = "palierPushAsks";

/**
 * Runs in the page. A browser without its maker's service never answers a subscription, and one without a person never
 * answers whether notifications are wanted. The subscription is the browser's, for all its pages, and survives them; it is
 * refused as browsers do, without an active worker or against the setting. `name` is the binding that
 * {@link PushQuestions} go to.
 */
export function stubPushManager(name: string): void {
  // A blank page has none of it.
  if (typeof PushManager === "undefined" || typeof Notification === "undefined") return;
  if (typeof ServiceWorkerRegistration === "undefined") return;
  const ask = <K extends keyof PushQuestions>(question: K, key = ""): Promise<PushQuestions[K]> =>
    Reflect.get(window, name)(question, key);
  const bytes = (length: number) => new Uint8Array(length).fill(1).buffer;
  const textOf = (key: BufferSource | string | null | undefined): string => {
    if (key === null || key === undefined || typeof key === "string") return key ?? "";
    const view = ArrayBuffer.isView(key) ? new Uint8Array(key.buffer, key.byteOffset, key.byteLength) : key;
    return btoa(String.fromCharCode(...new Uint8Array(view)));
  };
  const bytesOf = (key: string) => Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0)).buffer;
  const made = ({ endpoint, key }: PlayedSubscription): PushSubscription => ({
    endpoint,
    expirationTime: null,
    options: { applicationServerKey: key === "" ? null : bytesOf(key), userVisibleOnly: true },
    getKey: (key) => bytes(key === "auth" ? 16 : 65),
    toJSON: () => ({ endpoint }),
    unsubscribe: async () => {
      await ask("unsubscribe");
      return true;
    },
  });
  const owners = new WeakMap<PushManager, ServiceWorkerRegistration>();
  const own = Object.getOwnPropertyDescriptor(ServiceWorkerRegistration.prototype, "pushManager")?.get;
  Object.defineProperty(ServiceWorkerRegistration.prototype, "pushManager", {
    configurable: true,
    get(this: ServiceWorkerRegistration) {
      const manager: PushManager = own?.call(this);
      owners.set(manager, this);
      return manager;
    },
  });
  PushManager.prototype.getSubscription = async () => {
    const known = await ask("subscription");
    return known === null ? null : made(known);
  };
  PushManager.prototype.subscribe = async function subscribe(this: PushManager, options) {
    const active = owners.get(this)?.active;
    if (!active) throw new DOMException("Subscription failed - no active Service Worker", "AbortError");
    if (Notification.permission !== "granted") {
      throw new DOMException("Registration failed - permission denied", "NotAllowedError");
    }
    const subscription = await ask("subscribe", textOf(options?.applicationServerKey));
    if (subscription === null) throw new DOMException("push service error", "AbortError");
    return made(subscription);
  };
  Notification.requestPermission = async (tell) => {
    const answer = Notification.permission === "default" ? await ask("permission") : Notification.permission;
    tell?.(answer);
    return answer;
  };
}
