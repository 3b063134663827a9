import { useEffect } from "react";
import { watchPush } from "../push/foreground-push.ts";
import type { PushMessage } from "../push/push-message.ts";
import type { PushState } from "../push/push-state.ts";
import { useObserved, useService } from "./realtime-context.tsx";

export interface PushControls {
  readonly state: PushState;
  /** The admin accepts the invitation: call it from the click itself, for the browser asks then. */
  readonly accept: () => void;
  readonly decline: () => void;
  /** The page of notifications switches on, or off. */
  readonly enable: () => void;
  readonly switchOff: () => void;
  /** Shows a notification from this browser, to see whether it can. */
  readonly test: (title: string, body: string) => Promise<void>;
}

/** Starts the push registration of the admin who is signed in (S16, S18), and returns where it stands. */
export function usePushRegistration(): PushControls {
  const push = useService()?.push;
  useEffect(() => push?.start(), [push]);
  const state = useObserved<PushState>(push?.state, { kind: "unsupported" });
  return {
    state,
    accept: () => push?.send({ kind: "accept" }),
    decline: () => push?.send({ kind: "decline" }),
    enable: () => push?.send({ kind: "enable" }),
    switchOff: () => push?.send({ kind: "switch-off" }),
    test: (title, body) => push?.test(title, body) ?? Promise.resolve(),
  };
}

/** Calls `listener` with messages that this page is to show. It should keep its identity. */
export function usePushMessages(listener: (message: PushMessage) => void): void {
  useEffect(() => watchPush(listener), [listener]);
}

/**
 * Has the server forget this browser, for an admin who is about to sign out. Starts nothing; never rejects. Call what it
 * gives when the sign-out did not come about: the browser registers again.
 */
export function usePushWithdrawal(): () => Promise<() => void> {
  const push = useService()?.push;
  return async () => (await push?.withdraw()) ?? (() => undefined);
}
