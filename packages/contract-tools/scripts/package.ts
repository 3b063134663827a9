/** Writes `dist/`: the command as a self-contained package for Node 20. `npm pack ./dist` makes the tarball. */
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import manifest from "../package.json" with { type: "json" };
import { forNode20 } from "./for-node-20.ts";

const here = join(import.meta.dirname, "..");
const dist = join(here, "dist");

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
await build({
  root: here,
  configFile: false,
  logLevel: "warn",
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: "node20",
    outDir: dist,
    minify: false,
    rolldownOptions: {
      input: { main: join(here, "src/main.ts") },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", intro: forNode20 },
    },
  },
});
await cp(join(here, "../contract/ASSUMPTIONS.md"), join(dist, "ASSUMPTIONS.md"));
await cp(join(here, "README.md"), join(dist, "README.md"));
await cp(join(here, "docs"), join(dist, "docs"), { recursive: true });
await cp(join(here, "examples"), join(dist, "examples"), { recursive: true, filter: isNoCache });
// Only interfaces: the source serves as its declaration.
await cp(join(here, "src/index.ts"), join(dist, "index.d.ts"));
const { name, version } = manifest;
const packed = {
  name,
  version,
  license: "UNLICENSED",
  type: "module",
  engines: { node: ">=20" },
  bin: { "palier-contract": "main.js" },
  exports: { ".": { types: "./index.d.ts" }, "./package.json": "./package.json" },
};
await writeFile(join(dist, "package.json"), `${JSON.stringify(packed, undefined, 2)}\n`);

function isNoCache(path: string): boolean {
  return !path.includes("__pycache__");
}
