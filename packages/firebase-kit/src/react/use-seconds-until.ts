import { useEffect, useState } from "react";
import { useRealtime } from "./realtime-context.tsx";

/** Counts down in whole seconds to a moment of server time, independent of the local clock (L10). */
export function useSecondsUntil(moment: number | undefined): number {
  const realtime = useRealtime();
  const [, setTurn] = useState(0);
  const left =
    moment === undefined || realtime === undefined
      ? 0
      : Math.max(0, Math.ceil((moment - realtime.serverNow()) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setTurn((turn) => turn + 1), 500);
    return () => clearInterval(timer);
  }, [left]);
  return left;
}
