/**
 * Installs the packed command in an empty folder without a network, and verifies the Python example, correct
 * and with its three faults. Exits with 1 and a reason on failure.
 */
import { execFile, spawn } from "node:child_process";
import { access, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const here = join(import.meta.dirname, "..");
const folder = await realpath(await mkdtemp(join(tmpdir(), "palier-contract-")));
const command = join(folder, "node_modules/.bin/palier-contract");
/** The routes that the example answers. */
const routes =
  "session.*,home.*,building.list,building.cities,building.search,building.create.*,building.edit.*,building.delete";

const adapter = `import type { Adapter } from "@palier/contract-tools";

export const right = { ids: { order: [12] }, seed: async ({ base }) => ({ headers: { host: base } }) } satisfies Adapter;
// @ts-expect-error ids are numbers
export const wrong = { ids: { order: ["12"] } } satisfies Adapter;
`;

try {
  await install();
  const right = await verify([]);
  if (right.code !== 0 || !/ 0 failed/.test(right.stdout))
    throw new Error(`the right backend: ${right.stdout}`);
  const wrong = await verify(["--faults"]);
  const found = ["table-order", "table-filter", "bad-body"].filter((rule) =>
    wrong.stdout.includes(`rule      ${rule}:`),
  );
  if (wrong.code !== 1 || found.length !== 3) throw new Error(`the wrong backend: ${wrong.stdout}`);
  await sample(wrong);
  await papers();
  await adapterType();
  console.log("ok      palier-contract, packed, verifies a backend in Python and finds its three faults");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function install(): Promise<void> {
  await run(process.execPath, [join(here, "scripts/package.ts")], { cwd: here });
  const { stdout } = await run("npm", ["pack", join(here, "dist"), "--pack-destination", folder, "--json"], {
    cwd: folder,
  });
  const tarball = /"filename":\s*"([^"]+)"/.exec(stdout)?.[1] ?? "";
  await writeFile(join(folder, "package.json"), '{"private":true}');
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", join(folder, tarball)], {
    cwd: folder,
  });
}

async function verify(faults: readonly string[]) {
  const script = join(here, "examples/python-backend/backend.py");
  const backend = spawn("python3", [script, "--port=0", ...faults], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      backend.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
      backend.once("error", reject);
      backend.once("exit", (code) => reject(new Error(`the example ended with ${code}`)));
    });
    const args = [
      "verify",
      "--base-url",
      url,
      "--login",
      "admin@palier.test:palier",
      "--write",
      "--only",
      routes,
    ];
    return { ...(await ended(args)), url };
  } finally {
    backend.kill();
  }
}

/** Compares the documented run with the actual one, except request counts and duration. */
async function sample({ stdout, url }: { readonly stdout: string; readonly url: string }): Promise<void> {
  const page = await readFile(join(folder, "node_modules/@palier/contract-tools/docs/verify.md"), "utf8");
  const block = /```text\n\$ python3.*?\n\n(.*?)```/s.exec(page)?.[1];
  if (block === undefined) throw new Error("docs/verify.md shows no run");
  const plain = (line: string) => line.replaceAll(/ +\d+ requests$/g, "");
  const printed = stdout.split("\n").map(plain);
  const shown = block.split("\n").filter((line) => line !== "" && line !== "[…]" && !/ s, seed /.test(line));
  for (const line of shown) {
    const own = plain(line.replace("http://127.0.0.1:8000/api", url));
    const start = own.replace(/…$/, "");
    const isThere = printed.some((each) => (own === start ? each === own : each.startsWith(start)));
    if (!isThere) throw new Error(`docs/verify.md shows a line that the run did not print: ${line}`);
  }
}

async function papers(): Promise<void> {
  const document = await ended(["openapi"]);
  const list = await ended(["assumptions"]);
  if (!document.stdout.startsWith('{\n  "openapi": "3.1')) throw new Error("openapi prints no document");
  if (!list.stdout.includes("- [ ]")) throw new Error("assumptions prints no checklist");
}

/** Checks the adapter's type, and the files shipped beside the command. */
async function adapterType(): Promise<void> {
  const place = join(folder, "node_modules/@palier/contract-tools");
  for (const name of ["mock-adapter.ts", "python-backend/backend.py", "github-workflow.yml"]) {
    await access(join(place, "examples", name));
  }
  const file = join(folder, "adapter.ts");
  await writeFile(file, adapter);
  const tsc = createRequire(import.meta.filename).resolve("typescript/package.json");
  const options = ["--noEmit", "--strict", "--module", "nodenext", "--exactOptionalPropertyTypes"];
  await run(process.execPath, [join(dirname(tsc), "bin/tsc"), ...options, file], { cwd: folder });
}

/** Runs the installed command. Never rejects: callers check the exit code. */
function ended(args: readonly string[]): Promise<{ readonly code: number; readonly stdout: string }> {
  return new Promise((resolve) => {
    execFile(command, [...args], { cwd: folder, maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
      if (stderr !== "") console.error(stderr);
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout });
    });
  });
}
