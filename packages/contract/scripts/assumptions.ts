/** Writes ASSUMPTIONS.md (`npm run generate`); a test fails when it is stale. */
import { writeFileSync } from "node:fs";
import { assumptionsText } from "./assumptions-text.ts";

writeFileSync(new URL("../ASSUMPTIONS.md", import.meta.url), assumptionsText());
console.log("written: packages/contract/ASSUMPTIONS.md");
