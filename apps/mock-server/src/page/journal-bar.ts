import type { JournalView } from "./journal-view.ts";
import type { PageTexts } from "./page.texts.ts";
import type { WorldAccess } from "./page-acts.ts";
import type { PageParts } from "./page-parts.ts";

/** Self-contained, see `sentFunctions`. */
export function journalBar(
  { el, ask, badge }: PageParts,
  texts: PageTexts,
  { at, button }: WorldAccess,
  view: JournalView,
): HTMLElement {
  const filter = document.createElement("input");
  filter.type = "search";
  filter.placeholder = texts.filter;
  filter.setAttribute("aria-label", texts.filter);
  filter.addEventListener("input", () => view.filter(filter.value));
  const clear = () => ask("DELETE", at("/journal")).then(view.clear);
  return el(
    "div",
    { class: "bar" },
    el("h3", {}, texts.journal),
    badge(texts.live, "good"),
    filter,
    button(texts.clear, clear, "small"),
  );
}
