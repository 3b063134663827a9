import { setTimeout as pause } from "node:timers/promises";

/** Polls until it holds; throws an Error with its name after ten seconds. */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within ten seconds: ${what}`);
    await pause(50);
  }
}
