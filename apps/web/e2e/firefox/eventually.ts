import { setTimeout as pause } from "node:timers/promises";

/** @throws Error with `what` after ten seconds */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within ten seconds: ${what}`);
    await pause(50);
  }
}
