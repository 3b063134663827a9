/**
 * Installs the packed contract with npm in an empty folder: the package's example must compile under strict
 * settings and reach the mock server on each installed Node. Exits with 1 and a reason on failure. Without a
 * network it uses, and reports, this repository's dependencies.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { startServer } from "@palier/mock-server/node";

const run = promisify(execFile);
const contract = join(import.meta.dirname, "../../contract");
const folder = await realpath(await mkdtemp(join(tmpdir(), "palier-packed-contract-")));

/** Each export has types, none is `any`. */
const types = `import { building, contract, routesOf } from "@palier/contract";
import { controlClient } from "@palier/contract/control";
import { openApi } from "@palier/contract/openapi";
import { initClient } from "@ts-rest/core";

const client = initClient(contract, { baseUrl: "" });
export const wrong = [
  // @ts-expect-error the city is a text
  () => client.building.list({ params: {}, query: { city: { name: "Lyon" } } }),
  // @ts-expect-error there is no such operation
  () => client.building.demolish,
  // @ts-expect-error a building has no such field
  () => building.shape.towers,
];
export const right: [number, string, object] = [routesOf(contract).length, openApi().openapi, controlClient("")];
`;

const compilerOptions = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "nodenext",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  outDir: "built",
  skipLibCheck: true,
  types: ["node"],
};

try {
  await install();
  await cp(join(folder, "node_modules/@palier/contract/examples"), folder, { recursive: true });
  await writeFile(join(folder, "types.ts"), types);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  const tsc = join(packageFolder("typescript"), "bin/tsc");
  await run(process.execPath, [tsc, "-p", "."], { cwd: folder });
  const server = await startServer({ port: 0 });
  const versions: string[] = [];
  for (const node of await nodes()) {
    const { stdout } = await run(node.path, ["built/client.js", `${server.url}/api`], { cwd: folder });
    if (!/^(?:.+, Lyon\n){3}$/.test(stdout)) throw new Error(`three buildings of Lyon: ${stdout}`);
    versions.push(node.version);
  }
  await server.close();
  const on = `on Node ${versions.join(" and ")}`;
  console.log(
    `ok      @palier/contract, packed, compiles in an empty folder and talks to the mock server ${on}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  for (const name of ["stdout", "stderr"]) console.error(Reflect.get(Object(error), name) ?? "");
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function install(): Promise<void> {
  await run(process.execPath, [join(contract, "scripts/package.ts")], { cwd: contract });
  const args = ["pack", join(contract, "dist"), "--pack-destination", folder, "--json"];
  const { stdout } = await run("npm", args, { cwd: folder });
  const tarball = join(folder, /"filename":\s*"([^"]+)"/.exec(stdout)?.[1] ?? "");
  await writeFile(join(folder, "package.json"), '{"private":true,"type":"module"}');
  try {
    const quick = ["--prefer-offline", "--no-audit", "--no-fund", "--fetch-retries=0"];
    await run("npm", ["install", ...quick, tarball], { cwd: folder, timeout: 180_000 });
  } catch (error) {
    if (!unreachable.test(String(Reflect.get(Object(error), "stderr")))) throw error;
    console.log("note    no network: zod and ts-rest are this repository's own");
    await unpack(tarball);
  }
  await lend("@types/node");
}

/** npm's errors without a network; others are the package's fault. */
const unreachable = /E(?:NOTFOUND|CONNREFUSED|TIMEDOUT|AI_AGAIN|CONNRESET|NOTCACHED)/;

/** Unpacks the tarball where npm would, with this repository's dependencies. */
async function unpack(packed: string): Promise<void> {
  const place = join(folder, "node_modules/@palier/contract");
  await mkdir(place, { recursive: true });
  await run("tar", ["-xzf", packed, "-C", place, "--strip-components=1"]);
  for (const name of ["zod", "@ts-rest/core"]) await lend(name);
}

async function lend(name: string): Promise<void> {
  const lent = join(folder, "node_modules", name);
  await mkdir(dirname(lent), { recursive: true });
  await symlink(packageFolder(name), lent, "dir");
}

/** Node by major version, from 20: this one, and those in PATH. */
async function nodes(): Promise<{ readonly path: string; readonly version: string }[]> {
  const names = (process.env.PATH ?? "").split(delimiter).map((each) => join(each, "node"));
  const byMajor = new Map<number, { readonly path: string; readonly version: string }>();
  for (const path of [process.execPath, ...names.filter((each) => existsSync(each))]) {
    const version = (await run(path, ["--version"])).stdout.trim().slice(1);
    const major = Number.parseInt(version, 10);
    if (major >= 20 && !byMajor.has(major)) byMajor.set(major, { path, version });
  }
  return [...byMajor.values()];
}

function packageFolder(name: string): string {
  const from =
    name === "typescript" || name === "@types/node" ? import.meta.filename : join(contract, "package.json");
  return dirname(createRequire(from).resolve(`${name}/package.json`));
}
