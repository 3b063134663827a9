import type { PushPermission } from "./push-permission.ts";

/** `key`: the sender's, base64. */
export interface PlayedSubscription {
  readonly endpoint: string;
  readonly key: string;
}

/** From page to test. `subscribe` is null if the push service is unreachable. */
export interface PushQuestions {
  readonly subscription: PlayedSubscription | null;
  readonly subscribe: PlayedSubscription | null;
  readonly unsubscribe: null;
  readonly permission: PushPermission;
}

export const binding = "palierPushAsks";

/**
 * Runs in the page. Without the vendor's push service a subscription never settles, nor a permission prompt
 * without a user. The subscription outlives pages; without active worker or permission it is refused. `name`:
 * the binding for {@link PushQuestions}.
 */
export function stubPushManager(name: string): void {
  // Not an application page.
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
