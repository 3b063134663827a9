/** The elements whose file did not come. A style sheet that failed has no `sheet`, like one that is still on its way. */
const failed = new WeakSet<EventTarget>();

/** Called before the document names its first style sheet: an event comes once. */
export function noteFailures(): void {
  addEventListener("error", ({ target }) => target !== null && failed.add(target), { capture: true });
}

/** Waits for a style sheet; one that fails, or has failed, keeps nobody waiting. */
export async function loaded(sheet: HTMLLinkElement): Promise<void> {
  if (sheet.sheet !== null || failed.has(sheet)) return;
  await new Promise((resolve) => {
    for (const end of ["load", "error"]) sheet.addEventListener(end, resolve, { once: true });
  });
}
