import type { SupplierOffer, ThemeOffer } from "@palier/contract/areas/concierge/supplier-offer";
import { useQueries } from "@tanstack/react-query";
import { type KnownOffer, liveChanges, type OfferChange, type OfferChanges } from "./offer-changes.ts";
import { themeOffer } from "./offer-queries.ts";
import type { OfferView } from "./offer-view.ts";
import { useOfferChanges } from "./use-offer-changes.ts";

export interface OpenOffer extends KnownOffer {
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly changes: OfferChanges;
  readonly change: (serviceIds: readonly number[], change: OfferChange) => void;
  readonly begin: (changes: OfferChanges) => void;
  readonly settle: (done: OfferChanges) => void;
  readonly forget: () => void;
}

/** Loads visible and changed themes; drops changes already in effect. */
export function useOffer(figures: SupplierOffer, { themeId }: OfferView): OpenOffer {
  const { supplierId } = figures;
  const { kept, sent, keep, begin, settle, forget } = useOfferChanges(supplierId);
  const changed = new Set([...kept.values()].map((each) => each.themeId));
  const looked = figures.themes.filter((each) => themeId === undefined || each.themeId === themeId);
  const wanted = figures.themes.filter((each) => looked.includes(each) || changed.has(each.themeId));
  const queries = useQueries({ queries: wanted.map((each) => themeOffer(supplierId, each.themeId)) });
  const themes = queries.flatMap(({ data }): ThemeOffer[] => (data === undefined ? [] : [data]));
  const isRead = new Set(themes.map((each) => each.themeId));
  const failed = queries.filter(({ data, error }) => data === undefined && error !== null);
  const known = { figures, themes };
  const changes = liveChanges(known, kept, sent);
  return {
    ...known,
    isLoading: looked.some((each) => !isRead.has(each.themeId)),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
    changes,
    change: (serviceIds, change) =>
      keep(liveChanges(known, new Map([...changes, ...serviceIds.map((id) => [id, change] as const)]), sent)),
    begin,
    settle,
    forget,
  };
}
