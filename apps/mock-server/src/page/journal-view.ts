import type { JournalEntry } from "@palier/contract/control";
import type { journalEntry } from "./journal-entry.ts";
import type { PageTexts } from "./page.texts.ts";
import type { PageParts } from "./page-parts.ts";

export interface JournalViews {
  readonly journalEntry: typeof journalEntry;
}

/** Newest first. Self-contained, see `sentFunctions`. */
export function journalView(parts: PageParts, texts: PageTexts, views: JournalViews) {
  const { el } = parts;
  const shown: JournalEntry[] = [];
  const mostShown = 300;
  let search = "";
  const journal = el("div");

  const entryOf = (each: JournalEntry): HTMLElement => views.journalEntry(parts, texts, each);

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
