import type { DetailViews, detailView } from "./detail-view.ts";
import type { journalBar } from "./journal-bar.ts";
import type { JournalViews, journalView } from "./journal-view.ts";
import type { PageTexts } from "./page.texts.ts";
import type { WorldAccess } from "./page-acts.ts";
import type { PageParts } from "./page-parts.ts";
import type { worldBar } from "./world-bar.ts";

export interface WorldViews extends DetailViews, JournalViews {
  readonly worldBar: typeof worldBar;
  readonly detailView: typeof detailView;
  readonly journalBar: typeof journalBar;
  readonly journalView: typeof journalView;
}

interface Around {
  readonly world: string;
  /** Follows the selection. */
  readonly chosen: WorldAccess;
  /** Stays with this world if the selection changes. */
  readonly own: WorldAccess;
  readonly wasReset: () => void;
  readonly wasClosed: () => void;
}

/** Self-contained, see `sentFunctions`. */
export function worldView(
  parts: PageParts,
  texts: PageTexts,
  { world, chosen, own, wasReset, wasClosed }: Around,
  views: WorldViews,
) {
  const journal = views.journalView(parts, texts, views);
  const detail = views.detailView(parts, texts, own, views);
  const elements = [
    parts.el("h2", {}, world),
    views.worldBar(parts, texts, { ...chosen, world, wasReset, wasClosed }),
    detail.element,
    views.journalBar(parts, texts, chosen, journal),
    journal.element,
  ];
  return { elements, journal, show: detail.show };
}

export type WorldView = ReturnType<typeof worldView>;
