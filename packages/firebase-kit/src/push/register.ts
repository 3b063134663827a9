/**
 * Registers this browser for the signed-in admin, in the specification's order (§4, S18): sign-in, service
 * worker, permission, token, POST. The permission is asked for only after an accepted invitation: browsers
 * block pages that ask on load.
 */
import type { PushPage } from "./registration.ts";

/** A registration is sent again after 7 days (§9). */
export const refreshAfter = 7 * 24 * 3_600_000;

/** Ends a former admin's registration, even if this admin wants none; then registers. */
export async function begin(page: PushPage): Promise<void> {
  const former = page.browser.registeredFor();
  const isOthers = former !== undefined && former !== page.owner;
  if (isOthers && (await page.take("former")) === undefined) return;
  await register(page);
}

export async function register(page: PushPage): Promise<void> {
  if (page.browser.permission() === "denied") return page.block();
  if (page.isOff()) return page.enter({ kind: "off" });
  if ((await page.take("sign-in")) === undefined) return;
  if ((await page.take("service-worker")) === undefined) return;
  if (page.browser.permission() === "granted") await send(page);
  else page.enter({ kind: "invited" });
}

/** Asks for the permission. Call it synchronously in a click handler, as browsers require. */
export async function ask(page: PushPage): Promise<void> {
  const permission = await page.take("permission");
  if (permission === "granted") await send(page);
  if (permission === "denied") page.block();
  // Dismissing the browser's question answers `default`; it can be asked again.
  if (permission === "default") page.enter({ kind: "declined" });
}

/** Fetches the token; sends it if new, changed, 7 days old, or dated in the future (S19). */
export async function send(page: PushPage): Promise<void> {
  const { owner, browser, clock } = page;
  const token = await page.take("token");
  if (token === undefined) return;
  const known = page.remembered();
  const age = clock.now() - (known?.sentAt ?? 0);
  if (known?.token === token && age >= 0 && age < refreshAfter) {
    return page.enter({ kind: "registered", token, sentAt: known.sentAt });
  }
  if ((await page.take("post", token)) === undefined) return;
  const sentAt = clock.now();
  browser.remember({ owner, token, sentAt, off: false });
  page.enter({ kind: "registered", token, sentAt });
}

/** What was sent is void. */
export async function sendAnew(page: PushPage): Promise<void> {
  page.browser.forget();
  await send(page);
}
