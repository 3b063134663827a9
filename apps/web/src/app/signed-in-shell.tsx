import { memo } from "react";
import { AreasProvider } from "#areas/areas.tsx";
import { FollowChanges } from "#changes/follow-changes.tsx";
import { UnsavedGuard } from "#forms/unsaved.tsx";
import { PushMessages } from "#push/push-messages.tsx";
import { areas } from "./areas.ts";
import { RealtimeService } from "./realtime-service.tsx";
import { Shell } from "./shell.tsx";

export const SignedInShell = memo(function SignedInShell() {
  return (
    <RealtimeService>
      <PushMessages />
      <FollowChanges />
      <AreasProvider value={areas}>
        <UnsavedGuard>
          <Shell />
        </UnsavedGuard>
      </AreasProvider>
    </RealtimeService>
  );
});
