import type { WorldDetail } from "@palier/contract/control";
import type { clockCard } from "./clock-card.ts";
import type { FaultViews, faultCard } from "./fault-card.ts";
import type { lockCard } from "./lock-card.ts";
import type { PageTexts } from "./page.texts.ts";
import type { WorldAccess } from "./page-acts.ts";
import type { PageParts } from "./page-parts.ts";

export interface DetailViews extends FaultViews {
  readonly faultCard: typeof faultCard;
  readonly lockCard: typeof lockCard;
  readonly clockCard: typeof clockCard;
}

/** Self-contained, see `sentFunctions`. */
export function detailView(parts: PageParts, texts: PageTexts, access: WorldAccess, views: DetailViews) {
  const cards = [
    views.faultCard(parts, texts, access, views),
    views.lockCard(parts, texts, access),
    views.clockCard(parts, texts, access),
  ];
  return {
    element: parts.el("div", { class: "cards" }, ...cards.map(({ element }) => element)),
    show: (detail: WorldDetail): void => {
      for (const card of cards) card.show(detail);
    },
  };
}
