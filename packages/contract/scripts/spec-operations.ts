import { writeFileSync } from "node:fs";
import { specOperationsText } from "./spec-operations-text.ts";

/** `node scripts/spec-operations.ts` writes the module from which the contract reads provenance. */
writeFileSync(new URL("../src/kit/spec-operations.ts", import.meta.url), specOperationsText());
