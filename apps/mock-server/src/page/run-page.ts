import type { JournalAnswer, WorldDetail, WorldSummary } from "@palier/contract/control";
import type { DetailView, detailView } from "./detail-view.ts";
import type { JournalView, journalView } from "./journal-view.ts";
import type { PageTexts } from "./page.texts.ts";
import type { PageParts } from "./page-parts.ts";

interface Views {
  readonly detailView: typeof detailView;
  readonly journalView: typeof journalView;
}

/**
 * The page at `/__mock`, in the browser. It is sent there as its own text, so it uses nothing but what it is given;
 * whatever comes from a world is written as text, never as HTML.
 */
export function runPage(texts: PageTexts, parts: PageParts, views: Views): void {
  const { el, ask, badge } = parts;
  let world = "";
  let last = 0;
  /** Grows when another world is chosen, so that answers about the one before are dropped. */
  let turn = 0;
  let journal: JournalView | undefined;
  let detail: DetailView | undefined;

  const at = (name: string, rest = ""): string => `/__mock/worlds/${encodeURIComponent(name)}${rest}`;

  const alert = el("p", { class: "alert", role: "alert", hidden: "" });
  function tell(error?: unknown): void {
    alert.hidden = error === undefined;
    alert.textContent = error instanceof TypeError ? texts.lost : error instanceof Error ? error.message : "";
  }

  /** Grows when the tester does something, and when that is done: what was asked before would show the old state. */
  let actionCount = 0;
  let underWay = 0;
  const act = (press: () => Promise<unknown>): void => {
    actionCount += 1;
    underWay += 1;
    const done = press().finally(() => {
      actionCount += 1;
      underWay -= 1;
    });
    void done.then(refresh).catch(tell);
  };

  function button(text: string, press: () => Promise<unknown>, look = ""): HTMLElement {
    const made = el("button", { type: "button", class: look }, text);
    made.addEventListener("click", () => act(press));
    return made;
  }

  function worldLink(each: WorldSummary): HTMLElement {
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
    if (each.name === world) link.setAttribute("aria-current", "true");
    return el("li", {}, link);
  }

  async function restore(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const saved = JSON.parse(await file.text());
    await ask("POST", at(world, "/snapshot"), saved.snapshot ?? saved);
  }

  function actions(): HTMLElement {
    const file = document.createElement("input");
    file.type = "file";
    file.accept = "application/json";
    file.hidden = true;
    file.addEventListener("change", () => act(() => restore(file.files?.[0])));
    const pick = el("button", { type: "button" }, texts.restore);
    pick.addEventListener("click", () => file.click());
    const close = () => ask("DELETE", at(world)).then(() => choose("default"));
    return el(
      "div",
      { class: "actions" },
      el("a", { class: "button primary", href: at(world, "/open?to=/admin/") }, texts.open),
      el("a", { class: "button", href: at(world, "/snapshot"), download: `${world}.json` }, texts.save),
      pick,
      file,
      button(texts.reset, () => ask("POST", at(world, "/reset")).then(() => journal?.clear())),
      world !== "default" && button(texts.close, close, "danger"),
    );
  }

  function journalBar(view: JournalView): HTMLElement {
    const filter = document.createElement("input");
    filter.type = "search";
    filter.placeholder = texts.filter;
    filter.setAttribute("aria-label", texts.filter);
    filter.addEventListener("input", () => view.filter(filter.value));
    const clear = () => ask("DELETE", at(world, "/journal")).then(view.clear);
    return el(
      "div",
      { class: "bar" },
      el("h3", {}, texts.journal),
      badge(texts.live, "good"),
      filter,
      button(texts.clear, clear, "small"),
    );
  }

  async function refresh(): Promise<void> {
    const of = turn;
    const list = await ask<{ worlds: WorldSummary[] }>("GET", "/__mock/worlds");
    if (of !== turn) return;
    document.getElementById("worlds")?.replaceChildren(...list.worlds.map(worldLink));
    if (list.worlds.some(({ name }) => name === world)) {
      const asked = actionCount;
      const found = await ask<WorldDetail>("GET", at(world));
      if (of === turn && asked === actionCount && underWay === 0) detail?.show(found);
    } else if (world !== "default") choose("default");
    tell();
  }

  /** Waits for calls, shows them, and begins again, as long as the world is the chosen one. */
  async function follow(of: number, view: JournalView): Promise<void> {
    while (of === turn) {
      try {
        const wait = last === 0 ? "" : "&wait=20000";
        const path = at(world, `/journal?since=${last}&limit=${view.mostShown}${wait}`);
        const { entries, last: next } = await ask<JournalAnswer>("GET", path);
        if (of !== turn) return;
        last = Math.max(next, 1);
        if (entries.length > 0) view.add(entries);
        await refresh();
      } catch (error) {
        tell(error);
        await new Promise((resolve) => setTimeout(resolve, 2000));
      }
    }
  }

  function choose(name: string): void {
    turn += 1;
    world = name;
    last = 0;
    journal = views.journalView(parts, texts);
    detail = views.detailView(parts, texts, { at: (rest) => at(name, rest), button, act });
    const main = document.getElementById("monde");
    const nodes = [
      alert,
      el("h2", {}, world),
      actions(),
      detail.element,
      journalBar(journal),
      journal.element,
    ];
    main?.replaceChildren(...nodes);
    void refresh().catch(tell);
    void follow(turn, journal);
  }

  const chosen = (): string => decodeURIComponent(location.hash.slice(1));
  addEventListener("hashchange", () => {
    const name = chosen();
    if (name !== "" && name !== "monde" && name !== world) choose(name);
  });
  // Locks and clocks change without a call of the API.
  setInterval(() => {
    if (document.visibilityState === "visible") void refresh().catch(tell);
  }, 2000);
  choose(chosen() === "" || chosen() === "monde" ? "default" : chosen());
}
