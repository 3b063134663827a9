import { type PushMessage, watchClickedNotifications } from "@palier/firebase-kit";
import { usePush, usePushMessages } from "@palier/firebase-kit/react";
import { useToast } from "@palier/ui";
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router-dom";
import { paths, returnPath } from "#navigation/paths.ts";
import { whenIdle } from "#navigation/when-idle.ts";
import { waitingKey } from "#waiting/use-waiting.ts";
import { pushTexts as texts } from "./push.texts.ts";

/** Shows messages from the start; Firebase loads after the first screen's data (S16). */
export function PushMessages() {
  useClickedNotifications();
  usePushMessages(useToastOfMessage());
  const quiet = useQuiet();
  return quiet ? <RegisteredBrowser /> : null;
}

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

/** Ms without requests until a screen counts as rendered. */
const settleTime = 300;

/** Registers this browser (S16), and says that notifications are blocked on the home page only (S20). */
function RegisteredBrowser() {
  const toast = useToast();
  const { pathname } = useLocation();
  const { state } = usePush();
  const isHome = pathname === paths.home || `${pathname}/` === paths.home;
  const blockedAtHome = state.kind === "blocked" && isHome;
  useEffect(() => {
    if (blockedAtHome) toast.error(texts.blocked.title, { detail: texts.blocked.detail });
  }, [blockedAtHome, toast]);
  return null;
}

function useToastOfMessage(): (message: PushMessage) => void {
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  return useCallback(
    ({ title, body, link }) => {
      const open = link === undefined ? undefined : returnPath(link);
      const action =
        open === undefined ? {} : { action: { label: texts.open, onPress: () => void navigate(open) } };
      toast.info(title || texts.untitled, { detail: body, ...action });
      // It is also an alert: the bell counts it, even without the realtime service.
      void client.invalidateQueries({ queryKey: waitingKey });
    },
    [toast, navigate, client],
  );
}

/** The worker chose this window. */
function useClickedNotifications(): void {
  const navigate = useNavigate();
  useEffect(() => watchClickedNotifications((link) => void navigate(returnPath(link))), [navigate]);
}
