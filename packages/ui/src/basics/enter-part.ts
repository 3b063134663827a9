/** Screen readers merge simultaneous moves of focus (ms). */
export const focusPause = 60;

/**
 * Focuses a new part of the page (a dialog, a form), announced by name, and soon its first control, unless
 * focus moved: Orca, which moves to that control itself, would not announce it again. A key pressed meanwhile
 * goes to the control.
 */
export function enterPart(part: HTMLElement, first: HTMLElement): void {
  const goOn = (): boolean => {
    clearTimeout(timer);
    part.removeEventListener("keydown", press, true);
    if (part.ownerDocument.activeElement !== part) return false;
    first.focus();
    return true;
  };
  const press = (event: KeyboardEvent): void => {
    if (!goOn() || event.key === "Escape" || event.key === "Tab") return;
    // Typed text follows the focus by itself, Enter does not.
    event.stopImmediatePropagation();
    if (!first.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
  };
  const timer = setTimeout(goOn, focusPause);
  part.addEventListener("keydown", press, true);
  part.focus({ preventScroll: true });
}

const tabStops =
  ":is(a[href], button, input, select, textarea, [contenteditable=true], [tabindex]):not([tabindex='-1'], :disabled)";

export const firstControl = (part: HTMLElement): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>(tabStops)].find((each) => each.checkVisibility?.() ?? true);
