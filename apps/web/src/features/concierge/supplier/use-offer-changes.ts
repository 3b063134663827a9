import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import { useCallback, useRef, useState } from "react";
import { tabDrafts } from "#forms/drafts.ts";
import { draftKey } from "#forms/use-draft.ts";
import { useUnkeptNotice } from "#forms/use-unkept-notice.ts";
import { changesOf, draftOf, noChanges, type OfferChange, type OfferChanges } from "./offer-changes.ts";

/** Kept as this tab's draft (A08). */
export function useOfferChanges(supplierId: number) {
  const key = draftKey(routes.changeOffer.path, { supplierId }, "");
  const [kept, setKept] = useState(() => changesOf(tabDrafts.load(key)?.values));
  const latest = useRef(kept);
  const [sent, setSent] = useState(noChanges);
  const tellUnkept = useUnkeptNotice();
  const keep = useCallback(
    (next: OfferChanges) => {
      latest.current = next;
      setKept(next);
      if (next.size === 0) tabDrafts.clear(key);
      else if (!tabDrafts.save(key, { base: {}, values: draftOf(next) })) tellUnkept();
    },
    [key, tellUnkept],
  );
  const forget = useCallback(() => keep(noChanges), [keep]);
  /** Before a save. */
  const begin = useCallback(
    (changes: OfferChanges) => {
      keep(changes);
      setSent(changes);
    },
    [keep],
  );
  /** After it: `done` holds. Ticks made meanwhile stay (A12). */
  const settle = useCallback(
    (done: OfferChanges) => {
      setSent(noChanges);
      const isOpen = ([id, { offered }]: readonly [number, OfferChange]): boolean =>
        done.get(id)?.offered !== offered;
      keep(new Map([...latest.current].filter(isOpen)));
    },
    [keep],
  );
  return { kept, sent, keep, begin, settle, forget };
}
