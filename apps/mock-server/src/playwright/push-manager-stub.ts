import type { Page } from "@playwright/test";
import type { PushPermission } from "./push-permission.ts";

/** What a page asks the test: where the browser's maker has its messages sent (null: cannot be reached), or the person. */
export interface PushQuestions {
  readonly endpoint: string | null;
  readonly permission: PushPermission;
}

export const binding = "palierPushAsks";

/** Waits until a page listens to what its service worker posts: messages before the SDK is loaded are kept. */
export async function listening(page: Page, timeout: number): Promise<Page> {
  await page.waitForFunction(() => document.documentElement.dataset.palierPush === "listening", undefined, {
    timeout,
  });
  return page;
}

/**
 * Runs in the page. A browser without its maker's service never answers a subscription, and one without a person never
 * answers whether notifications are wanted. `name` is the binding that {@link PushQuestions} go to.
 */
export function stubPushManager(name: string): void {
  if (typeof PushManager === "undefined" || typeof Notification === "undefined") return;
  const ask = <K extends keyof PushQuestions>(question: K): Promise<PushQuestions[K]> =>
    Reflect.get(window, name)(question);
  const bytes = (length: number) => new Uint8Array(length).fill(1).buffer;
  let current: PushSubscription | null = null;
  const make = (endpoint: string): PushSubscription => ({
    endpoint,
    expirationTime: null,
    options: { applicationServerKey: null, userVisibleOnly: true },
    getKey: (key) => bytes(key === "auth" ? 16 : 65),
    toJSON: () => ({ endpoint }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  });
  PushManager.prototype.getSubscription = async () => {
    const endpoint = await ask("endpoint");
    if (endpoint !== null && endpoint !== current?.endpoint) current = null;
    return current;
  };
  PushManager.prototype.subscribe = async () => {
    const endpoint = await ask("endpoint");
    if (endpoint === null) throw new DOMException("push service error", "AbortError");
    current ??= make(endpoint);
    return current;
  };
  Notification.requestPermission = async (tell) => {
    const answer = Notification.permission === "default" ? await ask("permission") : Notification.permission;
    tell?.(answer);
    return answer;
  };
  // A blank page has none.
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const listen = serviceWorker.addEventListener.bind(serviceWorker);
  const marked = (...given: Parameters<typeof listen>): void => {
    listen(...given);
    if (given[0] === "message") document.documentElement.dataset.palierPush = "listening";
  };
  Object.defineProperty(serviceWorker, "addEventListener", { value: marked, configurable: true });
}
