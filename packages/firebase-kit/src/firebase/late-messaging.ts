import type { Stop } from "../adapter/realtime-adapter.ts";
import type { RealtimeConfig } from "../config.ts";
import type { OpenMessaging } from "./messaging.ts";

export interface LateMessaging {
  /** Retries after a failure. */
  readonly open: () => Promise<OpenMessaging>;
  readonly watchToken: (listener: (token: string) => void) => Stop;
  readonly watchEnd: (listener: () => void) => Stop;
}

export function lateMessaging(settings: () => Promise<RealtimeConfig>): LateMessaging {
  const ofToken = new Set<(token: string) => void>();
  const ofEnd = new Set<() => void>();
  let messaging: Promise<OpenMessaging> | undefined;

  const load = async (): Promise<OpenMessaging> => {
    const [config, { openMessaging }] = await Promise.all([settings(), import("./messaging.ts")]);
    const opened = await openMessaging(config);
    opened.watchToken((token) => {
      for (const listener of [...ofToken]) listener(token);
    });
    opened.watchEnd(() => {
      for (const listener of [...ofEnd]) listener();
    });
    return opened;
  };

  return {
    open: () => {
      messaging ??= load().catch((error: unknown) => {
        messaging = undefined;
        throw error;
      });
      return messaging;
    },
    watchToken: (listener) => {
      ofToken.add(listener);
      return () => ofToken.delete(listener);
    },
    watchEnd: (listener) => {
      ofEnd.add(listener);
      return () => ofEnd.delete(listener);
    },
  };
}
