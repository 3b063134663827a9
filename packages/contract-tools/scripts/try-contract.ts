/**
 * Installs the packed contract in an empty folder, without a network, and uses it as a stranger would: the example of its
 * README compiles for a strict reader, and talks to the mock server. Ends with 1 and says why when something fails.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { startServer } from "@palier/mock-server/node";

const run = promisify(execFile);
const contract = join(import.meta.dirname, "../../contract");
const folder = await realpath(await mkdtemp(join(tmpdir(), "palier-packed-contract-")));

/** Each door has types, and none of them is `any`. */
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
  noEmit: true,
  skipLibCheck: true,
  types: ["node"],
};

try {
  await install();
  await writeFile(join(folder, "client.ts"), await example());
  await writeFile(join(folder, "types.ts"), types);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  const tsc = join(packageFolder("typescript"), "bin/tsc");
  await run(process.execPath, [tsc, "-p", "."], { cwd: folder });
  const server = await startServer({ port: 0 });
  const { stdout } = await run(process.execPath, ["client.ts", `${server.url}/api`], { cwd: folder });
  await server.close();
  if (!/^(?:.+, Lyon\n){3}$/.test(stdout)) throw new Error(`three buildings of Lyon: ${stdout}`);
  console.log("ok      @palier/contract, packed, compiles in an empty folder and talks to the mock server");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  for (const name of ["stdout", "stderr"]) console.error(Reflect.get(Object(error), name) ?? "");
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Unpacks the tarball where npm would; without a network its two dependencies are this repository's own. */
async function install(): Promise<void> {
  await run(process.execPath, [join(contract, "scripts/package.ts")], { cwd: contract });
  const args = ["pack", join(contract, "dist"), "--pack-destination", folder, "--json"];
  const { stdout } = await run("npm", args, { cwd: folder });
  const tarball = join(folder, /"filename":\s*"([^"]+)"/.exec(stdout)?.[1] ?? "");
  const place = join(folder, "node_modules/@palier/contract");
  await mkdir(place, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", place, "--strip-components=1"]);
  await writeFile(join(folder, "package.json"), '{"private":true,"type":"module"}');
  for (const name of ["zod", "@ts-rest/core", "@types/node"]) {
    const lent = join(folder, "node_modules", name);
    await mkdir(dirname(lent), { recursive: true });
    await symlink(packageFolder(name), lent, "dir");
  }
}

/** The first example of the package's README. */
async function example(): Promise<string> {
  const text = await readFile(join(folder, "node_modules/@palier/contract/README.md"), "utf8");
  const code = /^```ts\n(.*?)^```$/ms.exec(text)?.[1];
  if (code === undefined) throw new Error("the README shows no example");
  return code;
}

function packageFolder(name: string): string {
  const from =
    name === "typescript" || name === "@types/node" ? import.meta.filename : join(contract, "package.json");
  return dirname(createRequire(from).resolve(`${name}/package.json`));
}
