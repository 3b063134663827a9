import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { here, repository } from "./places.ts";

/** Folders of types, by source. */
const homes = [
  { from: join(repository, "apps/mock-server/src"), to: "mock-server" },
  { from: join(repository, "packages/contract/src"), to: "contract" },
  { from: join(repository, "packages/firebase-kit/rules"), to: "firebase-rules" },
] as const;
/** Named by entry points; tsc emits these only as roots. */
const named = ["@palier/contract", "@palier/contract/control", "@palier/firebase-kit/rules"];
const vendored = ["zod", "@ts-rest/core"] as const;

const specifiers = /(\bfrom |\bimport\(|\bimport )(["'])([^"'\n]+)\2/g;

/**
 * Writes the types that entry points reach to `types/`, with declarations of other workspaces and bundled
 * packages, so that users install none.
 */
export async function writeDeclarations(doors: readonly string[], outDir: string): Promise<void> {
  const emitted = await mkdtemp(join(here, ".declarations-"));
  try {
    await emit([...doors, ...named.map(sourceOf)], emitted);
    await copyReached(
      doors.map((door) => emittedFile(emitted, door)),
      emitted,
      join(outDir, "types"),
    );
  } finally {
    await rm(emitted, { recursive: true, force: true });
  }
}

/** tsc cannot name types that only inner modules export; the packed test checks the rest. */
async function emit(files: readonly string[], outDir: string): Promise<void> {
  const config = join(outDir, "tsconfig.json");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: repository,
    outDir,
    typeRoots: [join(here, "node_modules/@types")],
  };
  const extended = join(here, "tsconfig.json");
  await writeFile(config, JSON.stringify({ extends: extended, compilerOptions, include: [], files }));
  const tsc = createRequire(join(here, "package.json")).resolve("typescript/package.json");
  await new Promise<void>((done) => {
    const args = [join(dirname(tsc), "bin/tsc"), "-p", config, "--singleThreaded"];
    execFile(process.execPath, args, () => done());
  });
  await writeFile(emittedFile(outDir, join(homes[1].from, "contract.ts")), wholeContract);
}

/** Too long for tsc to write, and unused outside. */
const wholeContract = `export declare const contract: Readonly<Record<string, unknown>>;
export type Contract = typeof contract;
`;

/** ts-rest's are for an older zod and would fail under `skipLibCheck: false`. */
const unchecked = "// @ts-nocheck\n";

const emittedFile = (emitted: string, source: string): string =>
  join(emitted, relative(repository, source)).replace(/\.tsx?$/, ".d.ts");

async function copyReached(doors: readonly string[], emitted: string, types: string): Promise<void> {
  const places = [
    ...homes.map(({ from, to }) => ({ from: join(emitted, relative(repository, from)), to })),
    ...vendored.map((name) => ({ from: packageFolder(name), to: name.replace("@", "").replace("/", "-") })),
  ];
  const target = (file: string): string => {
    const home = places.find(({ from }) => file.startsWith(from + sep));
    if (home === undefined) throw new Error(`${file} has no place among the declarations`);
    return join(types, home.to, relative(home.from, file));
  };
  const seen = new Set(doors);
  for (const file of seen) {
    const text = (await readFile(file, "utf8")).replace(specifiers, (whole, before, quote, specifier) => {
      const found = declarationOf(specifier, file, emitted);
      if (found === undefined) return whole;
      seen.add(found);
      const path = relative(dirname(target(file)), target(found))
        .replaceAll(sep, "/")
        .replace(/\.d\.ts$/, ".js");
      return `${before}${quote}${path.startsWith(".") ? path : `./${path}`}${quote}`;
    });
    await mkdir(dirname(target(file)), { recursive: true });
    await writeFile(target(file), file.startsWith(emitted + sep) ? text : `${unchecked}${text}`);
  }
  for (const name of vendored) {
    const licence = join(packageFolder(name), "LICENSE");
    const place = join(types, name.replace("@", "").replace("/", "-"));
    if (existsSync(licence) && existsSync(place)) await cp(licence, join(place, "LICENSE"));
  }
}

/** Undefined for packages the user installs. */
function declarationOf(specifier: string, from: string, emitted: string): string | undefined {
  if (specifier.startsWith(".")) {
    const bare = resolve(dirname(from), specifier).replace(/\.(?:[cm]?js|tsx?)$/, "");
    const found = [`${bare}.d.ts`, join(bare, "index.d.ts")].find((file) => existsSync(file));
    if (found === undefined) throw new Error(`${from} needs ${specifier}, which has no declarations`);
    return found;
  }
  // Workspaces are not published.
  if (specifier.startsWith("@palier/")) {
    const found = emittedFile(emitted, sourceOf(specifier));
    if (!existsSync(found)) throw new Error(`${from} names ${specifier}: join it to those that are written`);
    return found;
  }
  const name = vendored.find((each) => specifier === each || specifier.startsWith(`${each}/`));
  if (name === undefined) return undefined;
  const inside = join(packageFolder(name), specifier.slice(name.length));
  return [`${inside}.d.ts`, ...["index.d.ts", "src/index.d.ts"].map((file) => join(inside, file))].find(
    (file) => existsSync(file),
  );
}

const sourceOf = (specifier: string): string =>
  realpathSync(createRequire(join(here, "package.json")).resolve(specifier));

const packageFolder = (name: string): string =>
  dirname(createRequire(join(repository, "packages/contract/package.json")).resolve(`${name}/package.json`));
