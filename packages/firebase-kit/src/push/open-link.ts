/** The worker's message that opens a record in a window. */

import { isRecord } from "@palier/firebase-rules/json";
import type { Stop } from "../adapter/realtime-adapter.ts";

export const openLinkKind = "firebase-kit:open";

export interface OpenLink {
  readonly kind: typeof openLinkKind;
  readonly link: string;
}

/** Calls `open` with the path of each notification clicked for this window. */
export function watchClickedNotifications(open: (link: string) => void): Stop {
  if (typeof navigator === "undefined" || !("serviceWorker" in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const follow = ({ data }: MessageEvent<unknown>): void => {
    if (isRecord(data) && data.kind === openLinkKind && typeof data.link === "string") open(data.link);
  };
  serviceWorker.addEventListener("message", follow);
  return () => serviceWorker.removeEventListener("message", follow);
}
