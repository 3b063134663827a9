import { isRecord } from "@palier/firebase-rules/json";
import type { Stop } from "../adapter/realtime-adapter.ts";
import { watchRemembered } from "./remembered-push.ts";
import { subscriptionChangedKind } from "./subscription-changed.ts";

/** `look`: another tab or the worker reports a change, or the page becomes visible. */
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
  // A page in the back/forward cache receives no events.
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

export function watchSetting(look: () => void): Stop {
  let status: PermissionStatus | undefined;
  let stopped = false;
  navigator.permissions?.query({ name: "notifications" }).then(
    (found) => {
      if (stopped) return;
      status = found;
      status.addEventListener("change", look);
    },
    // Where unsupported, checked when the page becomes visible.
    () => undefined,
  );
  return () => {
    stopped = true;
    status?.removeEventListener("change", look);
  };
}
