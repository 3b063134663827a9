import { lockPath } from "@palier/contract";
import type { EditLock } from "@palier/firebase-kit/react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Leads to a record's page so that it asks the holder for the record by itself: a navigation's state. */
export const askingFor = (area: string, id: number) => ({ askFor: lockPath(area, id) });

/** Asks once for a record that another admin holds, where a list led here for that (L06). */
export function useAskOnArrival(area: string, id: number, { lock, takeover, actions }: EditLock): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isAsked = readAskFor(location.state) === lockPath(area, id);
  const isSettled = lock.kind === "mine" || lock.kind === "lost";
  const canAsk = lock.kind === "other" && takeover.kind === "none";
  useEffect(() => {
    if (!isAsked || !(canAsk || isSettled)) return;
    if (canAsk) actions.ask();
    // A reload must not ask again.
    void navigate(location, { replace: true, state: null, preventScrollReset: true });
  }, [isAsked, canAsk, isSettled, actions, navigate, location]);
}

function readAskFor(state: unknown): unknown {
  return typeof state === "object" && state !== null && "askFor" in state ? state.askFor : undefined;
}
