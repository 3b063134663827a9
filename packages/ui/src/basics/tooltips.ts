import { closestLandmark } from "./closest-landmark.ts";
import { placeBeside } from "./place-beside.ts";

/** Milliseconds that the pointer rests before words come; those of the next element come at once. */
const DELAY = 350;
/** Milliseconds after a tooltip is gone in which the next one needs no rest. */
const STILL_READING = 400;
/** Milliseconds to cross the gap between an element and its tooltip. */
const CROSSING = 120;

/**
 * Shows the tooltip of whatever is hovered or focused in the page (basics/tooltip.ts). It can be hovered itself, goes with
 * Escape before anything else does, on a press, on scrolling, and with its element (WCAG 1.4.13). Returns the way to stop.
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
    const bubble = bubbleOf(page, words);
    (closestLandmark(of) ?? page.body).append(bubble);
    // Absent from the simulated document of unit tests.
    if (typeof bubble.showPopover === "function") bubble.showPopover();
    const { clientWidth, clientHeight } = page.documentElement;
    const view = new DOMRect(0, 0, clientWidth, clientHeight);
    const side = of.getAttribute("data-tooltip-side") ?? "top";
    const { left, top } = placeBeside(of.getBoundingClientRect(), bubble.getBoundingClientRect(), side, view);
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
    shown = { of, bubble };
    describe(of, bubble);
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

  function over({ target, pointerType }: PointerEvent): void {
    if (pointerType === "touch" || !(target instanceof Element)) return;
    const of = target.closest("[data-tooltip]") ?? undefined;
    if (of !== pressed) pressed = undefined;
    if (shown !== undefined && (of === shown.of || shown.bubble.contains(target))) clearTimeout(timer);
    else if (of !== undefined && of !== pressed)
      later(() => show(of), shown !== undefined || performance.now() - goneAt < STILL_READING ? 0 : DELAY);
    else if (shown !== undefined && page.activeElement !== shown.of) later(hide, CROSSING);
    else clearTimeout(timer);
  }

  function left({ relatedTarget }: PointerEvent): void {
    if (relatedTarget === null && page.activeElement !== shown?.of) later(hide, CROSSING);
  }

  function focused({ target }: FocusEvent): void {
    if (target instanceof Element && target.matches("[data-tooltip]:focus-visible") && target !== pressed)
      show(target);
  }

  function blurred({ target }: FocusEvent): void {
    if (target === pressed) pressed = undefined;
    // Not before the next element has the focus: a window that something leaves while nothing has it takes it to itself.
    if (target === shown?.of && !shown?.of.matches(":hover")) later(hide, 0);
  }

  function press({ target, type }: Event): void {
    pressed = target instanceof Element ? (target.closest("[data-tooltip]") ?? undefined) : undefined;
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

const wordsOf = (of: Element): string => of.getAttribute("data-tooltip") ?? "";

let count = 0;

function bubbleOf(page: Document, words: string): HTMLElement {
  const bubble = page.createElement("div");
  count += 1;
  bubble.id = `tooltip-${count}`;
  bubble.className = "ui-tooltip";
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
