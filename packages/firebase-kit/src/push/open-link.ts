/** What the service worker asks of a window: to go to the record of a notification that was clicked. */

import { isRecord } from "@palier/firebase-rules/json";
import type { Stop } from "../adapter/realtime-adapter.ts";

export const openLinkKind = "firebase-kit:open";

export interface OpenLink {
  readonly kind: typeof openLinkKind;
  /** A path of this application. */
  readonly link: string;
}

/** Calls `open` with the path of each notification that is clicked while this window is the one to show its record. */
export function watchClickedNotifications(open: (link: string) => void): Stop {
  if (typeof navigator === "undefined" || !("serviceWorker" in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const follow = ({ data }: MessageEvent<unknown>): void => {
    if (isRecord(data) && data.kind === openLinkKind && typeof data.link === "string") open(data.link);
  };
  serviceWorker.addEventListener("message", follow);
  return () => serviceWorker.removeEventListener("message", follow);
}
