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
import { additionsOf, type OfferChanges, withChanges } from "./offer-changes.ts";
import { offerFigures, themeOffer } from "./offer-queries.ts";
import { supplierTexts } from "./supplier.texts.ts";
import type { OpenOffer } from "./use-offer.ts";

const texts = supplierTexts.offer;

/** Why a save did not go through, and what it was. */
interface Refused {
  readonly failure: Failure;
  readonly version: number;
  readonly changes: OfferChanges;
}

/**
 * Saves what changed in all themes, as one request: one save at a time, waited for on leaving (S10). It is sent with the
 * oldest version that was read, so that of two other choices whose answers are lost one is refused.
 */
export function useOfferSave({ figures, themes, changes, forget }: OpenOffer, name: string) {
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
    // The same changes sent again, before their answer is known, go out under the same key: they are stored once (A05).
    const sent = attemptFor({ ...additionsOf(changes), version }, attempt.current);
    attempt.current = sent;
    try {
      const body = routes.changeOffer.body.parse(bodyOf(sent));
      store(
        await call(routes.changeOffer, { params: { supplierId }, body, idempotencyKey: sent.key }),
        changes,
      );
      attempt.current = undefined;
      forget();
      tell(changes);
    } catch (error) {
      const failure = failureOf(error);
      attempt.current = afterFailure(sent, failure);
      setRefused({ failure, version, changes });
      tellAway(failure);
      // What another admin ticked meanwhile is shown beside what was ticked here (A04). « Réessayer » does not wait for it.
      void refresh();
      return "refused";
    }
    await refresh();
    return "saved";
  };
  const save = async (): Promise<void> => {
    if (changes.size > 0) await run(send);
  };
  // Read again after a lost answer, the concierge is newer and offers what was ticked: the save went through (A17).
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

/** Runs one save at a time; leaving waits for the one under way. */
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

/** Shows what was stored before it is read again: no tick turns back meanwhile. */
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
