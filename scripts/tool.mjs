/**
 * One of the repository's tools with what it needs around it: installed packages, Node 24 and pnpm in PATH, no
 * telemetry. So that every command works on a machine that has only Node 20 and npm, in a fresh clone too.
 * `node scripts/tool.mjs turbo run dev`: the first argument is a name in node_modules/.bin, the others are its own.
 */
import { runShown } from "./parts/child.mjs";
import { ensureInstalled } from "./parts/install.mjs";
import { bin } from "./parts/project.mjs";

const [tool = "", ...args] = process.argv.slice(2);
const installed = await ensureInstalled();
if (installed === undefined) process.exitCode = 1;
else process.exitCode = await runShown(bin(tool), args, installed.env);
