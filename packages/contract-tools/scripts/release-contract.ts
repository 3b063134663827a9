/** Writes the present contract as the last released one: what `diff` compares with from now on. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { thisContract } from "../src/command-line/diff-command.ts";

const file = join(import.meta.dirname, "../../contract/released/openapi.json");
// The whole document: a later diff may look at more than today's. A line for each path.
const { paths, ...rest } = thisContract();
const lines = Object.entries(paths).map(([path, item]) => `${JSON.stringify(path)}:${JSON.stringify(item)}`);
writeFileSync(file, `${JSON.stringify(rest).slice(0, -1)},"paths":{\n${lines.join(",\n")}\n}}\n`);
