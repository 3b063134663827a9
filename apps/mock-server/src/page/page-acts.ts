import type { PageTexts } from "./page.texts.ts";
import type { PageParts } from "./page-parts.ts";

/** How a part of the page reaches the world that it is about, and acts on it. */
export interface WorldAccess {
  /** The world's address in the control API, with what follows. */
  readonly at: (rest?: string) => string;
  readonly button: (text: string, press: () => Promise<unknown>, look?: string) => HTMLElement;
  /** Does something, then shows the world as it is now. */
  readonly act: (press: () => Promise<unknown>) => void;
}

/**
 * What the tester does on the page, and what is said when it fails. `refresh` runs after each act. Sent as its own text: it
 * uses nothing from outside.
 */
export function pageActs({ el }: PageParts, texts: PageTexts, refresh: () => Promise<void>) {
  /** Grows when the tester does something, and when that is done: what was asked before would show the old state. */
  let actionCount = 0;
  let underWay = 0;

  const alert = el("p", { class: "alert", role: "alert", hidden: "" });
  /** Says why something failed; nothing any more when all went well. */
  function tell(error?: unknown): void {
    alert.hidden = error === undefined;
    alert.textContent = error instanceof TypeError ? texts.lost : error instanceof Error ? error.message : "";
  }

  const act: WorldAccess["act"] = (press) => {
    actionCount += 1;
    underWay += 1;
    const done = press().finally(() => {
      actionCount += 1;
      underWay -= 1;
    });
    void done.then(refresh).catch(tell);
  };

  const button: WorldAccess["button"] = (text, press, look = "") => {
    const made = el("button", { type: "button", class: look }, text);
    made.addEventListener("click", () => act(press));
    return made;
  };

  /** Gives what says, later, whether nothing was done since then, and nothing is being done. */
  function watch(): () => boolean {
    const asked = actionCount;
    return () => asked === actionCount && underWay === 0;
  }

  return { alert, tell, act, button, watch };
}
