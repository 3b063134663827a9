/**
 * Part of `npm run release`: packs the contract, its tools, the kit for Firebase and the mock server for other
 * repositories. Prints file, size and how to install each.
 */
import { join } from "node:path";
import { run } from "./parts/child.mjs";
import { ensureInstalled } from "./parts/install.mjs";
import { bin, root } from "./parts/project.mjs";
import { packedWorkspaces } from "./parts/versions.mjs";

const installed = await ensureInstalled();
process.exitCode = installed === undefined ? 1 : await packAll(installed.env);

/** @returns {Promise<number>} the exit code */
async function packAll(/** @type {NodeJS.ProcessEnv} */ env) {
  // The mock server's package contains the web app.
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

/** @returns {Promise<string | undefined>} its output; undefined when it failed, after showing it */
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
