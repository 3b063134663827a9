import { type KeyboardEvent, useEffect, useState } from "react";

/** Milliseconds: two presses within are one gesture. */
const SETTLING = 500;

/**
 * False for half a second after `what` stands here is another than before: what came under the pointer meanwhile was not
 * aimed at, and a double press is about the first alone (A16).
 *
 * @param atFirst false where the first one comes unasked too.
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

/** A key that is held is one press: for `onKeyDown` of a button. */
export function dropRepeated(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}
