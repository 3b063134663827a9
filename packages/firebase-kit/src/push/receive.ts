/**
 * Push in a page (S18). The worker offers each message to the visible windows; the first that takes it shows
 * it. It may ask before Firebase loads (S16): answers wait until the page knows who is signed in, and has
 * something that shows messages.
 */

import { isRecord } from "../../rules/json.ts";
import type { Stop } from "../adapter/realtime-adapter.ts";
import { recall } from "./memory.ts";
import { type Answer, type Offer, offerOf, openLinkKind, type PushMessage } from "./message.ts";

/** `navigator.serviceWorker` */
type WorkerMessages = Pick<EventTarget, "addEventListener">;

/** Undefined while unknown; `owner` undefined: nobody signed in. */
let receiver: { readonly owner: string | undefined } | undefined;
const listeners = new Set<(message: PushMessage) => void>();
const offers: { readonly offer: Offer; readonly port: MessagePort }[] = [];

/** Answers the worker. Call it as soon as the page's script runs. */
export function hearPush(worker: WorkerMessages | undefined = workerOfPage()): void {
  worker?.addEventListener("message", (event) => {
    if (!(event instanceof MessageEvent)) return;
    const [offer, port] = [offerOf(event.data), event.ports[0]];
    if (offer === undefined || port === undefined) return;
    offers.push({ offer, port });
    answer();
  });
}

/** The signed-in admin's owner id, undefined for nobody. */
export function receivePushAs(owner: string | undefined): void {
  receiver = { owner };
  answer();
}

/** Receives each message to show. */
export function watchPush(listener: (message: PushMessage) => void): Stop {
  listeners.add(listener);
  answer();
  return () => listeners.delete(listener);
}

function answer(): void {
  if (receiver === undefined) return;
  const said = answerOf(receiver.owner);
  if (said === "shows" && listeners.size === 0) return;
  for (const { offer, port } of offers.splice(0)) {
    // The worker has shown it.
    if (Date.now() > offer.until) continue;
    port.postMessage(said);
    if (said === "shows") for (const listener of [...listeners]) listener(offer.message);
  }
}

/** Messages are for the admin whom the server registered last. */
function answerOf(owner: string | undefined): Answer {
  if (owner === undefined) return "nobody";
  const remembered = recall();
  if (remembered?.owner !== owner || remembered.off || remembered.token === "") return "others";
  return document.visibilityState === "visible" ? "shows" : "nobody";
}

/** Calls `open` with the path of each notification clicked for this window. */
export function watchClickedNotifications(open: (link: string) => void): Stop {
  const worker = workerOfPage();
  const follow = ({ data }: MessageEvent<unknown>): void => {
    if (isRecord(data) && data.kind === openLinkKind && typeof data.link === "string") open(data.link);
  };
  worker?.addEventListener("message", follow);
  return () => worker?.removeEventListener("message", follow);
}

const workerOfPage = (): ServiceWorkerContainer | undefined =>
  typeof navigator !== "undefined" && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
