/**
 * Builds `dist/` (T07): JavaScript for Node 20 with all dependencies but MSW and Playwright, self-contained
 * declarations, and the web app if built. `npm pack ./dist` makes the tarball.
 */

import { existsSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import manifest from "../package.json" with { type: "json" };
import { ownFiles, swaggerFiles } from "../src/pages/page-files.ts";
import { bundle } from "./pack/bundle.ts";
import { writeDeclarations } from "./pack/declarations.ts";
import { writeDocuments } from "./pack/documents.ts";
import { here } from "./pack/places.ts";

const dist = join(here, "dist");
const web = join(here, "../web/dist");
const doors = ["index", "node", "msw", "playwright"] as const;

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
await bundle(
  Object.fromEntries([...doors, "main"].map((name) => [name, join(here, "src", `${name}.ts`)])),
  dist,
);
await writeDeclarations(
  doors.map((name) => join(here, "src", `${name}.ts`)),
  dist,
);
if (existsSync(web)) await cp(web, join(dist, "web"), { recursive: true });
else console.warn("The web app is not built (apps/web/dist): the package serves the API alone.");
await writePages();
await writeDocuments(dist);
await writeFile(join(dist, "package.json"), `${JSON.stringify(packed(), undefined, 2)}\n`);

/** What `/docs` and `/__mock` load, with the licence of Swagger UI. */
async function writePages(): Promise<void> {
  const pages = join(dist, "pages");
  const from = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  for (const name of [...swaggerFiles, "swagger-ui-bundle.js.LICENSE.txt", "LICENSE", "NOTICE"])
    await cp(join(from, name), join(pages, name));
  for (const name of ownFiles) await cp(join(here, "src/pages", name), join(pages, name));
}

function packed() {
  const { name, version, peerDependencies, peerDependenciesMeta } = manifest;
  const exports = Object.fromEntries(
    doors.map((door) => [
      door === "index" ? "." : `./${door}`,
      { types: `./types/mock-server/${door}.d.ts`, default: `./${door}.js` },
    ]),
  );
  return {
    name,
    version,
    license: "UNLICENSED",
    type: "module",
    engines: { node: ">=20" },
    bin: { "palier-mock": "main.js" },
    exports,
    peerDependencies,
    peerDependenciesMeta,
  };
}
