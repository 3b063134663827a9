import type { PushMessage } from "@palier/firebase-kit";
import { usePush, usePushMessages } from "@palier/firebase-kit/react";
import { useState } from "react";
import { Act } from "./act.tsx";

/** Registers this browser, and shows what comes while the page is visible. */
export function Alerts() {
  const { state, accept, decline, enable, switchOff } = usePush();
  const [last, setLast] = useState<PushMessage>();
  usePushMessages(setLast);
  return (
    <section>
      <p>Push: {last?.title ?? state.kind}</p>
      {state.kind === "invited" ? <Act name="Yes" act={accept} /> : null}
      {state.kind === "invited" ? <Act name="Not now" act={decline} /> : null}
      {state.kind === "registered" ? <Act name="Off" act={switchOff} /> : null}
      {state.kind === "off" || state.kind === "failed" ? <Act name="On" act={enable} /> : null}
    </section>
  );
}
