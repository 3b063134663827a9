import type { WorldDetail } from "@palier/contract/control";
import type { PageTexts } from "./page.texts.ts";
import type { WorldAccess } from "./page-acts.ts";
import type { PageParts } from "./page-parts.ts";

/** Self-contained, see `sentFunctions`. */
export function clockCard(
  { el, ask, badge, time, card }: PageParts,
  texts: PageTexts,
  { at, button }: WorldAccess,
) {
  const clock = el("div");
  const move = (advanceMs: number) => () => ask("POST", at("/clock"), { advanceMs });

  function show({ clock: { now, frozen } }: WorldDetail): void {
    clock.replaceChildren(
      el(
        "p",
        { class: "clock" },
        `${now.slice(0, 10)} ${time(now)} UTC `,
        badge(frozen ? texts.frozen : texts.running, frozen ? "warn" : "good"),
      ),
      button(
        frozen ? texts.run : texts.freeze,
        () => ask("POST", at("/clock"), frozen ? { run: true } : { freeze: true }),
        "small",
      ),
      " ",
      button(texts.hour, move(3_600_000), "small"),
      " ",
      button(texts.day, move(86_400_000), "small"),
    );
  }

  return { element: card(texts.clock, clock), show };
}
