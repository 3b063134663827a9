import { cellsOfTables } from "./cut-words.ts";
import { isBehindWindow, type ShownTooltip, shownTooltip, wordsOf } from "./shown-tooltip.ts";

/** Ms of hovering before the first tooltip. */
const DELAY = 350;
/** Ms during which the next one shows at once. */
const STILL_READING = 400;
/** Ms to cross from an element to its tooltip. */
const CROSSING = 120;

const owners = `[data-tooltip], ${cellsOfTables}`;

/** A pressed element shows no tooltip until pointer or focus leave it. */
interface Pressed {
  owner: Element | undefined;
}

/**
 * Can be hovered; disappears on Escape (before anything else reacts), press, scroll, or with its element
 * (WCAG 1.4.13). Returns a stop function.
 */
export function showTooltips(page: Document): () => void {
  const tooltip = shownTooltip(page);
  const pressed: Pressed = { owner: undefined };
  const listening = new AbortController();
  const { signal } = listening;
  followPointer(page, { tooltip, pressed, signal });
  followFocus(page, { tooltip, pressed, signal });

  function press({ target, type }: Event): void {
    pressed.owner = target instanceof Element ? (target.closest(owners) ?? undefined) : undefined;
    // Touch has no other way to a disabled element's reason.
    if (type === "click" && pressed.owner?.matches("[aria-disabled=true]") === true)
      tooltip.show(pressed.owner);
    else tooltip.hide();
  }

  function dismiss(event: KeyboardEvent): void {
    const of = tooltip.of();
    if (event.key !== "Escape" || of === undefined) return;
    // A tooltip below a dialog must not consume that dialog's Escape.
    if (!isBehindWindow(of)) event.stopPropagation();
    tooltip.hide();
  }

  function scrolled({ target }: Event): void {
    const of = tooltip.of();
    if (target instanceof Node && of !== undefined && target.contains(of)) tooltip.hide();
  }

  page.addEventListener("pointerdown", press, { capture: true, signal });
  page.addEventListener("click", press, { capture: true, signal });
  page.addEventListener("scroll", scrolled, { capture: true, passive: true, signal });
  // Before the dialogs, which listen on the document.
  page.defaultView?.addEventListener("keydown", dismiss, { capture: true, signal });
  return () => {
    listening.abort();
    tooltip.hide();
  };
}

interface Followed {
  readonly tooltip: ShownTooltip;
  readonly pressed: Pressed;
  readonly signal: AbortSignal;
}

function followPointer(page: Document, { tooltip, pressed, signal }: Followed): void {
  const hasFocus = (): boolean => tooltip.of()?.contains(page.activeElement) === true;

  function over(event: PointerEvent): void {
    const { target, pointerType } = event;
    if (pointerType === "touch" || !(target instanceof Element)) return;
    const owner = target.closest(owners) ?? undefined;
    if (owner !== pressed.owner) pressed.owner = undefined;
    const of = owner === undefined || wordsOf(owner) === "" ? undefined : owner;
    const shownOf = tooltip.of();
    if (shownOf !== undefined && (of === shownOf || tooltip.isUnder(event))) tooltip.stay();
    else if (of !== undefined && of !== pressed.owner) {
      const isReading = shownOf !== undefined || performance.now() - tooltip.goneAt() < STILL_READING;
      tooltip.plan(() => tooltip.show(of), isReading ? 0 : DELAY);
    } else if (shownOf !== undefined && !hasFocus()) tooltip.plan(tooltip.hide, CROSSING);
    else tooltip.stay();
  }

  function left({ relatedTarget }: PointerEvent): void {
    if (relatedTarget === null && !hasFocus()) tooltip.plan(tooltip.hide, CROSSING);
  }

  page.addEventListener("pointerover", over, { signal });
  page.addEventListener("pointerout", left, { signal });
}

function followFocus(page: Document, { tooltip, pressed, signal }: Followed): void {
  function focused({ target }: FocusEvent): void {
    if (!(target instanceof Element) || target === pressed.owner || !target.matches(":focus-visible")) return;
    const isOfCell = !target.matches("[data-tooltip]");
    const cell = isOfCell ? target.closest(cellsOfTables) : null;
    if (!isOfCell) tooltip.show(target);
    if (cell === null) return;
    tooltip.hide();
    // While moving through rows, only the resting cell shows.
    tooltip.plan(() => {
      if (cell.contains(page.activeElement)) tooltip.show(cell);
    }, DELAY);
  }

  function blurred({ target }: FocusEvent): void {
    if (target === pressed.owner) pressed.owner = undefined;
    const of = tooltip.of();
    // A dialog that loses a child while nothing has focus would take it.
    if (target instanceof Node && of?.contains(target) === true && !of.matches(":hover"))
      tooltip.plan(tooltip.hide, 0);
  }

  // Capturing, as a toast above a dialog stops focus events.
  page.addEventListener("focusin", focused, { capture: true, signal });
  page.addEventListener("focusout", blurred, { capture: true, signal });
}
