/** `npm run generate` writes ASSUMPTIONS.md anew; a test says when that is due. */
import { writeFileSync } from "node:fs";
import { assumptionsText } from "./assumptions-text.ts";

writeFileSync(new URL("../ASSUMPTIONS.md", import.meta.url), assumptionsText());
