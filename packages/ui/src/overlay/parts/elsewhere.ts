import { type Ref, type RefObject, useImperativeHandle } from "react";

interface ElsewhereProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly ref?: Ref<HTMLElement | null>;
}

/**
 * Stands for a button that is elsewhere, where Radix expects the trigger: the menu is placed beside that button, and gives
 * it the focus back. Draws nothing.
 */
export function Elsewhere({ anchor, ref }: ElsewhereProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => anchor.current, [anchor]);
  return null;
}
