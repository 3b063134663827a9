import { useRef, useState } from "react";

/**
 * Where a menu or tooltip is put: into the landmark (or window) that its trigger stands in, not at the body's end,
 * where screen readers would find it outside of everything (A06).
 */
export function closestLandmark(trigger: Element | null): HTMLElement | undefined {
  const landmarks = "[role=dialog], [role=alertdialog], main, header, aside";
  return trigger?.closest<HTMLElement>(landmarks) ?? undefined;
}

/** The landmark of a trigger, looked up on opening only: a table has many of them. */
export function useLandmark<Trigger extends Element>() {
  const trigger = useRef<Trigger>(null);
  const [container, setContainer] = useState<HTMLElement | undefined>();
  const onOpen = (open: boolean) => {
    if (open) setContainer(closestLandmark(trigger.current));
  };
  return { trigger, onOpen, portal: container ? { container } : {} };
}
