import { type Ref, type RefObject, useImperativeHandle } from "react";

interface ElsewhereProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly ref?: Ref<HTMLElement | null>;
}

/** Gives Radix a distant button as the trigger, for positioning and returning focus. Renders nothing. */
export function Elsewhere({ anchor, ref }: ElsewhereProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => anchor.current, [anchor]);
  return null;
}
