/** Reports unloading and return from the back/forward cache (S13). */

import type { Stop } from "../adapter/realtime-adapter.ts";
import type { Realtime } from "./realtime.ts";

export function followPage(realtime: Realtime, page: Window): Stop {
  const hide = () => realtime.pageHidden();
  const show = (event: PageTransitionEvent) => {
    if (event.persisted) realtime.pageShown();
  };
  page.addEventListener("pagehide", hide);
  page.addEventListener("pageshow", show);
  return () => {
    page.removeEventListener("pagehide", hide);
    page.removeEventListener("pageshow", show);
  };
}
