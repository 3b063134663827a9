/**
 * Push messages in a page that is seen (S18). The worker asks from the page's first moment on, long before Firebase is
 * loaded (S16): the page answers as soon as it knows who is signed in, and keeps what it took until a screen shows it.
 */

import { isRecord } from "@palier/firebase-rules/json";
import type { Stop } from "../adapter/realtime-adapter.ts";
import { mailbox } from "./mailbox.ts";
import type { PushMessage } from "./push-message.ts";
import { handedPush, type OfferAnswer, offerKind } from "./push-offer.ts";
import { recall } from "./remembered-push.ts";

/** Where a page hears its worker: `navigator.serviceWorker`. */
type WorkerMessages = Pick<EventTarget, "addEventListener">;

const mostWaiting = 20;
const messages = mailbox<PushMessage>(mostWaiting);

/** Who is signed in, `owner` undefined for nobody; undefined while that is not known. */
let receiver: { readonly owner: string | undefined } | undefined;
let asking: MessagePort[] = [];

/** Answers the worker from now on. Call it as soon as the page's script runs. */
export function hearPush(worker: WorkerMessages | undefined = workerOfPage()): void {
  worker?.addEventListener("message", (event) => {
    if (!(event instanceof MessageEvent)) return;
    const data: unknown = event.data;
    const port = event.ports[0];
    if (isRecord(data) && data.kind === offerKind && port !== undefined) {
      asking.push(port);
      answer();
    }
    const message = handedPush(data);
    // Whoever signed out while it was on its way is not here any more.
    if (message !== undefined && receiver?.owner !== undefined) messages.arrive(message);
  });
}

/**
 * Says who is signed in: the same id as the registration's owner, undefined for nobody. What waits to be shown goes with the
 * admin it was for.
 */
export function receivePushAs(owner: string | undefined): void {
  if (owner !== receiver?.owner) messages.clear();
  receiver = { owner };
  answer();
}

/** Calls `listener` with each message that this page is to show; those that came before it first. */
export const watchPush = (listener: (message: PushMessage) => void): Stop => messages.watch(listener);

/** A page that is still starting answers later; the worker waits for a while. */
function answer(): void {
  if (receiver === undefined) return;
  const said = answerOf(receiver.owner);
  for (const port of asking) port.postMessage(said);
  asking = [];
}

/** Messages are for whom the server knows of: the admin whose registration it took last. */
function answerOf(owner: string | undefined): OfferAnswer {
  if (owner === undefined) return "nobody";
  const remembered = recall();
  if (remembered?.owner !== owner || remembered.off || remembered.token === "") return "others";
  return document.visibilityState === "visible" ? "shows" : "nobody";
}

const workerOfPage = (): WorkerMessages | undefined =>
  typeof navigator !== "undefined" && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
