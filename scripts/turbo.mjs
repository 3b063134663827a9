/**
 * turbo with what it needs around it: installed packages, Node 24 and pnpm in PATH, no telemetry. So that
 * `npm run dev` or `npm run build` work on a machine that has only Node 20 and npm.
 * Arguments go to turbo: `node scripts/turbo.mjs run dev`.
 */
import { run } from "./parts/child.mjs";
import { ensureInstalled } from "./parts/install.mjs";
import { bin } from "./parts/project.mjs";

const installed = await ensureInstalled();
if (installed === undefined) process.exitCode = 1;
else {
  const { code } = await run(bin("turbo"), process.argv.slice(2), {
    env: installed.env,
    keep: false,
    onText: (text) => process.stdout.write(text),
  });
  process.exitCode = code;
}
