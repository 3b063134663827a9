import type { SupplierOffer } from "@palier/contract/areas/concierge/supplier-offer";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { recordId } from "#navigation/record-place.ts";
import type { OfferView } from "./offer-view.ts";

/** From the URL (A01), but ahead of it: two quick choices must not cancel each other. */
export function useOfferView({
  themes,
}: SupplierOffer): readonly [OfferView, (change: Partial<OfferView>) => void] {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState(() => viewIn(params));
  const latest = useRef(view);
  // Written but not yet received, so no navigation.
  const sent = useRef<readonly string[]>([params.toString()]);
  const address = params.toString();
  useEffect(() => {
    const at = sent.current.indexOf(address);
    sent.current = at < 0 ? [address] : sent.current.slice(at);
    if (at >= 0) return;
    latest.current = viewIn(new URLSearchParams(address));
    setView(latest.current);
  }, [address]);
  const change = (changed: Partial<OfferView>): void => {
    const next = { ...latest.current, ...changed };
    latest.current = next;
    setView(next);
    const written = addressOf(next);
    sent.current = [...sent.current, written.toString()];
    setParams(written, { replace: true });
  };
  const isKnown = themes.some(({ themeId }) => themeId === view.themeId);
  return [isKnown ? view : { ...view, themeId: undefined }, change];
}

function viewIn(params: URLSearchParams): OfferView {
  const themeId = recordId(params.get("theme") ?? undefined);
  return {
    themeId: themeId === 0 ? undefined : themeId,
    words: params.get("q") ?? "",
    onlyOffered: params.get("offered") === "true",
  };
}

function addressOf({ themeId, words, onlyOffered }: OfferView): URLSearchParams {
  const params = new URLSearchParams();
  if (themeId !== undefined) params.set("theme", String(themeId));
  if (words !== "") params.set("q", words);
  if (onlyOffered) params.set("offered", "true");
  return params;
}
