import { useWatchChanges } from "@palier/firebase-kit/react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { whenAtRest } from "#navigation/when-idle.ts";

/** A24. Without the realtime service screens are as fresh as their last read; read again each midnight. */
export function FollowChanges() {
  const client = useQueryClient();
  const watch = useWatchChanges();
  useEffect(() => {
    let ended = false;
    let stop: (() => void) | undefined;
    const start = async (): Promise<void> => {
      const code = await import("./refresh-shown.ts").catch(() => undefined);
      if (!ended) stop = code?.refreshShown(client, watch);
    };
    whenAtRest(() => void start());
    return () => {
      ended = true;
      stop?.();
    };
  }, [client, watch]);
  return null;
}
