import { type RefObject, useEffect, useEffectEvent } from "react";
import { scrollAtEdge } from "./edge-scroll.ts";
import { positionAt } from "./order.ts";

interface DragSteps {
  /** From 1. */
  readonly onMove: (position: number) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
}

/**
 * Drags the entry at `index`, and scrolls at the edges. Moving the entry in the DOM would release a captured
 * pointer.
 */
export function useDrag(
  list: RefObject<HTMLOListElement | null>,
  index: number | undefined,
  steps: DragSteps,
): void {
  const onMove = useEffectEvent((clientY: number) => {
    const others = [...(list.current?.children ?? [])].filter((_, at) => at !== index);
    const middles = others.map((entry) => {
      const { top, height } = entry.getBoundingClientRect();
      return top + height / 2;
    });
    steps.onMove(positionAt(clientY, middles));
  });
  const onDrop = useEffectEvent(steps.onDrop);
  const onCancel = useEffectEvent(steps.onCancel);
  const isDragging = index !== undefined;
  useEffect(() => {
    if (!isDragging || list.current === null) return;
    let y: number | undefined;
    const ask = (): void => (y === undefined ? undefined : onMove(y));
    const endScroll = scrollAtEdge(list.current, () => y, ask);
    const listening = new AbortController();
    const { signal } = listening;
    const follow = ({ clientY }: PointerEvent): void => {
      y = clientY;
      ask();
    };
    window.addEventListener("pointermove", follow, { signal });
    window.addEventListener("pointerup", () => onDrop(), { signal });
    window.addEventListener("pointercancel", () => onCancel(), { signal });
    window.addEventListener("keydown", ({ key }) => (key === "Escape" ? onCancel() : undefined), { signal });
    return () => {
      listening.abort();
      endScroll();
    };
  }, [isDragging, list]);
}
