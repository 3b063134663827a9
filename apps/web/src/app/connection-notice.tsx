import { useConnection } from "@palier/firebase-kit/react";
import { Button, ConnectionState } from "@palier/ui";
import { useEffect, useRef } from "react";
import { apiTexts } from "#api/api.texts.ts";
import { tellReturn } from "#api/connection.ts";
import { lockTexts } from "#locks/locks.texts.ts";
import { appTexts as texts } from "./app.texts.ts";
import { useMissingRealtime } from "./realtime-service.tsx";

/** Offline, or without the realtime service: locks are not guaranteed (L07). */
export function ConnectionNotice({ online }: { readonly online: boolean }) {
  const connection = useConnection();
  const fetchAgain = useMissingRealtime();
  useReturn(!online || connection === "unavailable" || connection === "offline");
  const isMissing = online && fetchAgain !== undefined;
  const retry = (
    <Button size="small" onClick={fetchAgain}>
      {apiTexts.retry}
    </Button>
  );
  return (
    <ConnectionState action={isMissing ? retry : null}>
      {online ? realtimeNotice(isMissing, connection) : texts.offline}
    </ConnectionState>
  );
}

function realtimeNotice(
  isMissing: boolean,
  connection: ReturnType<typeof useConnection>,
): string | undefined {
  if (isMissing) return lockTexts.noticeMissing;
  if (connection === "refused") return lockTexts.noticeRefused;
  return connection === "unavailable" || connection === "offline" ? lockTexts.notice : undefined;
}

function useReturn(isLost: boolean): void {
  const wasLost = useRef(isLost);
  useEffect(() => {
    if (wasLost.current && !isLost) tellReturn();
    wasLost.current = isLost;
  }, [isLost]);
}
