import type { EditLock } from "@palier/firebase-kit/react";
import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Navigation state: the record's page requests a takeover. */
export const askingFor = (area: string, id: number) => ({ askFor: placeOf(area, id) });

const placeOf = (area: string, id: number): string => `${area}/${id}`;

interface ArrivalAsk {
  readonly isAsked: boolean;
  /** Once requested; a reload must not repeat it. */
  readonly forget: () => void;
}

/** Whether the list that led here asked for this record. */
export function useArrivalAsk(area: string | undefined, id: number): ArrivalAsk {
  const location = useLocation();
  const navigate = useNavigate();
  const forget = useCallback(
    () => void navigate(location, { replace: true, state: null, preventScrollReset: true }),
    [navigate, location],
  );
  return { isAsked: area !== undefined && readAskFor(location.state) === placeOf(area, id), forget };
}

/** Requests a takeover once, if a list led here for that (L06). */
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
