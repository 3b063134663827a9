/**
 * turbo with what it needs around it: installed packages, Node 24 and pnpm in PATH, no telemetry. So that
 * `npm run dev` or `npm run build` work on a machine that has only Node 20 and npm.
 * Arguments go to turbo: `node scripts/turbo.mjs run dev`.
 */
import { spawn } from "node:child_process";
import { ensureInstalled } from "./parts/install.mjs";
import { bin, root } from "./parts/project.mjs";

const installed = await ensureInstalled();
if (installed === undefined) process.exitCode = 1;
else {
  const child = spawn(bin("turbo"), process.argv.slice(2), {
    cwd: root,
    env: installed.env,
    stdio: "inherit",
  });
  // Ctrl-C reaches turbo by the terminal; we only wait for it to end what it started.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("close", (code) => {
    process.exitCode = code ?? 1;
  });
}
