/** How long a part itself has the focus before what is in it, in ms: a screen reader takes two moves of one moment for one. */
export const focusPause = 60;

/**
 * Moves the focus into a part of the page that has just come, a window or a form: to the part, which is read out by its
 * name, and a moment later to its first control, if nobody moved it meanwhile. What had the focus leaves the accessibility
 * tree as the part comes; Orca then looks for a place of its own, often that control, and is silent about a focus that comes
 * to where it is already. A key that is pressed meanwhile goes to the control.
 */
export function enterPart(part: HTMLElement, first: HTMLElement): void {
  const goOn = (): boolean => {
    clearTimeout(timer);
    part.removeEventListener("keydown", press, true);
    if (document.activeElement !== part) return false;
    first.focus();
    return true;
  };
  const press = (event: KeyboardEvent): void => {
    if (!goOn() || event.key === "Escape" || event.key === "Tab") return;
    // What it types follows the focus by itself, what it does (Enter in the palette) does not.
    event.stopImmediatePropagation();
    if (!first.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
  };
  const timer = setTimeout(goOn, focusPause);
  part.addEventListener("keydown", press, true);
  part.focus({ preventScroll: true });
}

const tabStops =
  ":is(a[href], button, input, select, textarea, [contenteditable=true], [tabindex]):not([tabindex='-1'], :disabled)";

/** The first control of a part that the Tab key reaches. */
export const firstControl = (part: HTMLElement): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>(tabStops)].find((each) => each.checkVisibility?.() ?? true);
