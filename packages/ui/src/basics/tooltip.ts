export type TooltipSide = "top" | "right" | "bottom" | "left";

/**
 * A few words, never essential information. Shown by `UiProvider`, one tooltip per page.
 * @example <span {...tooltip("Vu par Jeanne Martin")}>JM</span>
 */
export function tooltip(words: string, side: TooltipSide = "top") {
  return { "data-tooltip": words, "data-tooltip-side": side };
}
