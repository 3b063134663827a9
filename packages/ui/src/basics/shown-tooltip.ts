import { closestLandmark } from "./closest-landmark.ts";
import { cellsOfTables, cutWords } from "./cut-words.ts";
import { placeBeside } from "./place-beside.ts";

/** The one tooltip of a page. */
export interface ShownTooltip {
  /** What it is shown of; undefined while there is none. */
  readonly of: () => Element | undefined;
  /** Whether the pointer is over it. */
  readonly isUnder: (event: PointerEvent) => boolean;
  /** When the last one went, in ms of the page's clock. */
  readonly goneAt: () => number;
  /** Shows an element's words, if it has any, in place of what is shown. */
  readonly show: (of: Element) => void;
  readonly hide: () => void;
  /** Does something after `wait` ms, unless something is shown, hidden or planned before. */
  readonly plan: (work: () => void, wait: number) => void;
  /** Drops what is planned. */
  readonly stay: () => void;
}

/** The tooltip of a page, which follows its element: other words are shown anew, and it goes when the element does. */
export function shownTooltip(page: Document): ShownTooltip {
  let shown: { readonly of: Element; readonly bubble: HTMLElement } | undefined;
  let goneAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watcher = new MutationObserver(() => {
    if (shown === undefined) return;
    if (!shown.of.isConnected) hide();
    else if (shown.bubble.textContent !== wordsOf(shown.of)) show(shown.of);
  });

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

  return {
    of: () => shown?.of,
    isUnder: (event) => shown !== undefined && isOver(shown.bubble, event),
    goneAt: () => goneAt,
    show,
    hide,
    plan: (work, wait) => {
      clearTimeout(timer);
      timer = setTimeout(work, wait);
    },
    stay: () => clearTimeout(timer),
  };
}

/** What an element's tooltip says; "" for one that has none. */
export function wordsOf(of: Element): string {
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
