import type { Page } from "@playwright/test";
import { z } from "zod";

/** Main-thread tasks; `tdur` is processor time in µs. */
const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.number().optional(),
      args: z.object({ name: z.string().optional() }).optional(),
    }),
  ),
});

/** The longest main-thread task in processor ms, which exclude waiting for a busy machine. Chromium only. */
export async function longestTask(page: Page, done: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("the page has no browser that can be traced");
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "__metadata"] });
  await done();
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString("utf8")));
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ ph, pid, tid, tdur }) => ph === "X" && tdur !== undefined && mains.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error("the browser traced no task");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}
