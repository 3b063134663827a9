import type { CDPSession, Page } from "@playwright/test";

const hidden = new WeakSet<Page>();
const frozen = new WeakMap<Page, CDPSession>();

/** True while nobody sees the page: it is hidden, or frozen. */
export const isAway = (page: Page): boolean => hidden.has(page) || frozen.has(page);

/** Puts the page in the background, as when another tab is looked at: `document.visibilityState` is `hidden`. */
export async function hide(page: Page): Promise<void> {
  hidden.add(page);
  await page.evaluate(seen, "hidden" as const);
}

/** Brings a hidden page to the front again. */
export async function show(page: Page): Promise<void> {
  hidden.delete(page);
  await page.evaluate(seen, "visible" as const);
}

/**
 * Stops the page as browsers freeze tabs: nothing runs in it, no timer, no answer, until {@link thaw}; its connections
 * stay. What a test asks of it waits until then. Chromium only.
 */
export async function freeze(page: Page): Promise<void> {
  if (frozen.has(page)) return;
  const session = await page.context().newCDPSession(page);
  const stopped = new Promise<void>((resolve) => session.once("Debugger.paused", () => resolve()));
  await session.send("Debugger.enable");
  await session.send("Debugger.pause");
  // A page at rest stops at the next thing that it does.
  void session.send("Runtime.evaluate", { expression: "0" }).catch(() => undefined);
  await stopped;
  frozen.set(page, session);
}

/** Lets a frozen page go on where it stopped. */
export async function thaw(page: Page): Promise<void> {
  const session = frozen.get(page);
  if (session === undefined) return;
  frozen.delete(page);
  await session.send("Debugger.disable");
  await session.detach();
}

/** Runs in the page. A headless browser draws every tab as seen, so that the page gets the events of a tab. */
function seen(state: "hidden" | "visible"): void {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  Object.defineProperty(document, "hidden", { configurable: true, get: () => state === "hidden" });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}
