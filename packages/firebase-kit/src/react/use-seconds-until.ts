import { useEffect, useState } from "react";
import { useRealtime } from "./realtime-context.tsx";

/** Counts down to a moment of server time, so that a wrong clock changes nothing (L10). Returns full seconds, at last 0. */
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
