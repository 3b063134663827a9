import { useEffect, useEffectEvent } from "react";
import { RouteProgress } from "../display/progress.tsx";

interface TakenBackProps {
  readonly onGiveUp: () => void;
}

const quiet: ReadonlySet<string> = new Set(["Shift", "Control", "Alt", "Meta"]);

/** While a dialog's code loads, any key or press cancels it: it must not steal focus later. */
export function TakenBack({ onGiveUp }: TakenBackProps) {
  const takeBack = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent && (event.repeat || quiet.has(event.key))) return;
    onGiveUp();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const act of ["pointerdown", "keydown"])
      window.addEventListener(act, (event) => takeBack(event), { capture: true, signal });
    return () => listening.abort();
  }, []);
  return null;
}

/** Shows that a dialog's code is loading, and can be cancelled. */
export function WindowPending({ onGiveUp }: TakenBackProps) {
  return (
    <>
      <TakenBack onGiveUp={onGiveUp} />
      <RouteProgress active />
    </>
  );
}
