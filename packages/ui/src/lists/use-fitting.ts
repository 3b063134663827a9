import { type RefObject, useLayoutEffect, useRef, useState } from "react";

const gap = 8;
/** In px. */
const searchWidth = 200;
const moreWidth = 172;

interface Fitting {
  readonly line: RefObject<HTMLElement | null>;
  readonly fitting: number;
}

/** How many `.ui-filters__item` fit on one line beside search and actions. Others keep their last width. */
export function useFitting(count: number): Fitting {
  const line = useRef<HTMLElement>(null);
  const widths = useRef<number[]>([]);
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const measure = (): void => setFitting(fittingIn(element, widths.current, count));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [count]);
  return { line, fitting: Math.min(fitting, count) };
}

function fittingIn(line: HTMLElement, widths: number[], count: number): number {
  const room = line.clientWidth;
  // Not displayed.
  if (room === 0) return count;
  const items = line.querySelectorAll<HTMLElement>(":scope > .ui-filters__item");
  for (const [index, item] of [...items].entries()) widths[index] = item.offsetWidth;
  const actions = line.querySelector<HTMLElement>(":scope > .ui-filters__actions")?.offsetWidth;
  const taken =
    (line.querySelector(":scope > .ui-search") === null ? 0 : searchWidth + gap) + (actions ?? -gap) + gap;
  const ends = widths.slice(0, count).map((_, index) => sum(widths.slice(0, index + 1)) + index * gap);
  if ((ends.at(-1) ?? 0) <= room - taken) return count;
  return ends.filter((end) => end + gap + moreWidth <= room - taken).length;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
