import { useConnection } from "@palier/firebase-kit/react";
import { Banner, Button } from "@palier/ui";
import { useEffect, useRef } from "react";
import { apiTexts } from "#api/api.texts.ts";
import { tellReturn } from "#api/connection.ts";
import { lockTexts } from "#locks/locks.texts.ts";
import { appTexts as texts } from "./app.texts.ts";
import { useMissingRealtime } from "./realtime-service.tsx";

/** Across the page: no network at all, or no realtime service, so that locks are not guaranteed (L07). */
export function ShellNotice({ online }: { readonly online: boolean }) {
  const connection = useConnection();
  const fetchAgain = useMissingRealtime();
  useReturn(!online || connection === "unavailable" || connection === "offline");
  if (!online) return <Notice text={texts.offline} />;
  if (fetchAgain !== undefined) return <Notice text={lockTexts.noticeMissing} onRetry={fetchAgain} />;
  if (connection === "refused") return <Notice text={lockTexts.noticeRefused} />;
  if (connection === "unavailable" || connection === "offline") return <Notice text={lockTexts.notice} />;
  return null;
}

/** Tells once the way to the server is there again: the network, or the realtime service after it was lost. */
function useReturn(isLost: boolean): void {
  const wasLost = useRef(isLost);
  useEffect(() => {
    if (wasLost.current && !isLost) tellReturn();
    wasLost.current = isLost;
  }, [isLost]);
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
