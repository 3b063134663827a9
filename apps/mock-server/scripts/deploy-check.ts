/**
 * Starts nginx or Caddy with the configuration of `deploy/`, over TLS and under the documented name, before the mock server,
 * and checks what docs/deploy.md promises: `npm run deploy:check -- nginx`. Exits with 1 for a difference, 2 if it cannot
 * run.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../src/node.ts";
import { checkBackend, checkOutages, checkPlain } from "./deploy-check/backend-checks.ts";
import { Checks, siteName } from "./deploy-check/checks.ts";
import { checkDeployment, checkFiles } from "./deploy-check/file-checks.ts";
import { checkNamedApi, checkOtherOrigin, otherApi } from "./deploy-check/other-origin-checks.ts";
import { kinds, relayTo, startWebServer } from "./deploy-check/servers.ts";

const built = join(import.meta.dirname, "../../web/dist");
const headersCommand = join(import.meta.dirname, "deploy-headers.ts");

const [name = ""] = process.argv.slice(2);
const kind = kinds[name];
const cannot = whyNot();
if (kind === undefined || cannot !== undefined) {
  console.error(cannot);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "palier-deploy-"));
const checks = new Checks();
try {
  await checkWith(kind);
  const { count, failed } = checks;
  console.log(failed === 0 ? `${name}: ${count} checks hold.` : `${name}: ${failed} of ${count} fail.`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function whyNot(): string | undefined {
  if (kind === undefined) return `Say which: npm run deploy:check -- ${Object.keys(kinds).join("|")}`;
  if (!existsSync(join(built, "index.html"))) return "The web app is not built: npm run build";
  if (spawnSync(name, ["version"]).error !== undefined)
    return `${name} is not on this machine. Debian: apt-get install ${kind.packages}`;
  return undefined;
}

async function checkWith(of: NonNullable<typeof kind>): Promise<void> {
  const backend = await startServer({ port: 0, controlHost: siteName });
  const relay = await relayTo(Number(new URL(backend.url).port));
  try {
    const site = await served(of, relay.address, []);
    await checks.part("files", () => checkFiles(checks, site.ask, site.dist));
    await checks.part("backend", () => checkBackend(checks, site.ask));
    await checks.part("deployment", () => checkDeployment(checks, site.ask, site.dist, folder));
    await checks.part("outages", () => checkOutages(checks, site.ask, relay));
    await checks.part("plain HTTP", () => checkPlain(checks, site));
    await site.stop();
    await checks.part("another origin", () => withOtherOrigin(of));
  } finally {
    await relay.become("gone");
    await backend.close();
  }
}

async function withOtherOrigin(of: NonNullable<typeof kind>): Promise<void> {
  const backend = await startServer({ port: 0, controlHost: siteName, allowOrigin: `https://${siteName}` });
  try {
    const site = await served(of, new URL(backend.url).host, ["--api", otherApi]);
    await checks.part("page that names its API", () => checkNamedApi(checks, site.ask));
    await checks.part("another origin's calls", () => checkOtherOrigin(checks, site.ask));
    await site.stop();
    // Told nothing, the command gives the page back.
    execFileSync(process.execPath, [headersCommand, name, "--dist", site.dist]);
    const again = await served(of, new URL(backend.url).host, []);
    await checks.part("page without an API again", () => checkFiles(checks, again.ask, again.dist));
    await again.stop();
  } finally {
    await backend.close();
  }
}

/** A copy of the build, with its headers, behind the web server. */
async function served(of: NonNullable<typeof kind>, backend: string, told: readonly string[]) {
  const dist = join(folder, "dist");
  if (!existsSync(dist)) {
    mkdirSync(dist);
    cpSync(built, dist, { recursive: true });
  }
  const headers = join(folder, of.headersFile);
  writeFileSync(headers, execFileSync(process.execPath, [headersCommand, name, "--dist", dist, ...told]));
  return { ...(await startWebServer(name, of, { folder, dist, headers, backend })), dist };
}
