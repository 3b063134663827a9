export type TooltipSide = "top" | "right" | "bottom" | "left";

/**
 * Attributes of an element with a tooltip: a few words, never essential information. Shown by `UiProvider`:
 * one tooltip per page, as a table has a hundred such elements.
 * @example <span {...tooltip("Vu par Jeanne Martin")}>JM</span>
 */
export function tooltip(words: string, side: TooltipSide = "top") {
  return { "data-tooltip": words, "data-tooltip-side": side };
}
