import type { PageTexts } from "./page.texts.ts";
import type { WorldAccess } from "./page-acts.ts";
import type { PageParts } from "./page-parts.ts";

interface Around extends WorldAccess {
  readonly world: string;
  /** A reset voids the shown journal. */
  readonly wasReset: () => void;
  readonly wasClosed: () => void;
}

/** Self-contained, see `sentFunctions`. */
export function worldBar(
  { el, ask }: PageParts,
  texts: PageTexts,
  { world, at, act, button, wasReset, wasClosed }: Around,
): HTMLElement {
  async function restore(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const saved = JSON.parse(await file.text());
    await ask("POST", at("/snapshot"), saved.snapshot ?? saved);
  }

  const file = document.createElement("input");
  file.type = "file";
  file.accept = "application/json";
  file.hidden = true;
  file.addEventListener("change", () => act(() => restore(file.files?.[0])));
  const pick = el("button", { type: "button" }, texts.restore);
  pick.addEventListener("click", () => file.click());
  return el(
    "div",
    { class: "actions" },
    el("a", { class: "button primary", href: at("/open?to=/admin/") }, texts.open),
    el("a", { class: "button", href: at("/snapshot"), download: `${world}.json` }, texts.save),
    pick,
    file,
    button(texts.reset, () => ask("POST", at("/reset")).then(wasReset)),
    world !== "default" && button(texts.close, () => ask("DELETE", at()).then(wasClosed), "danger"),
  );
}
