import { type SignedInAdmin, sessionRoutes } from "@palier/contract/areas/session";
import { type Admin, type RealtimeConfig, readRealtimeConfig } from "@palier/firebase-kit";
import { type PageService, RealtimeProvider } from "@palier/firebase-kit/react";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { call } from "#api/call.ts";
import { followAdmin } from "#api/own-account.ts";
import { useSession } from "#api/session.ts";
import { sessionStore } from "#api/session-store.ts";
import { whenIdle } from "#navigation/when-idle.ts";
import { pushOptions } from "#push/push-options.ts";

const CodeContext = createContext<(() => void) | undefined>(undefined);

/** Undefined unless the code failed to load, when locks are unknown (L07). */
export const useMissingRealtime = (): (() => void) | undefined => useContext(CodeContext);

const firstPause = 2_000;
const longestPause = 60_000;

/**
 * While signed in (S16). Starts when idle, so that no list waits; the SDK loads with the first form, list or
 * registration.
 */
export function RealtimeService({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [service, setService] = useState<PageService>();
  const [fetchAgain, setFetchAgain] = useState<() => void>();
  const settings = session.kind === "signed-in" ? session.realtime : undefined;
  const config = readRealtimeConfig(settings);
  const latest = useRef(config);
  latest.current = config;
  // Each answer has a new token, which must not reconnect.
  const address = config === undefined ? undefined : JSON.stringify({ ...config, signIn: undefined });
  const id = session.kind === "signed-in" ? session.admin.id : undefined;
  useEffect(() => {
    const first = latest.current;
    if (address === undefined || first === undefined || id === undefined) return;
    let ended = false;
    let opened: PageService | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const connect = async (pause: number): Promise<void> => {
      try {
        const { connectFirebase } = await import("@palier/firebase-kit/firebase");
        if (ended) return;
        opened = connectFirebase({
          config: async (fresh) => (fresh ? freshConfig(id) : (latest.current ?? first)),
          admin: () => adminOf(id),
          push: pushOptions(first, id),
        });
        setService(opened);
        setFetchAgain(undefined);
      } catch {
        if (ended) return;
        // Otherwise every record would look free.
        const again = (next: number) => () => {
          clearTimeout(retry);
          void connect(next);
        };
        setFetchAgain(() => again(firstPause));
        retry = setTimeout(again(Math.min(2 * pause, longestPause)), pause);
      }
    };
    whenIdle(() => void connect(firstPause));
    return () => {
      ended = true;
      clearTimeout(retry);
      setService(undefined);
      setFetchAgain(undefined);
      if (opened !== undefined) void end(opened);
    };
  }, [address, id]);
  // A corrected address or name does not reconnect.
  const email = session.kind === "signed-in" ? session.admin.email : undefined;
  const name = session.kind === "signed-in" ? nameOf(session.admin) : "";
  useEffect(() => {
    if (email !== undefined) service?.realtime.identitySeen({ email, name });
  }, [service, email, name]);
  return (
    <RealtimeProvider service={service}>
      <CodeContext value={fetchAgain}>{children}</CodeContext>
    </RealtimeProvider>
  );
}

/** Sign-out also releases this browser's push token. */
async function end({ push, realtime }: PageService): Promise<void> {
  if (sessionStore.get().kind === "signed-out") await push?.release();
  push?.stop();
  await realtime.close();
}

const nameOf = ({ firstName, lastName }: SignedInAdmin): string => `${firstName} ${lastName}`;

function adminOf(id: number): Admin {
  const session = sessionStore.get();
  const admin = session.kind === "signed-in" && session.admin.id === id ? session.admin : undefined;
  return { id, email: admin?.email ?? "", name: admin === undefined ? "" : nameOf(admin) };
}

/** @throws Error if the server is unreachable, or another admin is signed in */
async function freshConfig(id: number): Promise<RealtimeConfig> {
  const { admin, realtime } = await call(sessionRoutes.read);
  const config = admin?.id === id && followAdmin(admin) ? readRealtimeConfig(realtime) : undefined;
  if (config === undefined) throw new Error("the session has no realtime settings for this admin");
  return config;
}
