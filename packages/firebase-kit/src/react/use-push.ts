import { useEffect } from "react";
import type { PushMessage } from "../push/message.ts";
import { watchPush } from "../push/receive.ts";
import type { PushState } from "../push/registration.ts";
import { useObserved, useService } from "./realtime-context.tsx";

export interface PushControls {
  readonly state: PushState;
  /** Accepts the invitation. Call it synchronously in the click handler, as browsers require. */
  readonly accept: () => void;
  readonly decline: () => void;
  readonly enable: () => void;
  readonly switchOff: () => void;
  readonly test: (title: string, body: string) => Promise<void>;
}

/**
 * Starts the signed-in admin's push registration (S16, S18).
 * @example const { state, accept, decline } = usePush();
 */
export function usePush(): PushControls {
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

/** Calls `listener` with the messages for this page. Pass a stable function. */
export function usePushMessages(listener: (message: PushMessage) => void): void {
  useEffect(() => watchPush(listener), [listener]);
}

/**
 * Before sign-out: makes the server forget this browser. Never rejects. If the sign-out fails, call the
 * returned function to register again.
 */
export function usePushWithdrawal(): () => Promise<() => void> {
  const push = useService()?.push;
  return async () => (await push?.withdraw()) ?? (() => undefined);
}
