import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLandmark } from "../../basics/use-landmark.ts";
import type { OpenedBy } from "../first-use.tsx";

/** Opens a menu once it is in the page, since it was asked for before; from then on it opens like any other. */
export function useFirstOpening(openedBy: OpenedBy | undefined) {
  const { trigger, onOpen, portal } = useLandmark<HTMLButtonElement>();
  const [open, setOpen] = useState(false);
  const byKey = useRef(openedBy === "key");
  const change = (next: boolean): void => {
    onOpen(next);
    setOpen(next);
  };
  const openNow = useEffectEvent(() => change(true));
  useLayoutEffect(() => {
    if (openedBy !== undefined) openNow();
  }, [openedBy]);
  /** Radix knows of keys only that were pressed while the menu was there. */
  const content = (menu: HTMLElement | null): void => {
    if (menu === null || !byKey.current) return;
    byKey.current = false;
    menu.querySelector<HTMLElement>("[role^=menuitem]:not([data-disabled])")?.focus({ preventScroll: true });
  };
  return { trigger, portal, content, root: { open, onOpenChange: change } };
}
