import type { WorldDetail } from "@palier/contract/control";
import type { PageTexts } from "./page.texts.ts";
import type { WorldAccess } from "./page-acts.ts";
import type { PageParts } from "./page-parts.ts";

/** Self-contained, see `sentFunctions`. */
export function lockCard({ el, ask, time, card }: PageParts, texts: PageTexts, { at, button }: WorldAccess) {
  const locks = el("ul", { class: "lines" });
  const numbers = el("p", { class: "muted" });

  function lineOf(lock: WorldDetail["lockList"][number]): HTMLElement {
    const record = el("code", {}, `${lock.area}/${lock.id}`);
    return el(
      "li",
      {},
      el("span", { title: lock.email }, record, ` ${lock.name}`),
      el("span", { class: "muted number" }, `${texts.since} ${time(lock.since)}`),
    );
  }

  function show({ lockList, sockets, pushes }: WorldDetail): void {
    locks.replaceChildren(
      ...lockList.map(lineOf),
      ...(lockList.length === 0 ? [el("li", { class: "muted" }, texts.noLock)] : []),
    );
    numbers.replaceChildren(`${texts.sockets}\u00a0: ${sockets} · ${texts.pushes}\u00a0: ${pushes} `);
    if (sockets > 0) numbers.append(button(texts.drop, () => ask("POST", at("/drop-sockets")), "small"));
  }

  return { element: card(texts.locks, locks, numbers), show };
}
