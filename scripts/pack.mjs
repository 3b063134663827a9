/**
 * `npm run pack`: the contract, the tools for backend developers and the mock server as packages for other repositories,
 * written here. Each prints one line: its file, its size, and how it is installed.
 */
import { join } from "node:path";
import { run } from "./parts/child.mjs";
import { ensureInstalled } from "./parts/install.mjs";
import { bin, root } from "./parts/project.mjs";
import { packedWorkspaces } from "./parts/versions.mjs";

const installed = await ensureInstalled();
process.exitCode = installed === undefined ? 1 : await packAll(installed.env);

/** @returns {Promise<number>} the exit code; what a failed step printed is shown whole */
async function packAll(/** @type {NodeJS.ProcessEnv} */ env) {
  // The mock server's package holds the web app.
  const built = await step(env, "turbo", ["run", "build", "--ui=stream", "--output-logs=errors-only"]);
  if (built === undefined) return 1;
  for (const path of packedWorkspaces) {
    const made = await step(env, "node", [join(path, "scripts/package.ts")]);
    const dist = join(root, path, "dist");
    const packed =
      made === undefined ? undefined : await step(env, "npm", ["pack", dist, "--json", "--silent"]);
    if (packed === undefined) return 1;
    const [{ filename, size }] = JSON.parse(packed.slice(packed.indexOf("[")));
    process.stdout.write(
      `${filename}  ${(size / 1e6).toFixed(1)} MB  npm install --save-dev ./${filename}\n`,
    );
  }
  return 0;
}

/** @returns {Promise<string | undefined>} what it printed; undefined when it failed, which is shown */
async function step(
  /** @type {NodeJS.ProcessEnv} */ env,
  /** @type {string} */ command,
  /** @type {readonly string[]} */ args,
) {
  const { code, output } = await run(command === "npm" ? "npm" : bin(command), args, { env, cwd: root });
  if (code === 0) return output;
  process.stdout.write(output);
  return undefined;
}
