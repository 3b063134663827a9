import { useEffect, useRef, useState } from "react";

/** The spinner of a loading button gives up after this many milliseconds (§9 of the specification, S08). */
export const SPINNER_TIMEOUT_MS = 2000;

/**
 * Runs a press that answers later. `check` comes first: while it says no, nothing starts (S08). One press at a
 * time: presses during the first one's work do nothing, also after the spinner has given up (A05).
 *
 * @returns `spinning`: show the spinner; `pending`: the work still goes on; `press`: start it.
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
