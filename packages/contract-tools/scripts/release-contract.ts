/** Saves the current contract as the last released one, which `diff` compares with. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { thisContract } from "../src/command-line/diff-command.ts";

const file = join(import.meta.dirname, "../../contract/released/openapi.json");
// The whole document, as later diffs may inspect more; one line per path.
const { paths, ...rest } = thisContract();
const lines = Object.entries(paths).map(([path, item]) => `${JSON.stringify(path)}:${JSON.stringify(item)}`);
writeFileSync(file, `${JSON.stringify(rest).slice(0, -1)},"paths":{\n${lines.join(",\n")}\n}}\n`);
