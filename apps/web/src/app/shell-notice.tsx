import { useConnection } from "@palier/firebase-kit/react";
import { Banner } from "@palier/ui";
import { useSyncExternalStore } from "react";
import { lockTexts } from "#locks/locks.texts.ts";
import { appTexts as texts } from "./app.texts.ts";

/** Across the page: no network at all, or no realtime service, so that locks are not guaranteed (L07). */
export function ShellNotice({ online }: { readonly online: boolean }) {
  const connection = useConnection();
  if (!online) return <Notice text={texts.offline} />;
  if (connection === "refused") return <Notice text={lockTexts.noticeRefused} />;
  if (connection === "unavailable" || connection === "offline") return <Notice text={lockTexts.notice} />;
  return null;
}

function Notice({ text }: { readonly text: string }) {
  return (
    <Banner tone="warning" role="status">
      {text}
    </Banner>
  );
}

/** Whether the browser has a network at all, live. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
