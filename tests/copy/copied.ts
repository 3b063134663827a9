/** A copy of the repository in which tests may change files, compile, build and start programs. */
import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
/** Results and caches. */
const left = new Set([".cache", ".turbo", ".vite-temp", "dist", "test-results"]);
/** Linked instead, or not needed by the workspaces. */
const leftAtRoot = new Set([".git", "node_modules", "docs", "bench"].map((name) => join(root, name)));

export interface Copy {
  readonly folder: string;
  /** Writes what `text` makes of a file; of undefined, where there is none. */
  change(path: string, text: (before: string | undefined) => string): void;
  /** Output of a Node program, whatever its exit code. */
  printed(at: string, ...args: readonly string[]): Promise<string>;
  remove(): void;
}

/** Links the installed packages. */
export function copied(): Copy {
  const folder = mkdtempSync(join(tmpdir(), "palier-copy-"));
  cpSync(root, folder, {
    recursive: true,
    // Workspaces find each other by relative links, which stay inside the copy.
    verbatimSymlinks: true,
    filter: (path) => !left.has(basename(path)) && !leftAtRoot.has(path),
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return {
    folder,
    change(path, text) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text(existsSync(file) ? readFileSync(file, "utf8") : undefined));
    },
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
