import { useRef, useState } from "react";

/**
 * Where a menu or tooltip is put: into the landmark (or window) that its trigger stands in, not at the body's end,
 * where screen readers would find it outside of everything (A06). Looked up on opening only: a table has many of them.
 */
export function useLandmark<Trigger extends Element>() {
  const trigger = useRef<Trigger>(null);
  const [container, setContainer] = useState<HTMLElement | undefined>();
  const onOpen = (open: boolean) => {
    if (!open) return;
    const landmark = trigger.current?.closest<HTMLElement>(
      "[role=dialog], [role=alertdialog], main, header, aside",
    );
    setContainer(landmark ?? undefined);
  };
  return { trigger, onOpen, portal: container ? { container } : {} };
}
