import type { JournalEntry, KeptBody } from "@palier/contract/control";
import type { PageTexts } from "./page.texts.ts";
import type { PageParts } from "./page-parts.ts";

/** Self-contained, see `sentFunctions`. */
export function journalEntry(
  { el, badge, time, decoded }: PageParts,
  texts: PageTexts,
  each: JournalEntry,
): HTMLElement {
  const tone = each.status === 0 || each.status >= 500 ? "bad" : each.status >= 400 ? "warn" : "good";
  const query = each.query === "" ? "" : `?${decoded(each.query)}`;
  const made = el(
    "details",
    { class: "entry" },
    el(
      "summary",
      {},
      el("span", { class: "number muted" }, time(each.at)),
      el(
        "span",
        { class: "call" },
        el("b", {}, each.method),
        each.path,
        el("i", {}, query.slice(0, 160)),
        " ",
        ...each.faults.map((id) => badge(id, "bad")),
      ),
      badge(each.status === 0 ? texts.cutStatus : String(each.status), tone),
      el("span", { class: "number muted right" }, `${each.ms.toFixed(1).replace(".", ",")}\u00a0ms`),
      el("span", { class: "who" }, `${each.admin ?? "–"}${each.played ? ` (${texts.played})` : ""}`),
    ),
  );

  function bodyOf(title: string, body: KeptBody | null): HTMLElement {
    const text =
      body === null
        ? texts.none
        : body.json === undefined
          ? (body.text ?? `${body.bytes} o`)
          : JSON.stringify(body.json, undefined, 2);
    return el("div", {}, el("h3", {}, title), el("pre", { tabindex: "0" }, text));
  }
  made.addEventListener("toggle", () => {
    if (made.querySelector(".body") === null) {
      made.append(
        el(
          "div",
          { class: "body" },
          bodyOf(`${texts.sent} · ${each.route ?? "?"}`, each.request),
          bodyOf(texts.answered, each.answer),
        ),
      );
    }
  });
  return made;
}
