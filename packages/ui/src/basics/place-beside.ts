const GAP = 6;
const MARGIN = 8;

interface Point {
  readonly left: number;
  readonly top: number;
}

/** On the requested side, or the opposite one without room; `start`: above, aligned to the start. */
export function placeBeside(at: DOMRect, box: DOMRect, side: string, view: DOMRect): Point {
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
