/**
 * Writes `dist/`, a package for other repositories: ES modules with declarations, the rules, README and examples.
 * It depends on Firebase and Bowser; React is the application's. `npm pack ./dist` makes the tarball.
 */
import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import manifest from "../package.json" with { type: "json" };

const here = join(import.meta.dirname, "..");
const dist = join(here, "dist");
const { resolve } = createRequire(join(here, "package.json"));

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
await emit();
for (const file of await readdir(dist, { recursive: true })) {
  if (file.endsWith(".d.ts")) await withJsImports(join(dist, file));
}
for (const file of ["examples", "rules/rules.md", "rules/database.rules.json"])
  await cp(join(here, file), join(dist, file), { recursive: true });
await cp(join(here, "../../docs/lock.md"), join(dist, "lock.md"));
const readme = await readFile(join(here, "README.md"), "utf8");
await writeFile(join(dist, "README.md"), readme.replace("../../docs/lock.md", "lock.md"));
await writeFile(join(dist, "package.json"), `${JSON.stringify(packed(), undefined, 2)}\n`);

/** @throws Error with what the compiler reports */
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
  const include = ["src", "rules"];
  const exclude = ["**/*.test.ts"];
  await writeFile(config, JSON.stringify({ extends: "./tsconfig.json", compilerOptions, include, exclude }));
  try {
    const args = [join(dirname(resolve("typescript/package.json")), "bin/tsc"), "-p", config];
    await new Promise<void>((done, fail) => {
      execFile(process.execPath, args, (error, stdout) =>
        error === null ? done() : fail(new Error(stdout)),
      );
    });
  } finally {
    await rm(config);
  }
}

/** Declarations import the emitted files: `./entry.js`. */
async function withJsImports(file: string): Promise<void> {
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/((?:from |import\()"\.[^"]*)\.tsx?"/g, '$1.js"'));
}

function packed() {
  const { name, version, dependencies } = manifest;
  const exports = Object.entries(manifest.exports).map(([door, path]) => [
    door,
    path.endsWith(".ts")
      ? { types: path.replace(/\.ts$/, ".d.ts"), default: path.replace(/\.ts$/, ".js") }
      : path,
  ]);
  return {
    name,
    version,
    license: "UNLICENSED",
    type: "module",
    exports: { ...Object.fromEntries(exports), "./package.json": "./package.json" },
    dependencies,
    peerDependencies: { react: ">=19" },
  };
}
