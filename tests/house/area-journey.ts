/**
 * Carries docs/add-an-area.md out in a copy of the repository, builds it, and runs the guide's journey there in a browser.
 * Exits with 1 and what is wrong. Alone: `node scripts/tool.mjs node tests/house/area-journey.ts`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, journeys } from "../copy/built-copy.ts";
import { type Copy, copied } from "../copy/copied.ts";
import { areaGuide, carryOut, journeyOf } from "./guide.ts";

/** Of what the build agrees to, without the commas. */
const sizeLines = ({ folder }: Copy): readonly string[] =>
  readFileSync(join(folder, "apps", "web", "script-sizes.json"), "utf8")
    .split("\n")
    .map((line) => line.trim().replace(/,$/, ""));

const copy = copied();
try {
  carryOut(areaGuide, copy);
  const before = sizeLines(copy);
  // As `npm run trial -- script-sizes` of the guide.
  await build(copy, { PALIER_SCRIPT_SIZES: "write" });
  const moved = before.filter((line) => line.startsWith('"/') && !sizeLines(copy).includes(line));
  if (moved.length > 0) throw new Error(`the area moves other addresses' script sizes:\n${moved.join("\n")}`);
  const name = journeyOf(areaGuide);
  const { passed, output } = await journeys(copy, [name], { untilOneFails: true });
  if (!passed) throw new Error(`the journey « ${name} » of the guide's area fails:\n${output}`);
} catch (error) {
  process.stderr.write(`docs/add-an-area.md: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  copy.remove();
}
