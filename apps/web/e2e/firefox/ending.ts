import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "puppeteer-core";

/** Returns whether it was done within `ms`; what fails or comes later is ignored. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const late = new AbortController();
  const done = work.then(
    () => true,
    () => false,
  );
  const tooLate = pause(ms, false, { signal: late.signal }).catch(() => false);
  return Promise.race([done, tooLate]).finally(() => late.abort());
}

/** Closes the browser, or kills its processes when it does not close within `ms`. */
export async function endBrowser(
  browser: Pick<Browser, "close" | "process" | "disconnect">,
  ms: number,
): Promise<void> {
  const child = browser.process();
  if (await within(ms, browser.close())) return;
  process.stderr.write("Firefox does not close by itself and is killed.\n");
  if (child?.pid !== undefined) killGroup(child.pid);
  // Its connection would keep this process.
  await within(ms, browser.disconnect());
}

/** Puppeteer starts it as the leader of a group, which its pages' processes are in. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended meanwhile.
  }
}
