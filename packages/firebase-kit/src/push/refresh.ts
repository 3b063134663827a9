/**
 * Keeps a registration true while the page is open: refreshes it after 7 days, registers again when the
 * subscription or token changed, retries what failed, and follows the browser's setting and the other tabs.
 */
import type { Stop } from "../adapter/realtime-adapter.ts";
import { refreshAfter, register, send, sendAnew } from "./register.ts";
import type { PushPage, PushState } from "./registration.ts";
import { endHere } from "./switch-off.ts";

/** Polling interval (ms): not all browsers report the subscription's end. */
export const lookEvery = 30_000;
/** Doubling pauses after failures (ms). */
export const firstRetry = 60_000;
const longestRetry = 3_600_000;

export function keepFresh(page: PushPage): Stop {
  const { browser, clock, state } = page;
  let due: Stop | undefined;
  let nextLook: Stop | undefined;
  let failures = 0;

  const plan = (): void => {
    due?.();
    due = undefined;
    const now = state.get();
    if (now.kind === "registered" || now.kind === "off") failures = 0;
    if (now.kind === "registered") {
      due = clock.after(now.sentAt + refreshAfter - clock.now(), () => refresh(page));
    }
    if (now.kind === "failed") {
      due = clock.after(Math.min(longestRetry, firstRetry * 2 ** failures), () => retry(page));
      failures += 1;
    }
  };
  const keepLooking = (): void => {
    nextLook = clock.after(lookEvery, () => {
      void look(page);
      keepLooking();
    });
  };

  const stops = [
    state.subscribe(plan),
    browser.watch({
      look: () => void look(page),
      online: () => retry(page),
      token: (token) => {
        const now = state.get();
        if (now.kind === "registered" && now.token !== token) void send(page);
      },
    }),
  ];
  keepLooking();
  return () => {
    for (const stop of [due, nextLook, ...stops]) stop?.();
  };
}

/** Compares the state with the browser and the other tabs, and acts on a difference. */
export async function look(page: PushPage): Promise<void> {
  heedOtherTabs(page);
  heedSetting(page);
  const state = page.state.get();
  if (state.kind !== "registered" && state.kind !== "off") return;
  const exists = await page.browser.subscribed().catch(() => undefined);
  // Unknown until the next look.
  if (exists === undefined || page.state.get() !== state) return;
  if (state.kind === "registered" && !exists) await sendAnew(page);
  // The page was left during the switch-off.
  if (state.kind === "off" && exists && page.isOff()) await endHere(page);
}

/** What failed. A failed switch-off never becomes a registration. */
export function retry(page: PushPage): void {
  heedOtherTabs(page);
  const state = page.state.get();
  if (state.kind === "failed") void (state.step === "switch-off" ? endHere(page) : register(page));
}

function refresh(page: PushPage): void {
  heedOtherTabs(page);
  if (page.state.get().kind === "registered") void send(page);
}

function heedOtherTabs(page: PushPage): void {
  const state = page.state.get();
  const remembered = page.browser.recall();
  if (remembered === undefined) return;
  if (remembered.owner !== page.owner) {
    if (state.kind === "registered") page.enter({ kind: "off" });
    return;
  }
  if (remembered.off) {
    if (endsWithSwitchOff(state)) page.enter({ kind: "off" });
    return;
  }
  const isRegistered = remembered.token !== "" && page.browser.permission() === "granted";
  const waits = state.kind === "off" || state.kind === "invited" || state.kind === "declined";
  if (isRegistered && waits) void send(page);
}

function heedSetting(page: PushPage): void {
  const { kind } = page.state.get();
  const isStill = kind === "idle" || kind === "unsupported" || kind === "off";
  if (isStill) return;
  switch (page.browser.permission()) {
    case "denied":
      if (kind !== "blocked") page.block();
      break;
    case "granted":
      if (kind === "invited" || kind === "declined") void send(page);
      if (kind === "blocked") void register(page);
      break;
    case "default":
      if (kind === "blocked") void register(page);
      // A reset permission ends the subscription; the page may ask again.
      if (kind === "registered") {
        page.enter({ kind: "invited" });
        page.browser.forget();
      }
      break;
  }
}

function endsWithSwitchOff(state: PushState): boolean {
  switch (state.kind) {
    case "registered":
    case "invited":
    case "declined":
      return true;
    case "working":
    case "failed":
      // A former admin's registration must end even if switched off.
      return state.step !== "switch-off" && state.step !== "former";
    case "idle":
    case "unsupported":
    case "blocked":
    case "off":
      return false;
  }
}
