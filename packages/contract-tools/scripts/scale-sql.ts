/**
 * Writes docs/scale/postgres.sql, and the functions of searches in the example's schema (`npm run generate`); a
 * test fails when they are stale.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaFile, schemaText } from "./fold-sql.ts";
import { scaleText } from "./scale-text.ts";

const folder = join(import.meta.dirname, "../../../docs/scale");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "postgres.sql"), scaleText());
writeFileSync(schemaFile, schemaText());
console.log("written: docs/scale/postgres.sql, examples/postgres-backend/schema.sql");
