import type { CalledAnswer } from "@palier/contract/control";
import type { PageParts } from "./page-parts.ts";
import type { TryWords } from "./try.texts.ts";

/** Self-contained, see `sentFunctions`. */
export function tryAnswer({ el }: PageParts, texts: TryWords) {
  const status = el("p", { role: "status", class: "muted" });
  const answer = el("pre", { hidden: "", tabindex: "0", "aria-label": texts.answer });

  function say(text: string): void {
    status.textContent = text;
  }

  const pretty = (text: string): string => {
    try {
      return JSON.stringify(JSON.parse(text), undefined, 2);
    } catch {
      return text;
    }
  };

  function show({ status: code, type, text, whole, ms }: CalledAnswer): void {
    const notes = [type !== null && text === null && texts.noText, !whole && texts.cut].filter(Boolean);
    say([`${code}`, type, `${ms}\u00a0ms`, ...notes].filter(Boolean).join(" · "));
    answer.hidden = text === null;
    answer.textContent = text === null ? "" : pretty(text);
  }

  return { status, answer, say, show };
}
