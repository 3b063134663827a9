import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import { useCallback, useState } from "react";
import { tabDrafts } from "#forms/drafts.ts";
import { draftKey } from "#forms/use-draft.ts";
import { changesOf, draftOf, type OfferChanges } from "./offer-changes.ts";

/** Kept as this tab's draft (A08). */
export function useOfferChanges(supplierId: number) {
  const key = draftKey(routes.changeOffer.path, { supplierId }, "");
  const [kept, setKept] = useState(() => changesOf(tabDrafts.load(key)?.values));
  const keep = useCallback(
    (next: OfferChanges) => {
      setKept(next);
      if (next.size === 0) tabDrafts.clear(key);
      else tabDrafts.save(key, { base: {}, values: draftOf(next) });
    },
    [key],
  );
  const forget = useCallback(() => keep(new Map()), [keep]);
  return { kept, keep, forget };
}
