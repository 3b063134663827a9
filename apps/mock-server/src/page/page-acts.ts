import type { PageTexts } from "./page.texts.ts";
import type { PageParts } from "./page-parts.ts";

export interface WorldAccess {
  readonly at: (rest?: string) => string;
  readonly button: (text: string, press: () => Promise<unknown>, look?: string) => HTMLElement;
  readonly act: (press: () => Promise<unknown>) => void;
}

/** `refresh` runs after each action. Self-contained, see `sentFunctions`. */
export function pageActs({ el }: PageParts, texts: PageTexts, refresh: () => Promise<void>) {
  /** Counts starts and ends: earlier answers would show the old state. */
  let actionCount = 0;
  let underWay = 0;

  const alert = el("p", { class: "alert", role: "alert", hidden: "" });
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

  /** No action has run since, nor is running. */
  function watch(): () => boolean {
    const asked = actionCount;
    return () => asked === actionCount && underWay === 0;
  }

  return { alert, tell, act, button, watch };
}
