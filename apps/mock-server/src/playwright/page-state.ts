import type { CDPSession, Page } from "@playwright/test";

const hidden = new WeakSet<Page>();
const frozen = new WeakMap<Page, CDPSession>();

export const isAway = (page: Page): boolean => hidden.has(page) || frozen.has(page);

/** As if covered by another tab, until {@link show}; timers and connections go on. */
export async function hide(page: Page): Promise<void> {
  hidden.add(page);
  await page.evaluate(seen, "hidden" as const);
}

/** As if its tab came to the front. */
export async function show(page: Page): Promise<void> {
  hidden.delete(page);
  await page.evaluate(seen, "visible" as const);
}

/** Stops timers and answers until {@link thaw}; connections stay. Later actions wait. Chromium only. */
export async function freeze(page: Page): Promise<void> {
  if (frozen.has(page)) return;
  const session = await page.context().newCDPSession(page);
  const stopped = new Promise<void>((resolve) => session.once("Debugger.paused", () => resolve()));
  await session.send("Debugger.enable");
  await session.send("Debugger.pause");
  // An idle page must run to pause.
  void session.send("Runtime.evaluate", { expression: "0" }).catch(() => undefined);
  await stopped;
  frozen.set(page, session);
}

/** Resumes a frozen page; does nothing to another. */
export async function thaw(page: Page): Promise<void> {
  const session = frozen.get(page);
  if (session === undefined) return;
  frozen.delete(page);
  await session.send("Debugger.disable");
  await session.detach();
}

/** Runs in the page. Headless browsers treat every tab as visible. */
function seen(state: "hidden" | "visible"): void {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  Object.defineProperty(document, "hidden", { configurable: true, get: () => state === "hidden" });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}
