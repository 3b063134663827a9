import { useEffect, useEffectEvent } from "react";
import { RouteProgress } from "../display/progress.tsx";

interface TakenBackProps {
  readonly onGiveUp: () => void;
}

/** Keys that do nothing by themselves. */
const quiet: ReadonlySet<string> = new Set(["Shift", "Control", "Alt", "Meta"]);

/**
 * While what was asked for is on its way, any press of a key or pointer takes that back: a window that came later would
 * take the focus from whatever is done by then.
 */
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

/** In place of a window whose code is on its way: says that something is loading, and can be taken back. */
export function WindowPending({ onGiveUp }: TakenBackProps) {
  return (
    <>
      <TakenBack onGiveUp={onGiveUp} />
      <RouteProgress active />
    </>
  );
}
