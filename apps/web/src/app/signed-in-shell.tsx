import { PushMessages } from "#push/push-messages.tsx";
import { RealtimeService } from "./realtime-service.tsx";
import { Shell } from "./shell.tsx";

/** The frame with the realtime service around it: locks for every screen, notifications for every place. */
export function SignedInShell() {
  return (
    <RealtimeService>
      <PushMessages />
      <Shell />
    </RealtimeService>
  );
}
