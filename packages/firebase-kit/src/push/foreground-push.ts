/**
 * Push in a visible page (S18). The worker may ask before Firebase loads (S16): messages are buffered and
 * answers wait until the admin is known.
 */

import { isRecord } from "@palier/firebase-rules/json";
import type { Stop } from "../adapter/realtime-adapter.ts";
import { mailbox } from "./mailbox.ts";
import type { PushMessage } from "./push-message.ts";
import { handedPush, type OfferAnswer, offerKind } from "./push-offer.ts";
import { recall } from "./remembered-push.ts";

/** `navigator.serviceWorker` */
type WorkerMessages = Pick<EventTarget, "addEventListener">;

const mostWaiting = 20;
const messages = mailbox<PushMessage>(mostWaiting);

/** Undefined while unknown; `owner` undefined: nobody signed in. */
let receiver: { readonly owner: string | undefined } | undefined;
let asking: MessagePort[] = [];

/** Answers the worker. Call it as soon as the page's script runs. */
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
    // The recipient may have signed out.
    if (message !== undefined && receiver?.owner !== undefined) messages.arrive(message);
  });
}

/** The signed-in admin's owner id, undefined for nobody. Drops another admin's messages. */
export function receivePushAs(owner: string | undefined): void {
  if (owner !== receiver?.owner) messages.clear();
  receiver = { owner };
  answer();
}

/** Receives each message to show, buffered ones first. */
export const watchPush = (listener: (message: PushMessage) => void): Stop => messages.watch(listener);

/** A starting page answers later. */
function answer(): void {
  if (receiver === undefined) return;
  const said = answerOf(receiver.owner);
  for (const port of asking) port.postMessage(said);
  asking = [];
}

/** Messages are for the admin whom the server registered last. */
function answerOf(owner: string | undefined): OfferAnswer {
  if (owner === undefined) return "nobody";
  const remembered = recall();
  if (remembered?.owner !== owner || remembered.off || remembered.token === "") return "others";
  return document.visibilityState === "visible" ? "shows" : "nobody";
}

const workerOfPage = (): WorkerMessages | undefined =>
  typeof navigator !== "undefined" && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
