/**
 * Installs only when node_modules differs from the lockfile: a stamp there fingerprints all files that
 * determine the installation. A match needs no network.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { run, stoppedBy } from "./child.mjs";
import { showStep } from "./progress.mjs";
import { bin, pnpmVersion, root, toolEnvironment } from "./project.mjs";

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

/**
 * Undefined if incomplete.
 * @returns {{ fingerprint: string, pnpmFolder: string } | undefined}
 */
function readStamp() {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, "utf8"));
    const needed = [
      bin("node"),
      bin("turbo"),
      stamp.pnpmFolder,
      ...workspaces().map((folder) => join(root, folder, "node_modules")),
    ];
    return needed.every((path) => existsSync(path)) ? stamp : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes node_modules match the lockfile.
 * @returns {Promise<{ env: NodeJS.ProcessEnv } | undefined>} the tools' environment; undefined when it
 * failed, after showing why
 */
export async function ensureInstalled() {
  const wanted = fingerprint();
  const stamp = readStamp();
  if (stamp?.fingerprint === wanted) return { env: toolEnvironment(stamp.pnpmFolder) };

  const step = showStep("Installing packages");
  // One npx call installs, and prints the path of npx's pnpm, which turbo later needs in PATH.
  const script = "pnpm install --frozen-lockfile && command -v pnpm";
  const { code, output } = await run("npx", ["--yes", `--package=pnpm@${pnpmVersion}`, "-c", script], {
    // CI: without stdin pnpm must not ask. Offline first, so that no network is needed.
    env: { ...toolEnvironment(undefined), CI: "true", npm_config_prefer_offline: "true" },
    onText: step.text,
  });
  const pnpm = output.trim().split("\n").at(-1)?.trim() ?? "";
  const ok = code === 0 && existsSync(pnpm);
  step.end(ok);
  if (!ok) {
    if (stoppedBy() === undefined) process.stdout.write(`${output}\n${installHelp}\n`);
    return undefined;
  }
  const pnpmFolder = dirname(pnpm);
  writeFileSync(stampFile, `${JSON.stringify({ fingerprint: wanted, pnpmFolder })}\n`);
  return { env: toolEnvironment(pnpmFolder) };
}

const installHelp = `The packages could not be installed. What usually helps:
  - no network, or a proxy: npm needs to reach its registry (npm ping tells)
  - a lockfile that is behind a package.json: npx --yes pnpm@${pnpmVersion} install
  - a damaged node_modules: delete it and start again`;
