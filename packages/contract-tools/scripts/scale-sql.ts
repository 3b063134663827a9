/** Writes docs/scale/postgres.sql (`npm run generate`); a test fails when it is stale. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scaleText } from "./scale-text.ts";

const folder = join(import.meta.dirname, "../../../docs/scale");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "postgres.sql"), scaleText());
console.log("written: docs/scale/postgres.sql");
