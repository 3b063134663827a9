/** A copy of the workspaces in which tests may change files, compile and start programs. */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
/** Not sources, or not needed by the workspaces. */
const left = new Set([".cache", ".turbo", "dist", "test-results", ".vite-temp"]);

export interface Copy {
  readonly folder: string;
  /** Of a Node program, whatever its exit code. */
  printed(at: string, ...args: readonly string[]): Promise<string>;
  remove(): void;
}

/** Links installed packages. */
export function copied(): Copy {
  const folder = mkdtempSync(join(tmpdir(), "palier-copy-"));
  for (const part of ["packages", "apps", "tsconfig.base.json", "package.json"])
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      // Workspaces find each other by relative links, which then stay inside the copy.
      verbatimSymlinks: true,
      filter: (path) => !left.has(basename(path)),
    });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    async printed(at, ...args) {
      const ran = run(process.execPath, [...args], { cwd: join(folder, at), maxBuffer: 16 * 1024 * 1024 });
      const { stdout, stderr } = await ran.catch(
        (error: { readonly stdout: string; readonly stderr: string }) => error,
      );
      return stdout + stderr;
    },
  };
}
