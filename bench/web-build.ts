/** Builds the web app and the bare pages with one configuration, compression included. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "..");
const configFile = join(root, "apps/web/vite.config.ts");

/** Builds the page in `folder` (relative to the repository) by the web app's own configuration; where it stands. */
export async function built(folder: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "palier-bench-"));
  process.once("exit", () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    root: join(root, folder),
    configFile,
    logLevel: "error",
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/** The scripts that hold AG Grid, as paths from the folder: `/assets/grid-Ab12.js`. */
export function gridScriptsIn(folder: string): readonly string[] {
  return (
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js"))
      // A class that the grid gives its outermost element, whatever the bundler called the rest.
      .filter((file) => readFileSync(join(folder, file), "utf8").includes("ag-root-wrapper"))
      .map((file) => `/${file.replaceAll("\\", "/")}`)
  );
}
