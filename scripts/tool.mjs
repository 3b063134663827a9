/**
 * Runs a tool with installed packages, Node 24 and pnpm in PATH, and no telemetry, so that commands need only
 * Node 20 and npm, even in a fresh clone. `node scripts/tool.mjs turbo run dev`: a name in node_modules/.bin,
 * then its arguments.
 */
import { runShown } from "./parts/child.mjs";
import { ensureInstalled } from "./parts/install.mjs";
import { bin } from "./parts/project.mjs";

const [tool = "", ...args] = process.argv.slice(2);
const installed = await ensureInstalled();
if (installed === undefined) process.exitCode = 1;
else process.exitCode = await runShown(bin(tool), args, installed.env);
