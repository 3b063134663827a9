import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import type { SupplierOffer } from "@palier/contract/areas/concierge/supplier-offer";
import { useToast } from "@palier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { call } from "#api/call.ts";
import { type Failure, failureOf } from "#api/failure.ts";
import { useRefresh } from "#api/refresh.ts";
import { type Attempt, afterFailure, attemptFor, bodyOf, isUndecided } from "#forms/attempt.ts";
import { useRunningSaves, useTellAway, useUnsaved } from "#forms/unsaved.tsx";
import { additionsOf, noChanges, type OfferChanges, takenBack, withChanges } from "./offer-changes.ts";
import { offerFigures, themeOffer } from "./offer-queries.ts";
import { supplierTexts } from "./supplier.texts.ts";
import type { OpenOffer } from "./use-offer.ts";

const texts = supplierTexts.offer;

interface Refused {
  readonly failure: Failure;
  readonly version: number;
  readonly changes: OfferChanges;
}

/** Leaving waits (S10). Sends the oldest version read: of two different choices with lost answers one is refused. */
export function useOfferSave(offer: OpenOffer, name: string) {
  const { figures, themes, changes, begin, settle, forget } = offer;
  const { supplierId } = figures;
  const refresh = useRefresh();
  const toast = useToast();
  const { saving, run } = useOneSave();
  const tellAway = useTellAway();
  const store = useStored(supplierId);
  const attempt = useRef<Attempt | undefined>(undefined);
  const [refused, setRefused] = useState<Refused>();
  const isChanged = useCallback(() => changes.size > 0, [changes.size]);
  useUnsaved(useId(), isChanged, forget, saving);
  const tell = useCallback(
    (saved: OfferChanges) => toast.success(texts.saved(name), { detail: texts.counted(additionsOf(saved)) }),
    [toast, name],
  );
  const send = async (): Promise<string> => {
    setRefused(undefined);
    const version = Math.min(figures.version, ...themes.map((each) => each.version));
    // Equal changes without an answer keep their key, to be stored once (A05).
    const sent = attemptFor({ ...additionsOf(changes), version }, attempt.current);
    attempt.current = sent;
    begin(changes);
    try {
      const body = routes.changeOffer.body.parse(bodyOf(sent));
      store(
        await call(routes.changeOffer, { params: { supplierId }, body, idempotencyKey: sent.key }),
        changes,
      );
      attempt.current = undefined;
      settle(changes);
      tell(changes);
    } catch (error) {
      const failure = failureOf(error);
      attempt.current = afterFailure(sent, failure);
      setRefused({ failure, version, changes });
      settle(isUndecided(failure) ? noChanges : takenBack(changes));
      tellAway(failure);
      // Another admin's ticks show beside these (A04); « Réessayer » does not wait for the reload.
      void refresh();
      return "refused";
    }
    await refresh();
    return "saved";
  };
  const save = async (): Promise<void> => {
    if (changes.size > 0) await run(send);
  };
  // After a lost answer, a newer concierge with the ticks means success (A17).
  const isLost = refused !== undefined && isUndecided(refused.failure);
  const isDone = isLost && refused.version < figures.version && changes.size === 0;
  useEffect(() => {
    if (!isDone) return;
    setRefused(undefined);
    forget();
    tell(refused.changes);
  }, [isDone, refused, forget, tell]);
  return { failure: isDone ? undefined : refused?.failure, save };
}

function useOneSave() {
  const saves = useRunningSaves();
  const running = useRef<Promise<string> | undefined>(undefined);
  const saving = useCallback(() => running.current, []);
  const run = async (send: () => Promise<string>): Promise<void> => {
    if (running.current !== undefined) return;
    running.current = send();
    saves.add(running.current);
    await running.current;
    running.current = undefined;
  };
  return { saving, run };
}

/** Shows stored ticks before the reload, so that none flickers. */
function useStored(supplierId: number) {
  const client = useQueryClient();
  return (answer: SupplierOffer, changes: OfferChanges): void => {
    client.setQueryData(offerFigures(supplierId).queryKey, answer);
    for (const { themeId } of answer.themes) {
      client.setQueryData(
        themeOffer(supplierId, themeId).queryKey,
        (theme) => theme && withChanges(theme, changes, answer.version),
      );
    }
  };
}
