import { closestLandmark } from "./closest-landmark.ts";
import { cellsOfTables, cutWords } from "./cut-words.ts";
import { placeBeside } from "./place-beside.ts";

/** Milliseconds that the pointer rests before words come; those of the next element come at once. */
const DELAY = 350;
/** Milliseconds after a tooltip is gone in which the next one needs no rest. */
const STILL_READING = 400;
/** Milliseconds to cross the gap between an element and its tooltip. */
const CROSSING = 120;

/** What may have one: what says so (basics/tooltip.ts), and a table's cell, of what its room cuts. */
const owners = `[data-tooltip], ${cellsOfTables}`;

/**
 * Shows the tooltip of whatever is hovered or focused in the page. It can be hovered itself, goes with Escape before anything
 * else does, on a press, on scrolling, and with its element (WCAG 1.4.13). Returns the way to stop.
 */
export function showTooltips(page: Document): () => void {
  let shown: { readonly of: Element; readonly bubble: HTMLElement } | undefined;
  let pressed: Element | undefined;
  let goneAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watcher = new MutationObserver(() => {
    if (shown === undefined) return;
    if (!shown.of.isConnected) hide();
    else if (shown.bubble.textContent !== wordsOf(shown.of)) show(shown.of);
  });

  function later(work: () => void, wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(work, wait);
  }

  function show(of: Element): void {
    hide();
    const words = wordsOf(of);
    if (!of.isConnected || words === "") return;
    const isOfCell = !of.matches("[data-tooltip]");
    const bubble = bubbleOf(page, words, isOfCell);
    (closestLandmark(of) ?? page.body).append(bubble);
    // Absent from the simulated document of unit tests.
    if (typeof bubble.showPopover === "function") bubble.showPopover();
    const { clientWidth, clientHeight } = page.documentElement;
    const view = new DOMRect(0, 0, clientWidth, clientHeight);
    const side = of.getAttribute("data-tooltip-side") ?? (isOfCell ? "start" : "top");
    const { left, top } = placeBeside(of.getBoundingClientRect(), bubble.getBoundingClientRect(), side, view);
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
    shown = { of, bubble };
    // A cell's own words are its name already.
    if (!isOfCell) describe(of, bubble);
    watcher.observe(page.body, { subtree: true, childList: true, attributeFilter: ["data-tooltip"] });
  }

  function hide(): void {
    clearTimeout(timer);
    if (shown === undefined) return;
    watcher.disconnect();
    if (shown.of.getAttribute("aria-describedby") === shown.bubble.id)
      shown.of.removeAttribute("aria-describedby");
    shown.bubble.remove();
    shown = undefined;
    goneAt = performance.now();
  }

  function over(event: PointerEvent): void {
    const { target, pointerType } = event;
    if (pointerType === "touch" || !(target instanceof Element)) return;
    const owner = target.closest(owners) ?? undefined;
    if (owner !== pressed) pressed = undefined;
    const of = owner === undefined || wordsOf(owner) === "" ? undefined : owner;
    if (shown !== undefined && (of === shown.of || isOver(shown.bubble, event))) clearTimeout(timer);
    else if (of !== undefined && of !== pressed)
      later(() => show(of), shown !== undefined || performance.now() - goneAt < STILL_READING ? 0 : DELAY);
    else if (shown !== undefined && !shown.of.contains(page.activeElement)) later(hide, CROSSING);
    else clearTimeout(timer);
  }

  function left({ relatedTarget }: PointerEvent): void {
    if (relatedTarget === null && shown?.of.contains(page.activeElement) !== true) later(hide, CROSSING);
  }

  function focused({ target }: FocusEvent): void {
    if (!(target instanceof Element) || target === pressed || !target.matches(":focus-visible")) return;
    const isOfCell = !target.matches("[data-tooltip]");
    const cell = isOfCell ? target.closest(cellsOfTables) : null;
    if (!isOfCell) show(target);
    if (cell === null) return;
    hide();
    // Who walks through the rows is shown the words where the focus rests, and no others.
    later(() => {
      if (cell.contains(page.activeElement)) show(cell);
    }, DELAY);
  }

  function blurred({ target }: FocusEvent): void {
    if (target === pressed) pressed = undefined;
    // Not before the next element has the focus: a window that something leaves while nothing has it takes it to itself.
    if (target instanceof Node && shown?.of.contains(target) === true && !shown.of.matches(":hover"))
      later(hide, 0);
  }

  function press({ target, type }: Event): void {
    pressed = target instanceof Element ? (target.closest(owners) ?? undefined) : undefined;
    // What is barred says why when it is pressed: a finger has no other way to ask.
    if (type === "click" && pressed?.matches("[aria-disabled=true]") === true) show(pressed);
    else hide();
  }

  function dismiss(event: KeyboardEvent): void {
    if (event.key !== "Escape" || shown === undefined) return;
    // One that rests under a window which was opened by a key takes no Escape from that window.
    if (shown.of.closest("[aria-hidden=true], [inert]") === null) event.stopPropagation();
    hide();
  }

  function scrolled({ target }: Event): void {
    if (target instanceof Node && shown !== undefined && target.contains(shown.of)) hide();
  }

  const listening = new AbortController();
  const { signal } = listening;
  page.addEventListener("pointerover", over, { signal });
  page.addEventListener("pointerout", left, { signal });
  // What leads to a toast over a window does not come back up here.
  page.addEventListener("focusin", focused, { capture: true, signal });
  page.addEventListener("focusout", blurred, { capture: true, signal });
  page.addEventListener("pointerdown", press, { capture: true, signal });
  page.addEventListener("click", press, { capture: true, signal });
  page.addEventListener("scroll", scrolled, { capture: true, passive: true, signal });
  // Before the windows, which listen on the document.
  page.defaultView?.addEventListener("keydown", dismiss, { capture: true, signal });
  return () => {
    listening.abort();
    hide();
  };
}

function wordsOf(of: Element): string {
  return of.getAttribute("data-tooltip") ?? (of.matches(cellsOfTables) ? cutWords(of) : "");
}

/** Whether the pointer is over a tooltip: that of a cell lets presses through to the rows below it. */
function isOver(bubble: Element, { target, clientX, clientY }: PointerEvent): boolean {
  if (target instanceof Node && bubble.contains(target)) return true;
  const { left, right, top, bottom } = bubble.getBoundingClientRect();
  return clientX > left && clientX < right && clientY > top && clientY < bottom;
}

let count = 0;

function bubbleOf(page: Document, words: string, isOfCell: boolean): HTMLElement {
  const bubble = page.createElement("div");
  count += 1;
  bubble.id = `tooltip-${count}`;
  bubble.className = isOfCell ? "ui-tooltip ui-tooltip--cell" : "ui-tooltip";
  bubble.setAttribute("role", "tooltip");
  // The top layer: nothing covers it or cuts it off.
  bubble.setAttribute("popover", "manual");
  bubble.textContent = words;
  return bubble;
}

/** Said once is enough: most tooltips repeat the element's name. */
function describe(of: Element, bubble: HTMLElement): void {
  const name = of.getAttribute("aria-label") ?? of.textContent ?? "";
  if (!name.includes(bubble.textContent) && !of.hasAttribute("aria-describedby"))
    of.setAttribute("aria-describedby", bubble.id);
}
