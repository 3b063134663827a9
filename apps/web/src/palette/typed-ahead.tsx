import { RouteProgress } from "@palier/ui";
import { useEffectEvent, useLayoutEffect } from "react";

/** Typed before the palette's code arrived (A12). */
export interface TypedAhead {
  text: string;
  /** Enter came after the text. */
  isEntered: boolean;
}

export const hasWindow = (): boolean =>
  document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null;

interface TypingAheadProps {
  readonly ahead: () => TypedAhead;
  readonly onGiveUp: () => void;
}

/**
 * Until the palette is there, keys are its own: the page below neither moves nor acts (A16). A press elsewhere gives it
 * up, so that it neither opens nor acts later.
 */
export function TypingAhead({ ahead, onGiveUp }: TypingAheadProps) {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.isComposing || hasWindow() || !take(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  const take = (key: string): boolean => {
    const typed = ahead();
    if (key === "Escape") onGiveUp();
    else if (key === "Enter") typed.isEntered = typed.text.trim() !== "";
    else if (key === "Backspace") Object.assign(typed, { text: typed.text.slice(0, -1), isEntered: false });
    else if (key.length === 1) Object.assign(typed, { text: typed.text + key, isEntered: false });
    else return false;
    return true;
  };
  const giveUp = useEffectEvent(onGiveUp);
  const begin = useEffectEvent(() => {
    // Of an earlier try, whose act nobody expects any more.
    ahead().isEntered = false;
  });
  useLayoutEffect(() => {
    begin();
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    // Before the page's own keys.
    window.addEventListener("keydown", (event) => press(event), options);
    window.addEventListener("pointerdown", () => giveUp(), options);
    return () => listening.abort();
  }, []);
  return <RouteProgress active />;
}
