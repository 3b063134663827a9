/**
 * Installs the packed mock server offline and uses it as a tester would: command, types, every README example
 * (T10). Exits with 1 on failure. The browser is PALIER_CHROMIUM, the system's, or Playwright's.
 */
import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { here } from "./pack/places.ts";

const run = promisify(execFile);
// A symlinked path may be too long for sockets.
const folder = await realpath(await mkdtemp(join(tmpdir(), "palier-packed-")));
const quiet = {
  cwd: folder,
  env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: "0", PALIER_MOCK_URL: "" },
};
const command = join(folder, "node_modules/.bin/palier-mock");
const borrowed = createRequire(join(here, "package.json"));

try {
  const packed = await step("pack", async () => {
    await run(process.execPath, [join(here, "scripts/package.ts")], { cwd: here });
    const { stdout } = await run(
      "npm",
      ["pack", join(here, "dist"), "--pack-destination", folder, "--json"],
      quiet,
    );
    return join(folder, String(JSON.parse(stdout)[0].filename));
  });
  await step("install without a network", async () => {
    await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
    await run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--omit=peer", packed], quiet);
    await cp(join(here, "scripts/packed-example"), folder, { recursive: true });
    for (const name of ["@playwright/test", "@types/node", "msw", "typescript"]) await lend(name);
  });
  await step("its documents lead to each other", documentsLead);
  const examples = await step("take the examples out of the README", writeExamples);
  await step("palier-mock --help", async () => {
    const { stdout } = await run(command, ["--help"], quiet);
    if (!stdout.includes("--world-ttl")) throw new Error(stdout);
  });
  await step("palier-mock serves the app and the API", serves);
  await step("its types, for a strict reader", () => node(bin("typescript", "bin/tsc"), "-p", "."));
  await step(`its ${examples.browser} examples in a browser`, () =>
    node(bin("@playwright/test", "cli.js"), "test"),
  );
  await step("its example without a port", async () => {
    const { stdout } = await node(examples.script);
    if (stdout !== "503 1\n") throw new Error(`503 and one call: ${stdout}`);
  });
} catch (error) {
  console.error(error instanceof Error ? [error.message, ...outputOf(error)].join("\n") : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function step<T>(title: string, act: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await act().catch((error: unknown) => {
    console.log(`failed  ${title}`);
    throw error;
  });
  console.log(`ok      ${title} (${Math.round(performance.now() - start)} ms)`);
  return result;
}

async function writeExamples(): Promise<{ readonly browser: number; readonly script: string }> {
  const text = await readFile(join(folder, "node_modules/@palier/mock-server/README.md"), "utf8");
  const examples = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ""]) => code);
  const browser = examples.filter((code) => code.includes("@palier/mock-server/playwright"));
  const scripts = examples.filter((code) => !browser.includes(code));
  const [script] = scripts;
  if (browser.length < 3 || script === undefined || scripts.length > 1)
    throw new Error(`examples in the README: ${browser.length} for a browser, ${scripts.length} others`);
  for (const [at, code] of browser.entries()) await writeFile(join(folder, `readme-${at + 1}.spec.ts`), code);
  await writeFile(join(folder, "readme.ts"), script);
  return { browser: browser.length, script: "readme.ts" };
}

/** From a README to the documents that come along, and back. */
async function documentsLead(): Promise<void> {
  const home = join(folder, "node_modules/@palier/mock-server");
  const names = (await readdir(home, { recursive: true })).filter((name) => name.endsWith(".md"));
  const texts = await Promise.all(names.map((name) => readFile(join(home, name), "utf8")));
  const lost = names.flatMap((name, at) =>
    [...(texts[at] ?? "").matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, link = ""]) => join(dirname(name), link))
      .filter((link) => !names.includes(link))
      .map((link) => `${name}: ${link}`),
  );
  if (names.length < 2 || lost.length > 0)
    throw new Error(`${names.length} documents; not there: ${lost.join(", ")}`);
}

async function serves(): Promise<void> {
  const server = spawn(command, ["--port", "0"], { ...quiet, stdio: ["ignore", "pipe", "inherit"] });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let text = "";
      server.stdout.on("data", (chunk: Buffer) => {
        text += chunk.toString();
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
        if (found !== undefined) resolve(found);
      });
      server.once("exit", (code) => reject(new Error(`palier-mock ended with ${code}: ${text}`)));
    });
    for (const path of ["/", "/__mock", "/__mock/worlds", "/api/admin/session", "/docs", "/docs/mock"]) {
      const { status } = await fetch(url + path, { headers: { accept: "text/html" } });
      if (status !== 200) throw new Error(`${path}: ${status}`);
    }
  } finally {
    server.kill();
  }
}

/** One of this repository's packages. */
async function lend(name: string): Promise<void> {
  const place = join(folder, "node_modules", name);
  await mkdir(dirname(place), { recursive: true });
  await symlink(packageFolder(name), place, "dir");
}

function node(...args: readonly string[]) {
  return run(process.execPath, [...args], quiet);
}

function packageFolder(name: string): string {
  return dirname(borrowed.resolve(`${name}/package.json`));
}

function bin(name: string, path: string): string {
  return join(packageFolder(name), path);
}

function outputOf(error: Error): string[] {
  return ["stdout", "stderr"].flatMap((name) => {
    const text: unknown = Reflect.get(error, name);
    return typeof text === "string" && text !== "" ? [text] : [];
  });
}
