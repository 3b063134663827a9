import { type KeyboardEvent, useEffect, useState } from "react";

/** Two presses within this time (ms) are one gesture. */
const SETTLING = 500;

/**
 * False for half a second after `what` changes: presses were meant for the old content (A16).
 * @param atFirst false if the first content also appears unexpectedly.
 */
export function useSettled(what: string | number, atFirst = true): boolean {
  const [settled, setSettled] = useState(atFirst ? what : undefined);
  useEffect(() => {
    if (settled === what) return;
    const timer = setTimeout(() => setSettled(what), SETTLING);
    return () => clearTimeout(timer);
  }, [settled, what]);
  return settled === what;
}

/** Ignores a held Enter key; for `onKeyDown` of a button. */
export function dropRepeated(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}
