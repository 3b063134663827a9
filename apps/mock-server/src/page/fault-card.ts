import type { WorldDetail } from "@palier/contract/control";
import type { faultSwitches } from "./fault-switches.ts";
import type { PageTexts } from "./page.texts.ts";
import type { WorldAccess } from "./page-acts.ts";
import type { PageParts } from "./page-parts.ts";

export interface FaultViews {
  readonly faultSwitches: typeof faultSwitches;
}

/** Self-contained, see `sentFunctions`. */
export function faultCard(
  parts: PageParts,
  texts: PageTexts,
  { at, button, act }: WorldAccess,
  views: FaultViews,
) {
  const { el, ask, card } = parts;
  const remove = (id: string) => ask("DELETE", at(`/faults?id=${encodeURIComponent(id)}`));
  const switches = views.faultSwitches(parts, texts, { at, act, remove });
  const faults = el("ul", { class: "lines" });

  function lineOf(fault: WorldDetail["faultList"][number]): HTMLElement {
    const { id, calls: _calls, hits, left, route, path, method, ...effect } = fault;
    const target = [method, route ?? path ?? texts.everyCall].filter((word) => word !== undefined).join(" ");
    const counts = `${texts.hits}\u00a0: ${hits}${left === null ? "" : `, ${texts.left}\u00a0: ${left}`}`;
    const what = el("span", {}, el("code", {}, `${target} ${JSON.stringify(effect)}`), ` ${counts}`);
    return el(
      "li",
      {},
      what,
      button(texts.remove, () => remove(id), "small"),
    );
  }

  function show(detail: WorldDetail): void {
    switches.show(detail);
    const others = detail.faultList.filter((each) => !switches.isOfSwitch(each));
    faults.replaceChildren(
      ...others.map(lineOf),
      ...(others.length === 0 ? [el("li", { class: "muted" }, texts.noFault)] : []),
    );
  }

  return { element: card(texts.faults, ...switches.elements, faults), show };
}
