/** Builds the web app and the bare pages with one configuration, compression included. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "..");
const configFile = join(root, "apps/web/vite.config.ts");

export interface Built {
  /** A folder that goes when the process ends. */
  readonly folder: string;
  /** The scripts that hold AG Grid, as paths from the folder: `/assets/list-table-Ab12.js`. */
  readonly gridScripts: readonly string[];
}

/** Builds the page in `folder` (relative to the repository) by the web app's own Vite configuration. */
export async function built(folder: string): Promise<Built> {
  const outDir = mkdtempSync(join(tmpdir(), "palier-bench-"));
  process.once("exit", () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    root: join(root, folder),
    configFile,
    logLevel: "error",
    build: { outDir, emptyOutDir: true },
  });
  const files = readdirSync(outDir, { recursive: true, encoding: "utf8" });
  const gridScripts = files
    .filter((file) => file.endsWith(".js"))
    // A class that the grid gives its outermost element, whatever the bundler called the rest.
    .filter((file) => readFileSync(join(outDir, file), "utf8").includes("ag-root-wrapper"))
    .map((file) => `/${file.replaceAll("\\", "/")}`);
  if (gridScripts.length === 0)
    throw new Error(`no script of ${folder} holds AG Grid: is its class still the same?`);
  return { folder: outDir, gridScripts };
}
