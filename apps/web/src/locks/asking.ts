import type { EditLock } from "@palier/firebase-kit/react";
import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Leads to a record's page so that it asks the holder for the record by itself: a navigation's state. */
export const askingFor = (area: string, id: number) => ({ askFor: placeOf(area, id) });

const placeOf = (area: string, id: number): string => `${area}/${id}`;

interface ArrivalAsk {
  /** A list led here to ask for this record. */
  readonly isAsked: boolean;
  /** Must be called once it was asked for: a reload must not ask again. */
  readonly forget: () => void;
}

/** What the list that led here wants of this record. */
export function useArrivalAsk(area: string | undefined, id: number): ArrivalAsk {
  const location = useLocation();
  const navigate = useNavigate();
  const forget = useCallback(
    () => void navigate(location, { replace: true, state: null, preventScrollReset: true }),
    [navigate, location],
  );
  return { isAsked: area !== undefined && readAskFor(location.state) === placeOf(area, id), forget };
}

/** Asks once for a record that another admin holds, where a list led here for that (L06). */
export function useAskOnArrival(area: string, id: number, { lock, takeover, actions }: EditLock): void {
  const { isAsked, forget } = useArrivalAsk(area, id);
  const isSettled = lock.kind === "mine" || lock.kind === "lost";
  const canAsk = lock.kind === "other" && takeover.kind === "none";
  useEffect(() => {
    if (!isAsked || !(canAsk || isSettled)) return;
    if (canAsk) actions.ask();
    forget();
  }, [isAsked, canAsk, isSettled, actions, forget]);
}

function readAskFor(state: unknown): unknown {
  return typeof state === "object" && state !== null && "askFor" in state ? state.askFor : undefined;
}
