/** For the contract's areas (`npm run generate`). */
import { writeFileSync } from "node:fs";
import { changeAreas, lockAreas } from "@palier/contract";
import { databaseRules } from "../rules/database-rules.ts";

const file = new URL("../rules/database.rules.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(databaseRules(lockAreas, changeAreas), null, 2)}\n`);
console.log("written: packages/firebase-kit/rules/database.rules.json");
