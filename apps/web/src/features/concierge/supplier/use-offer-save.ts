import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import type { ThemeOffer } from "@palier/contract/areas/concierge/supplier-offer";
import { useToast } from "@palier/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { call } from "#api/call.ts";
import { type Failure, failureOf } from "#api/failure.ts";
import { useRefresh } from "#api/refresh.ts";
import { type Attempt, afterFailure, attemptFor, bodyOf, isUndecided } from "#forms/attempt.ts";
import { useRunningSaves } from "#forms/unsaved.tsx";
import { useAlive } from "#navigation/use-alive.ts";
import { chosenServices } from "./offer-changes.ts";
import { supplierTexts } from "./supplier.texts.ts";
import { useOfferChanges } from "./use-offer-changes.ts";

const texts = supplierTexts.offer;

/** Why a save did not go through, and the version that it was sent with. */
interface Refused {
  readonly failure: Failure;
  readonly version: number;
}

/**
 * What is ticked of one theme, and its save: one at a time, waited for on leaving. It is sent as a whole with the version
 * that was read, so that of two other choices whose answers are lost one is refused.
 */
export function useOfferSave(offer: ThemeOffer) {
  const { supplierId, themeId, themeName, version } = offer;
  const refresh = useRefresh();
  const toast = useToast();
  const saves = useRunningSaves();
  const alive = useAlive();
  const { pathname, search } = useLocation();
  const attempt = useRef<Attempt | undefined>(undefined);
  const running = useRef<Promise<string> | undefined>(undefined);
  const [refused, setRefused] = useState<Refused>();
  const { changes, change, forget } = useOfferChanges(
    offer,
    useCallback(() => running.current, []),
  );
  const send = async (): Promise<string> => {
    setRefused(undefined);
    let result = "saved";
    const serviceIds = chosenServices(offer, changes);
    // The same choice sent again, before its answer is known, goes out under the same key: it is stored once (A05).
    const sent = attemptFor({ serviceIds, version }, attempt.current);
    attempt.current = sent;
    try {
      await call(routes.offer, {
        params: { supplierId, themeId },
        body: routes.offer.body.parse(bodyOf(sent)),
        idempotencyKey: sent.key,
      });
      attempt.current = undefined;
      forget();
      toast.success(texts.saved(themeName));
    } catch (error) {
      const failure = failureOf(error);
      attempt.current = afterFailure(sent, failure);
      setRefused({ failure, version });
      if (!alive.current) saves.tellAway(`${pathname}${search}`, failure);
      result = "refused";
    }
    // After a refusal too: what another admin ticked meanwhile is shown beside what was ticked here (A04).
    await refresh();
    return result;
  };
  const save = async (): Promise<void> => {
    if (running.current !== undefined) return;
    running.current = send();
    saves.add(running.current);
    await running.current;
    running.current = undefined;
  };
  // Read again after a lost answer, the supplier is newer and offers what was ticked: the save went through (A17).
  const isLost = refused !== undefined && isUndecided(refused.failure);
  const isDone = isLost && refused.version !== version && changes.size === 0;
  useEffect(() => {
    if (!isDone) return;
    setRefused(undefined);
    forget();
    toast.success(texts.saved(themeName));
  }, [isDone, forget, toast, themeName]);
  return { changes, change, failure: isDone ? undefined : refused?.failure, save };
}
