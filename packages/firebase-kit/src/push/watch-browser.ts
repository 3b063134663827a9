/** What tells a page that its push registration may have changed outside of it. */

import { isRecord } from "@palier/firebase-rules/json";
import type { Stop } from "../adapter/realtime-adapter.ts";
import { watchRemembered } from "./remembered-push.ts";
import { subscriptionChangedKind } from "./subscription-changed.ts";

/** Calls `look` when another tab changed something, the worker heard of a change, or the page is seen again. */
export function watchBrowser(look: () => void, online: () => void): Stop {
  const { serviceWorker } = navigator;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isRecord(data) && data.kind === subscriptionChangedKind) look();
  };
  const whenSeen = (): void => {
    if (document.visibilityState === "visible") look();
  };
  const forgetRemembered = watchRemembered(look);
  serviceWorker.addEventListener("message", hear);
  document.addEventListener("visibilitychange", whenSeen);
  // A page from the back-forward cache has heard of nothing while it was there.
  window.addEventListener("pageshow", look);
  window.addEventListener("online", online);
  return () => {
    forgetRemembered();
    serviceWorker.removeEventListener("message", hear);
    document.removeEventListener("visibilitychange", whenSeen);
    window.removeEventListener("pageshow", look);
    window.removeEventListener("online", online);
  };
}

/** Calls `look` when the browser's setting for notifications changes. */
export function watchSetting(look: () => void): Stop {
  let status: PermissionStatus | undefined;
  let stopped = false;
  navigator.permissions?.query({ name: "notifications" }).then(
    (found) => {
      if (stopped) return;
      status = found;
      status.addEventListener("change", look);
    },
    // Some browsers cannot be asked; the page looks when it is seen again.
    () => undefined,
  );
  return () => {
    stopped = true;
    status?.removeEventListener("change", look);
  };
}
