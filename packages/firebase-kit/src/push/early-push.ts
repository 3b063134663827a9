/**
 * Push messages that reach a page before the SDK's messaging is loaded. The worker shows no notification while a page is
 * visible, and posts the message to that page instead; Firebase is loaded after the first screen's data (S16), too late for it (S18).
 */
import { isRecord } from "../lock/entry.ts";
import { type PushMessage, pushMessageOf } from "./push-message.ts";

/** Older ones are not news any more: nobody signed in meanwhile. In milliseconds. */
export const earlyLifetime = 60_000;
const most = 20;

/** Where a page hears its worker: `navigator.serviceWorker`. */
type WorkerMessages = Pick<EventTarget, "addEventListener" | "removeEventListener">;

interface Heard {
  readonly message: PushMessage;
  readonly at: number;
}

let heard: Heard[] = [];
let stop: (() => void) | undefined;

/** Keeps what arrives from now on until {@link takeEarlyPush}. Call it as soon as the page's script runs. */
export function keepEarlyPush(worker: WorkerMessages | undefined = workerOfPage()): void {
  if (worker === undefined || stop !== undefined) return;
  const hear = (event: Event): void => {
    const message = event instanceof MessageEvent ? received(event.data) : undefined;
    if (message !== undefined) heard = [...heard.slice(1 - most), { message, at: performance.now() }];
  };
  worker.addEventListener("message", hear);
  stop = () => worker.removeEventListener("message", hear);
}

/** What arrived so far, oldest first; nothing is kept from then on, for somebody else listens. */
export function takeEarlyPush(): PushMessage[] {
  stop?.();
  stop = undefined;
  const since = performance.now() - earlyLifetime;
  const taken = heard.filter(({ at }) => at >= since).map(({ message }) => message);
  heard = [];
  return taken;
}

const workerOfPage = (): WorkerMessages | undefined =>
  typeof navigator !== "undefined" && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;

/** The push message in what the SDK's worker posts to its pages; undefined for everything else that it posts. */
function received(data: unknown): PushMessage | undefined {
  if (!isRecord(data) || data.isFirebaseMessaging !== true || data.messageType !== "push-received") {
    return undefined;
  }
  return pushMessageOf({
    id: typeof data.fcmMessageId === "string" ? data.fcmMessageId : undefined,
    notification: textsIn(data.notification),
    data: textsIn(data.data),
    // As the SDK itself reads it: a sender's link may stand in either place.
    link: textsIn(data.fcmOptions).link ?? textsIn(data.notification).click_action,
  });
}

/** The texts of an object by their keys; of anything else none. */
const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
