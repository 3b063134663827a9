import { readRealtimeConfig } from "@palier/firebase-kit";
import { type PageService, RealtimeProvider, useAreaLocks, useEditLock } from "@palier/firebase-kit/react";
import { type ReactNode, useEffect, useState } from "react";
import { useSession } from "#api/session.ts";
import { type LockSource, LockSourceProvider } from "#locks/lock-source.tsx";
import { whenIdle } from "#navigation/when-idle.ts";
import { pushOptions } from "#push/push-options.ts";

const kitLocks: LockSource = { useRecordLock: useEditLock, useAreaLocks };

/**
 * The realtime service for everything inside: locks and notifications. It exists only while somebody is signed in (S16)
 * and is thought of only when the page is at rest, so that no list waits for it; the SDK itself comes still later, with
 * the first form, list or registration that needs it.
 */
export function RealtimeService({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [service, setService] = useState<PageService>();
  const settings = session.kind === "signed-in" ? session.realtime : undefined;
  const email = session.kind === "signed-in" ? session.admin.email : undefined;
  const name = session.kind === "signed-in" ? `${session.admin.firstName} ${session.admin.lastName}` : "";
  useEffect(() => {
    const config = readRealtimeConfig(settings);
    if (config === undefined || email === undefined) return;
    let ended = false;
    let opened: PageService | undefined;
    whenIdle(async () => {
      const { connectFirebase } = await import("@palier/firebase-kit/firebase");
      if (ended) return;
      opened = connectFirebase({
        config: async () => config,
        admin: { email, name },
        push: pushOptions(config),
      });
      setService(opened);
    });
    return () => {
      ended = true;
      setService(undefined);
      opened?.push?.stop();
      void opened?.realtime.close();
    };
  }, [settings, email, name]);
  return (
    <RealtimeProvider service={service}>
      <LockSourceProvider value={kitLocks}>{children}</LockSourceProvider>
    </RealtimeProvider>
  );
}
