import { cellsOfTables } from "./cut-words.ts";
import { type ShownTooltip, shownTooltip, wordsOf } from "./shown-tooltip.ts";

/** Milliseconds that the pointer rests before words come; those of the next element come at once. */
const DELAY = 350;
/** Milliseconds after a tooltip is gone in which the next one needs no rest. */
const STILL_READING = 400;
/** Milliseconds to cross the gap between an element and its tooltip. */
const CROSSING = 120;

/** What may have one: what says so (basics/tooltip.ts), and a table's cell, of what its room cuts. */
const owners = `[data-tooltip], ${cellsOfTables}`;

/** What was pressed last, until the pointer or the focus has left it: it says nothing by itself meanwhile. */
interface Pressed {
  owner: Element | undefined;
}

/**
 * Shows the tooltip of whatever is hovered or focused in the page. It can be hovered itself, goes with Escape before anything
 * else does, on a press, on scrolling, and with its element (WCAG 1.4.13). Returns the way to stop.
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
    // What is barred says why when it is pressed: a finger has no other way to ask.
    if (type === "click" && pressed.owner?.matches("[aria-disabled=true]") === true)
      tooltip.show(pressed.owner);
    else tooltip.hide();
  }

  function dismiss(event: KeyboardEvent): void {
    const of = tooltip.of();
    if (event.key !== "Escape" || of === undefined) return;
    // One that rests under a window which was opened by a key takes no Escape from that window.
    if (of.closest("[aria-hidden=true], [inert]") === null) event.stopPropagation();
    tooltip.hide();
  }

  function scrolled({ target }: Event): void {
    const of = tooltip.of();
    if (target instanceof Node && of !== undefined && target.contains(of)) tooltip.hide();
  }

  page.addEventListener("pointerdown", press, { capture: true, signal });
  page.addEventListener("click", press, { capture: true, signal });
  page.addEventListener("scroll", scrolled, { capture: true, passive: true, signal });
  // Before the windows, which listen on the document.
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

/** What the pointer rests on, or has just left. */
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

/** What has the focus by keyboard, or has just lost it. */
function followFocus(page: Document, { tooltip, pressed, signal }: Followed): void {
  function focused({ target }: FocusEvent): void {
    if (!(target instanceof Element) || target === pressed.owner || !target.matches(":focus-visible")) return;
    const isOfCell = !target.matches("[data-tooltip]");
    const cell = isOfCell ? target.closest(cellsOfTables) : null;
    if (!isOfCell) tooltip.show(target);
    if (cell === null) return;
    tooltip.hide();
    // Who walks through the rows is shown the words where the focus rests, and no others.
    tooltip.plan(() => {
      if (cell.contains(page.activeElement)) tooltip.show(cell);
    }, DELAY);
  }

  function blurred({ target }: FocusEvent): void {
    if (target === pressed.owner) pressed.owner = undefined;
    const of = tooltip.of();
    // Not before the next element has the focus: a window that something leaves while nothing has it takes it to itself.
    if (target instanceof Node && of?.contains(target) === true && !of.matches(":hover"))
      tooltip.plan(tooltip.hide, 0);
  }

  // What leads to a toast over a window does not come back up here.
  page.addEventListener("focusin", focused, { capture: true, signal });
  page.addEventListener("focusout", blurred, { capture: true, signal });
}
