import type { WorldDetail, WorldSummary } from "@palier/contract/control";
import type { followAddress } from "./follow-address.ts";
import type { followJournal } from "./follow-journal.ts";
import type { PageTexts } from "./page.texts.ts";
import type { pageActs } from "./page-acts.ts";
import type { PageParts } from "./page-parts.ts";
import type { worldLink } from "./world-link.ts";
import type { WorldView, WorldViews, worldView } from "./world-view.ts";

interface Views extends WorldViews {
  readonly pageActs: typeof pageActs;
  readonly worldLink: typeof worldLink;
  readonly worldView: typeof worldView;
  readonly followAddress: typeof followAddress;
  readonly followJournal: typeof followJournal;
}

/** Self-contained, see `sentFunctions`; inserts a world's values as text, never HTML. */
export function runPage(texts: PageTexts, parts: PageParts, views: Views): void {
  const { ask } = parts;
  let world = "";
  /** Raised to drop answers for an earlier selection. */
  let turn = 0;
  let shown: WorldView | undefined;

  const { alert, tell, act, button, watch } = views.pageActs(parts, texts, refresh);
  const at = (name: string, rest = ""): string => `/__mock/worlds/${encodeURIComponent(name)}${rest}`;
  /** Follows the selection. */
  const chosen = { at: (rest?: string) => at(world, rest), button, act };

  async function refresh(): Promise<void> {
    const of = turn;
    const list = await ask<{ worlds: WorldSummary[] }>("GET", "/__mock/worlds");
    if (of !== turn) return;
    const links = list.worlds.map((each) => views.worldLink(parts, texts, each, each.name === world));
    document.getElementById("worlds")?.replaceChildren(...links);
    if (list.worlds.some(({ name }) => name === world)) {
      const isUntouched = watch();
      const found = await ask<WorldDetail>("GET", at(world));
      if (of === turn && isUntouched()) shown?.show(found);
    } else if (world !== "default") choose("default");
    tell();
  }

  function choose(name: string): void {
    turn += 1;
    world = name;
    const of = turn;
    const view = views.worldView(
      parts,
      texts,
      {
        world,
        chosen,
        own: { ...chosen, at: (rest) => at(name, rest) },
        wasReset: () => shown?.journal.clear(),
        wasClosed: () => choose("default"),
      },
      views,
    );
    shown = view;
    document.getElementById("monde")?.replaceChildren(alert, ...view.elements);
    void refresh().catch(tell);
    void views.followJournal(parts, view.journal, {
      at: chosen.at,
      isCurrent: () => of === turn,
      refresh,
      tell,
    });
  }

  // Locks and clocks change without API calls.
  setInterval(() => {
    if (document.visibilityState === "visible") void refresh().catch(tell);
  }, 2000);
  views.followAddress(() => world, choose);
}
