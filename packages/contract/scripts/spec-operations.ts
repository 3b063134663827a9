import { writeFileSync } from "node:fs";
import { specOperationsText } from "./spec-operations-text.ts";

/** `node scripts/spec-operations.ts`: writes the module that the contract reads its provenance from. */
writeFileSync(new URL("../src/kit/spec-operations.ts", import.meta.url), specOperationsText());
