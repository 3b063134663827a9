import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "..");
const configFile = join(root, "apps/web/vite.config.ts");

/**
 * @param folder relative to the repository
 * @returns the output folder
 */
export async function built(folder: string): Promise<string> {
  install(join(root, folder));
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

/** A page outside the workspace installs its packages on first use. */
function install(folder: string): void {
  const has = (name: string): boolean => existsSync(join(folder, name));
  if (!has("package-lock.json") || has("node_modules")) return;
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
}

/** From the folder: `/assets/grid-Ab12.js`. */
export function gridScriptsIn(folder: string): readonly string[] {
  return (
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js"))
      // The class of the grid's outermost element survives bundling.
      .filter((file) => readFileSync(join(folder, file), "utf8").includes("ag-root-wrapper"))
      .map((file) => `/${file.replaceAll("\\", "/")}`)
  );
}
