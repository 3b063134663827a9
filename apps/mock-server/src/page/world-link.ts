import type { WorldSummary } from "@palier/contract/control";
import type { PageTexts } from "./page.texts.ts";
import type { PageParts } from "./page-parts.ts";

/** Self-contained, see `sentFunctions`. */
export function worldLink(
  { el, badge }: PageParts,
  texts: PageTexts,
  each: WorldSummary,
  isChosen: boolean,
): HTMLElement {
  const facts = [
    `${texts.calls}\u00a0: ${each.calls}`,
    each.faults > 0 && `${texts.faults}\u00a0: ${each.faults}`,
    each.locks > 0 && `${texts.locks}\u00a0: ${each.locks}`,
  ];
  const link = el(
    "a",
    { href: `#${each.name}`, title: each.name },
    el("span", { class: "name" }, each.name),
    each.sockets > 0 && badge(String(each.sockets), "good"),
    el("span", { class: "facts" }, facts.filter((fact) => fact !== false).join(" · ")),
  );
  if (isChosen) link.setAttribute("aria-current", "true");
  return el("li", {}, link);
}
