import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { here, repository } from "./places.ts";

/** Where each source's declarations go, and where other packages' own ones come from. */
const homes = [
  { from: join(repository, "apps/mock-server/src"), to: "mock-server" },
  { from: join(repository, "packages/contract/src"), to: "contract" },
  { from: join(repository, "packages/firebase-rules/src"), to: "firebase-rules" },
] as const;
/** What the doors' types name of the other workspaces, whose declarations tsc writes for no importer. */
const named = ["@palier/contract", "@palier/contract/control", "@palier/firebase-rules/identity"];
const vendored = ["zod", "@ts-rest/core"] as const;

const specifiers = /(\bfrom |\bimport\(|\bimport )(["'])([^"'\n]+)\2/g;

/**
 * Writes the declarations that the doors reach into `types/`: ours, our other workspaces', and those of the packages whose code
 * is in the bundle, so that a reader needs none of them.
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

/** Types that only inner parts export keep tsc from naming them; what the doors reach is looked at in the packed test. */
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

/** Its real type is longer than tsc writes; readers of this package need none of it. */
const wholeContract = `export declare const contract: Readonly<Record<string, unknown>>;
export type Contract = typeof contract;
`;

/** ts-rest's own declarations are of an older zod: a reader who checks libraries would be shown errors that are not his. */
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

/** The declarations that a specifier means; undefined for packages that the reader has. */
function declarationOf(specifier: string, from: string, emitted: string): string | undefined {
  if (specifier.startsWith(".")) {
    const bare = resolve(dirname(from), specifier).replace(/\.(?:[cm]?js|tsx?)$/, "");
    const found = [`${bare}.d.ts`, join(bare, "index.d.ts")].find((file) => existsSync(file));
    if (found === undefined) throw new Error(`${from} needs ${specifier}, which has no declarations`);
    return found;
  }
  // A workspace does not travel with the package: what the reader is shown of one must lie beside it.
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

/** The file that a workspace's own `exports` give for a specifier. */
const sourceOf = (specifier: string): string =>
  realpathSync(createRequire(join(here, "package.json")).resolve(specifier));

/** A package's folder, as the contract sees it. */
const packageFolder = (name: string): string =>
  dirname(createRequire(join(repository, "packages/contract/package.json")).resolve(`${name}/package.json`));
