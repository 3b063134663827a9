import { writeFile } from "node:fs/promises";
import { relative } from "node:path";
import type { TestInfo } from "@playwright/test";
import type { TestWorld } from "../in-process/test-world.ts";

export const hasFailed = ({ status, expectedStatus }: TestInfo): boolean => status !== expectedStatus;

/**
 * Attaches snapshot, the command that opens it, and journal (T08). Only the first report counts: state may be
 * gone later. Never throws: the test's own failure must stay visible.
 */
export async function reportWorld(world: TestWorld, testInfo: TestInfo): Promise<void> {
  if (testInfo.attachments.some(({ name }) => name === "palier-world")) return;
  try {
    const [snapshot, journal] = await Promise.all([world.snapshot(), world.calls()]);
    const file = testInfo.outputPath("palier-world.json");
    await writeFile(file, JSON.stringify(snapshot, undefined, 2));
    await testInfo.attach("palier-world", { path: file, contentType: "application/json" });
    await testInfo.attach("palier-journal", {
      body: JSON.stringify(journal, undefined, 2),
      contentType: "application/json",
    });
    const command = `npx palier-mock open ${relative(process.cwd(), file)}`;
    await testInfo.attach("palier-open", { body: command, contentType: "text/plain" });
  } catch (error) {
    await testInfo.attach("palier-world", { body: String(error), contentType: "text/plain" });
  }
}
