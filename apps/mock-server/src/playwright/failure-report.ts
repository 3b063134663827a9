import { writeFile } from "node:fs/promises";
import { relative } from "node:path";
import type { TestInfo } from "@playwright/test";
import type { TestWorld } from "../in-process/test-world.ts";

/** True once a test went otherwise than it should. */
export const hasFailed = ({ status, expectedStatus }: TestInfo): boolean => status !== expectedStatus;

/**
 * Attaches what the world was like to a failed test's report (T08): its state, to be opened again by the command that
 * stands beside it, and its journal. The first report stands: later ones would lack what has gone meanwhile. Never throws:
 * the test's own failure must be what is read.
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
