/** Part of `npm run generate`: writes docs/scale/postgres.sql anew; a test says when that is due. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scaleText } from "./scale-text.ts";

const folder = join(import.meta.dirname, "../../../docs/scale");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "postgres.sql"), scaleText());
