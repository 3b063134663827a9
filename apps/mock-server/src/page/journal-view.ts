import type { JournalEntry, KeptBody } from "@palier/contract/control";
import type { PageTexts } from "./page.texts.ts";
import type { PageParts } from "./page-parts.ts";

/** The journal of one world on the page, the newest call first. Sent as its own text: it uses nothing from outside. */
export function journalView({ el, badge, time, decoded }: PageParts, texts: PageTexts) {
  const shown: JournalEntry[] = [];
  const mostShown = 300;
  let search = "";
  const journal = el("div");

  function bodyOf(title: string, body: KeptBody | null): HTMLElement {
    const text =
      body === null
        ? texts.none
        : body.json === undefined
          ? (body.text ?? `${body.bytes} o`)
          : JSON.stringify(body.json, undefined, 2);
    return el("div", {}, el("h3", {}, title), el("pre", { tabindex: "0" }, text));
  }

  function entryOf(each: JournalEntry): HTMLElement {
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

  const fits = (each: JournalEntry): boolean =>
    `${each.method} ${each.path} ${each.route ?? ""} ${each.status} ${each.admin ?? ""}`
      .toLowerCase()
      .includes(search);

  const head = (): HTMLElement =>
    el("div", { class: "head" }, ...Object.values(texts.columns).map((text) => el("span", {}, text)));

  function show(): void {
    const fitting = shown.filter(fits);
    const none = el("p", { class: "nothing" }, texts.empty);
    const lines = fitting.length === 0 ? [none] : fitting.map(entryOf).reverse();
    journal.replaceChildren(el("div", { class: "journal" }, head(), ...lines));
  }

  function add(entries: readonly JournalEntry[]): void {
    const frame = journal.querySelector(".journal");
    shown.push(...entries);
    const over = shown.splice(0, Math.max(0, shown.length - mostShown)).length;
    if (frame === null || over > 0 || frame.querySelector(".nothing") !== null) show();
    else for (const each of entries.filter(fits)) frame.querySelector(".head")?.after(entryOf(each));
  }

  function filter(text: string): void {
    search = text.toLowerCase();
    show();
  }

  function clear(): void {
    shown.length = 0;
    show();
  }

  show();
  return { element: journal, mostShown, add, filter, clear };
}

export type JournalView = ReturnType<typeof journalView>;
