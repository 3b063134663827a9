export type TooltipSide = "top" | "right" | "bottom" | "left";

/**
 * The attributes of an element with a tooltip: a few words on hover and on focus. Never the only place of what one must
 * know. `UiProvider` shows them: one tooltip for the whole page, since a table has a hundred such elements.
 */
export function tooltip(words: string, side: TooltipSide = "top") {
  return { "data-tooltip": words, "data-tooltip-side": side };
}
