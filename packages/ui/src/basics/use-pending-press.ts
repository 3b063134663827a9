import { useEffect, useRef, useState } from "react";

/** How long a loading button spins (§9, S08). */
export const SPINNER_TIMEOUT_MS = 2000;

/**
 * Nothing starts while `check` returns false (S08), or while the work continues, even after the spinner
 * stopped (A05).
 * @returns `spinning`: show the spinner; `pending`: the work continues.
 */
export function usePendingPress(onPress: () => unknown, check?: (() => boolean) | undefined) {
  const [phase, setPhase] = useState<"idle" | "spinning" | "overdue">("idle");
  const working = useRef(false);
  const alive = useRef(true);

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  useEffect(() => {
    if (phase !== "spinning") return;
    const timer = setTimeout(() => setPhase("overdue"), SPINNER_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  async function press(): Promise<void> {
    if (working.current) return;
    if (check && !check()) return;
    working.current = true;
    setPhase("spinning");
    try {
      await onPress();
    } finally {
      working.current = false;
      if (alive.current) setPhase("idle");
    }
  }

  return { press, spinning: phase === "spinning", pending: phase !== "idle" };
}
