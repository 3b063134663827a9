import { type PushMessage, watchClickedNotifications } from "@palier/firebase-kit";
import { usePushMessages, usePushRegistration } from "@palier/firebase-kit/react";
import { useToast } from "@palier/ui";
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router-dom";
import { paths, returnPath } from "#navigation/paths.ts";
import { whenIdle } from "#navigation/when-idle.ts";
import { waitingKey } from "#waiting/use-waiting.ts";
import { pushTexts as texts } from "./push.texts.ts";

/**
 * Nothing of Firebase is thought of before the first screen has its data: no list waits for it (S16). A click on a
 * notification may come before, and needs none of it.
 */
export function PushMessages() {
  useClickedNotifications();
  const quiet = useQuiet();
  return quiet ? <RegisteredBrowser /> : null;
}

/** True once the first screen is there, its data with it, and the page is at rest; then it stays true. */
function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  const busy = useIsFetching() > 0;
  const { state } = useNavigation();
  const still = !busy && state === "idle";
  useEffect(() => {
    if (!still || quiet) return;
    let stopWaiting: (() => void) | undefined;
    const timer = setTimeout(() => {
      stopWaiting = whenIdle(() => setQuiet(true));
    }, settleTime);
    return () => {
      clearTimeout(timer);
      stopWaiting?.();
    };
  }, [still, quiet]);
  return quiet;
}

/** How long nothing may be asked for until a screen counts as drawn, in ms. */
const settleTime = 300;

/**
 * Keeps this browser registered while somebody is signed in (S16), shows messages that arrive while the page is seen as
 * toasts that open the record, and says on the home page, and only there, that notifications are blocked (S20).
 */
function RegisteredBrowser() {
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { state } = usePushRegistration();
  const tell = useCallback(
    ({ title, body, link }: PushMessage): void => {
      const open = link === undefined ? undefined : returnPath(link);
      const action =
        open === undefined ? {} : { action: { label: texts.open, onPress: () => void navigate(open) } };
      toast.info(title || texts.untitled, { detail: body, ...action });
      // It is kept as an alert: the bell counts it at once, also where the realtime service cannot be reached.
      void client.invalidateQueries({ queryKey: waitingKey });
    },
    [toast, navigate, client],
  );
  usePushMessages(tell);
  const blockedAtHome = state.kind === "blocked" && pathname === paths.home;
  useEffect(() => {
    if (blockedAtHome) toast.error(texts.blocked.title, { detail: texts.blocked.detail });
  }, [blockedAtHome, toast]);
  return null;
}

/** Goes where the worker leads this window when a notification was clicked. */
function useClickedNotifications(): void {
  const navigate = useNavigate();
  useEffect(() => watchClickedNotifications((link) => void navigate(returnPath(link))), [navigate]);
}
