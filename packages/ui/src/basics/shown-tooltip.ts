import { closestLandmark } from "./closest-landmark.ts";
import { cellsOfTables, cutWords } from "./cut-words.ts";

export interface ShownTooltip {
  /** Undefined while hidden. */
  readonly of: () => Element | undefined;
  readonly isUnder: (event: PointerEvent) => boolean;
  /** In the page's ms. */
  readonly goneAt: () => number;
  readonly show: (of: Element) => void;
  readonly hide: () => void;
  /** Runs `work` after `wait` ms, unless the tooltip or the plan changes first. */
  readonly plan: (work: () => void, wait: number) => void;
  readonly stay: () => void;
}

/** Updates with its element's text; disappears with the element, or under a window. */
export function shownTooltip(page: Document): ShownTooltip {
  let shown: { readonly of: Element; readonly bubble: HTMLElement } | undefined;
  let goneAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watcher = new MutationObserver(() => {
    if (shown === undefined) return;
    if (!shown.of.isConnected || isBehindWindow(shown.of)) hide();
    else if (shown.bubble.textContent !== wordsOf(shown.of)) show(shown.of);
  });

  function show(of: Element): void {
    hide();
    const words = wordsOf(of);
    if (!of.isConnected || words === "" || isBehindWindow(of)) return;
    const isOfCell = !of.matches("[data-tooltip]");
    const bubble = bubbleOf(page, words, isOfCell);
    (closestLandmark(of) ?? page.body).append(bubble);
    // Missing in unit tests' DOM.
    if (typeof bubble.showPopover === "function") bubble.showPopover();
    const { clientWidth, clientHeight } = page.documentElement;
    const view = new DOMRect(0, 0, clientWidth, clientHeight);
    const side = of.getAttribute("data-tooltip-side") ?? (isOfCell ? "start" : "top");
    const { left, top } = placeBeside(of.getBoundingClientRect(), bubble.getBoundingClientRect(), side, view);
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
    shown = { of, bubble };
    // A cell's text already is its name.
    if (!isOfCell) describe(of, bubble);
    const attributeFilter = ["data-tooltip", "aria-hidden", "inert"];
    watcher.observe(page.body, { subtree: true, childList: true, attributeFilter });
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

/** A window hides what is behind it from screen readers. */
export const isBehindWindow = (of: Element): boolean => of.closest("[aria-hidden=true], [inert]") !== null;

export function wordsOf(of: Element): string {
  return of.getAttribute("data-tooltip") ?? (of.matches(cellsOfTables) ? cutWords(of) : "");
}

/** By position: a cell's tooltip lets presses through. */
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
  // The top layer, where nothing covers or clips it.
  bubble.setAttribute("popover", "manual");
  bubble.textContent = words;
  return bubble;
}

/** Most tooltips only repeat the element's name. */
function describe(of: Element, bubble: HTMLElement): void {
  const name = of.getAttribute("aria-label") ?? of.textContent ?? "";
  if (!name.includes(bubble.textContent) && !of.hasAttribute("aria-describedby"))
    of.setAttribute("aria-describedby", bubble.id);
}

const GAP = 6;
const MARGIN = 8;

interface Point {
  readonly left: number;
  readonly top: number;
}

/** On the requested side, or the opposite one without room; `start`: above, aligned to the start. */
function placeBeside(at: DOMRect, box: DOMRect, side: string, view: DOMRect): Point {
  const middle = { left: at.left + (at.width - box.width) / 2, top: at.top + (at.height - box.height) / 2 };
  const above = at.top - box.height - GAP;
  const before = at.left - box.width - GAP;
  const below = at.bottom + GAP;
  const after = at.right + GAP;
  const isAbove =
    above >= MARGIN && (side === "top" || side === "start" || below + box.height > view.height - MARGIN);
  const isBefore = before >= MARGIN && (side === "left" || after + box.width > view.width - MARGIN);
  const point =
    side === "left" || side === "right"
      ? { left: isBefore ? before : after, top: middle.top }
      : { left: side === "start" ? at.left : middle.left, top: isAbove ? above : below };
  return {
    left: within(point.left, view.width - box.width - MARGIN),
    top: within(point.top, view.height - box.height - MARGIN),
  };
}

const within = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most));
