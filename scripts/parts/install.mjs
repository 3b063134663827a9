/**
 * Installs only when node_modules differs from the lockfile: a stamp there fingerprints all files that
 * determine the installation. A match needs no network, and nothing outside of the checkout.
 */
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { run, stoppedBy } from "./child.mjs";
import { showStep } from "./progress.mjs";
import { bin, pnpmFile, pnpmVersion, root, toolEnvironment } from "./project.mjs";

const stampFile = join(root, "node_modules", ".palier-install");

/** Relative to the root, from pnpm-workspace.yaml (`bench`, `apps/*`). */
export function workspaces() {
  const listed = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8").match(
    /^packages:\n((?:\s+- .*\n)+)/,
  )?.[1];
  const patterns = [...(listed ?? "").matchAll(/- ["']?([\w/*-]+)/g)].map(([, pattern]) => pattern ?? "");
  return patterns
    .flatMap((pattern) => {
      if (!pattern.endsWith("/*")) return [pattern];
      const group = pattern.slice(0, -2);
      return existsSync(join(root, group))
        ? readdirSync(join(root, group)).map((name) => join(group, name))
        : [];
    })
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .sort();
}

/** Of everything that determines an installation. */
function fingerprint() {
  const hash = createHash("sha256").update(`pnpm ${pnpmVersion} ${process.platform} ${process.arch}`);
  const manifests = ["", ...workspaces()].map((folder) => join(folder, "package.json"));
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", ...manifests]) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/** Whether everything is there that the stamp's fingerprint names. */
function isInstalled(/** @type {string} */ wanted) {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, "utf8"));
    const needed = [
      bin("node"),
      bin("turbo"),
      pnpmFile,
      ...workspaces().map((folder) => join(root, folder, "node_modules")),
    ];
    return stamp.fingerprint === wanted && needed.every((path) => existsSync(path));
  } catch {
    return false;
  }
}

/** Whether this user may install and build here; another may only start what is there. */
export function isOwnCheckout() {
  try {
    for (const folder of [root, join(root, "node_modules")])
      if (existsSync(folder)) accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes node_modules match the lockfile.
 * @returns {Promise<{ env: NodeJS.ProcessEnv } | undefined>} the tools' environment; undefined when it
 * failed, after showing why
 */
export async function ensureInstalled() {
  const wanted = fingerprint();
  if (isInstalled(wanted)) return { env: toolEnvironment() };
  if (!isOwnCheckout()) {
    process.stderr.write(`${notOwnHelp}\n`);
    return undefined;
  }
  const step = showStep("Installing packages");
  // One npx call installs, and prints the path of npx's pnpm, which turbo later needs in PATH.
  const script = `pnpm install --frozen-lockfile ${sameStore()} && command -v pnpm`;
  const { code, output } = await run("npx", ["--yes", `--package=pnpm@${pnpmVersion}`, "-c", script], {
    // CI: without stdin pnpm must not ask. Offline first, so that no network is needed.
    env: { ...toolEnvironment(), CI: "true", npm_config_prefer_offline: "true" },
    onText: step.text,
  });
  const pnpm = output.trim().split("\n").at(-1)?.trim() ?? "";
  const ok = code === 0 && existsSync(pnpm);
  step.end(ok);
  if (!ok) {
    if (stoppedBy() === undefined) process.stdout.write(`${output}\n${installHelp}\n`);
    return undefined;
  }
  // npx's is in the home of who installs, and npm may clear it away.
  mkdirSync(dirname(pnpmFile), { recursive: true });
  copyFileSync(realpathSync(pnpm), pnpmFile);
  writeFileSync(stampFile, `${JSON.stringify({ fingerprint: wanted })}\n`);
  return { env: toolEnvironment() };
}

/** With another store than before, another user's, pnpm would remove all of node_modules first. */
function sameStore() {
  try {
    const known = readFileSync(join(root, "node_modules", ".modules.yaml"), "utf8");
    const store = /"?storeDir"?: "?([^"\n,]+)/.exec(known)?.[1];
    return store === undefined ? "" : `--store-dir '${dirname(store)}'`;
  } catch {
    return "";
  }
}

const installHelp = `The packages could not be installed. What usually helps:
  - no network: npm needs to reach its registry (npm ping tells)
  - a proxy or a registry of your own: HTTPS_PROXY, or "registry" in ~/.npmrc, which npm and pnpm both read
  - a lockfile that is behind a package.json: npx --yes pnpm@${pnpmVersion} install
  - a damaged node_modules: delete it and start again`;

const notOwnHelp = `What is installed here is not what the lockfile says, and this user may not change the checkout.
  - its owner brings it up to date: npm run build
  - or start a copy of your own: git clone`;
