/**
 * Makes `dist/`: the command as a package that runs outside this repository, on Node 20, with everything in it.
 * `npm pack ./dist` makes the tarball.
 */
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
const { name, version } = manifest;
const packed = {
  name,
  version,
  license: "UNLICENSED",
  type: "module",
  engines: { node: ">=20" },
  bin: { "palier-contract": "main.js" },
};
await writeFile(join(dist, "package.json"), `${JSON.stringify(packed, undefined, 2)}\n`);
