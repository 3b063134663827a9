/** A failed link has no `sheet`, like one that is still loading. */
const failed = new WeakSet<EventTarget>();

/** Before the document's first stylesheet link: the event fires once. */
export function noteFailures(): void {
  addEventListener("error", ({ target }) => target !== null && failed.add(target), { capture: true });
}

/** Resolves once the sheet has loaded or failed. */
export async function loaded(sheet: HTMLLinkElement): Promise<void> {
  if (sheet.sheet !== null || failed.has(sheet)) return;
  await new Promise((resolve) => {
    for (const end of ["load", "error"]) sheet.addEventListener(end, resolve, { once: true });
  });
}
