import { useConnection } from "@palier/firebase-kit/react";
import { Banner, Button } from "@palier/ui";
import { useSyncExternalStore } from "react";
import { apiTexts } from "#api/api.texts.ts";
import { lockTexts } from "#locks/locks.texts.ts";
import { appTexts as texts } from "./app.texts.ts";
import { useMissingRealtime } from "./realtime-service.tsx";

/** Across the page: no network at all, or no realtime service, so that locks are not guaranteed (L07). */
export function ShellNotice({ online }: { readonly online: boolean }) {
  const connection = useConnection();
  const fetchAgain = useMissingRealtime();
  if (!online) return <Notice text={texts.offline} />;
  if (fetchAgain !== undefined) return <Notice text={lockTexts.noticeMissing} onRetry={fetchAgain} />;
  if (connection === "refused") return <Notice text={lockTexts.noticeRefused} />;
  if (connection === "unavailable" || connection === "offline") return <Notice text={lockTexts.notice} />;
  return null;
}

interface NoticeProps {
  readonly text: string;
  readonly onRetry?: () => void;
}

function Notice({ text, onRetry }: NoticeProps) {
  return (
    <Banner
      tone="warning"
      role="status"
      actions={onRetry === undefined ? null : <Button onClick={onRetry}>{apiTexts.retry}</Button>}
    >
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
