/**
 * Writes `dist/`, a self-contained package: ES modules for Node 20 with declarations, OpenAPI document and
 * assumptions. Depends on zod and ts-rest. `npm pack ./dist` makes the tarball.
 */
import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import manifest from "../package.json" with { type: "json" };
import { openApi } from "../src/openapi/index.ts";

const here = join(import.meta.dirname, "..");
const dist = join(here, "dist");
const { resolve } = createRequire(join(here, "package.json"));

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
await emit();
for (const file of await readdir(dist, { recursive: true })) {
  if (file.endsWith(".d.ts")) await withJsImports(join(dist, file));
}
await writeFile(
  join(dist, "src/contract.d.ts"),
  wholeContract(await readFile(join(here, "src/contract.ts"), "utf8")),
);
for (const file of ["README.md", "ASSUMPTIONS.md", "examples"])
  await cp(join(here, file), join(dist, file), { recursive: true });
await writeFile(join(dist, "openapi.json"), `${JSON.stringify(openApi(), undefined, 2)}\n`);
await writeFile(join(dist, "package.json"), `${JSON.stringify(await packed(), undefined, 2)}\n`);

/** Writes JavaScript and declarations; {@link wholeContract} writes the one type that tsc cannot. */
async function emit(): Promise<void> {
  const config = join(here, ".package.tsconfig.json");
  const compilerOptions = {
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: null,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: here,
    outDir: dist,
  };
  const exclude = ["**/*.test.ts", "**/*.test-d.ts"];
  await writeFile(
    config,
    JSON.stringify({ extends: "./tsconfig.json", compilerOptions, include: ["src"], exclude }),
  );
  try {
    const args = [join(dirname(resolve("typescript/package.json")), "bin/tsc"), "-p", config];
    const said = await new Promise<string>((done) => {
      execFile(process.execPath, args, (_error, stdout) => done(stdout));
    });
    const unexpected = said.split("\n").filter((line) => / error TS/.test(line) && !isKnown(line));
    if (unexpected.length > 0) throw new Error(unexpected.join("\n"));
  } finally {
    await rm(config);
  }
}

/**
 * Expected errors: the contract's own type, written by {@link wholeContract}, and an inner type that is not
 * exported.
 */
function isKnown(line: string): boolean {
  return /src\/contract\.ts.* TS7056/.test(line) || /src\/openapi\/shared-parameters\.ts.* TS2883/.test(line);
}

/** Declarations import the emitted files: `./field.js`. */
async function withJsImports(file: string): Promise<void> {
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/((?:from |import\()"\.[^"]*)\.ts"/g, '$1.js"'));
}

/** Declares the contract by its areas' routes: spelled out, it exceeds what tsc can write. */
function wholeContract(source: string): string {
  return source
    .replace(/^import \{/gm, "import type {")
    .replace(/\.ts";$/gm, '.js";')
    .replace("export const contract = {", "export declare const contract: {")
    .replace(/^ {2}(\w+): (\w+),$/gm, "  readonly $1: typeof $2;");
}

async function packed() {
  const { name, version, sideEffects } = manifest;
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([door, path]) => [
      door,
      path.endsWith(".ts")
        ? { types: path.replace(/\.ts$/, ".d.ts"), default: path.replace(/\.ts$/, ".js") }
        : path,
    ]),
  );
  const dependencies = Object.fromEntries(
    await Promise.all(Object.keys(manifest.dependencies).map(async (each) => [each, await installed(each)])),
  );
  return {
    name,
    version,
    license: "UNLICENSED",
    type: "module",
    sideEffects,
    engines: { node: ">=20" },
    exports: { ...exports, "./openapi.json": "./openapi.json", "./package.json": "./package.json" },
    dependencies,
  };
}

/** The installed version is the tested one. */
async function installed(name: string): Promise<string> {
  const found = /"version":\s*"([^"]+)"/.exec(await readFile(resolve(`${name}/package.json`), "utf8"))?.[1];
  if (found === undefined) throw new Error(`${name} has no version`);
  return found;
}
