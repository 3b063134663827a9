let isPressed = false;

if (typeof document !== "undefined") {
  document.addEventListener("pointerdown", () => (isPressed = true), true);
  for (const end of ["pointerup", "pointercancel"])
    document.addEventListener(end, () => (isPressed = false), true);
}

/**
 * Now, or after the click while a pointer is down: a message shown on blur would move the button, and the click would
 * be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const ended = (): void => {
    for (const end of ["pointerup", "pointercancel"]) document.removeEventListener(end, ended, true);
    // The click follows in the same task.
    setTimeout(run);
  };
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, ended, true);
}
