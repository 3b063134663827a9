import type { PushMessage } from "@palier/firebase-kit";
import { usePushMessages, usePushRegistration } from "@palier/firebase-kit/react";
import { useToast } from "@palier/ui";
import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths, returnPath } from "#navigation/paths.ts";
import { pushTexts as texts } from "./push.texts.ts";

/**
 * Keeps this browser registered while somebody is signed in (S16), shows messages that arrive while the page is seen as
 * toasts that open the record, and says on the home page, and only there, that notifications are blocked (S20).
 */
export function PushMessages() {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { state } = usePushRegistration();
  const tell = useCallback(
    ({ title, body, link }: PushMessage): void => {
      const open = link === undefined ? undefined : returnPath(link);
      const action =
        open === undefined ? {} : { action: { label: texts.open, onPress: () => void navigate(open) } };
      toast.info(title, { detail: body, ...action });
    },
    [toast, navigate],
  );
  usePushMessages(tell);
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const follow = ({ data }: MessageEvent<unknown>): void => {
      const link = linkIn(data);
      if (link !== undefined) void navigate(returnPath(link));
    };
    navigator.serviceWorker.addEventListener("message", follow);
    return () => navigator.serviceWorker.removeEventListener("message", follow);
  }, [navigate]);
  const blockedAtHome = state.kind === "blocked" && pathname === paths.home;
  useEffect(() => {
    if (blockedAtHome) toast.error(texts.blocked.title, { detail: texts.blocked.detail });
  }, [blockedAtHome, toast]);
  return null;
}

/** A notification was clicked, and this window is the one to show its record. */
function linkIn(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null || !("kind" in data) || data.kind !== "palier:open")
    return undefined;
  return "link" in data && typeof data.link === "string" ? data.link : undefined;
}
