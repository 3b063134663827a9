import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import type { ThemeOffer } from "@palier/contract/areas/concierge/supplier-offer";
import { useCallback, useId, useState } from "react";
import { tabDrafts } from "#forms/drafts.ts";
import { useUnsaved } from "#forms/unsaved.tsx";
import { draftKey } from "#forms/use-draft.ts";
import { changesOf, draftOf, liveChanges, type OfferChanges } from "./offer-changes.ts";

/** What was ticked and not yet saved, kept as a draft of this tab (A08), with the question before the page is left (S10). */
export function useOfferChanges(offer: ThemeOffer, saving: () => Promise<string> | undefined) {
  const { supplierId, themeId } = offer;
  const key = draftKey(routes.offer.path, { supplierId, themeId }, "");
  const [kept, setKept] = useState(() => changesOf(tabDrafts.load(key)?.values));
  const changes = liveChanges(offer, kept);
  const keep = (next: OfferChanges): void => {
    setKept(next);
    if (next.size === 0) tabDrafts.clear(key);
    else tabDrafts.save(key, { base: {}, values: draftOf(next) });
  };
  const forget = useCallback(() => {
    setKept(new Map());
    tabDrafts.clear(key);
  }, [key]);
  const isChanged = useCallback(() => changes.size > 0, [changes.size]);
  useUnsaved(useId(), isChanged, forget, saving);
  return {
    changes,
    change: (serviceIds: readonly number[], offered: boolean): void =>
      keep(liveChanges(offer, new Map([...changes, ...serviceIds.map((id) => [id, offered] as const)]))),
    forget,
  };
}
