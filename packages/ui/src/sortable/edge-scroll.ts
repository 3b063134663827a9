/** Distance from an edge at which scrolling starts (px), and speed at the edge (px/s). */
const reach = 56;
const fastest = 1200;

/** In px from the top of the window. */
interface Visible {
  readonly top: number;
  readonly bottom: number;
}

/** In px/s while the pointer is at `y`; negative is up, 0 away from the edges. */
export function edgeSpeed(y: number, { top, bottom }: Visible): number {
  const zone = Math.min(reach, (bottom - top) / 4);
  const above = Math.min(zone, top + zone - y);
  const below = Math.min(zone, y - (bottom - zone));
  if (above > 0) return (-fastest * above) / zone;
  return below > 0 ? (fastest * below) / zone : 0;
}

/** Vertically, else the document's. */
function scrollBoxOf(element: Element): Element {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    if ((overflowY === "auto" || overflowY === "scroll") && box.scrollHeight > box.clientHeight) return box;
  }
  return document.documentElement;
}

/** Scrolls while `pointer` is at an edge; runs `onScroll` after each step. Returns a stop function. */
export function scrollAtEdge(
  element: Element,
  pointer: () => number | undefined,
  onScroll: () => void,
): () => void {
  const box = scrollBoxOf(element);
  let before = performance.now();
  const step = (now: number): void => {
    const y = pointer();
    const speed = y === undefined ? 0 : edgeSpeed(y, visibleOf(box));
    const from = box.scrollTop;
    // A late frame must not cause a jump.
    if (speed !== 0) box.scrollTop += (speed * Math.min(now - before, 32)) / 1000;
    if (box.scrollTop !== from) onScroll();
    before = now;
    frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

function visibleOf(box: Element): Visible {
  if (box === document.documentElement) return { top: 0, bottom: window.innerHeight };
  const { top, bottom } = box.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) };
}
