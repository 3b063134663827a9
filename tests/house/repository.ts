/** Committed text files, and new ones that are not ignored. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor, type VisitorObject } from "vite";

/** `path` is from the root, with `/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Fault {
  readonly path: string;
  /** From 1; absent for the whole file. */
  readonly line?: number;
  readonly why: string;
}

export const root = join(import.meta.dirname, "..", "..");
const textFile =
  /\.(?:[cm]?[jt]sx?|css|html|json|ya?ml|md|tsv|svg|npmrc|sh|conf)$|(?:^|\/)(?:\.[a-z]+|run|LICENSE|Caddyfile)$/;

/** Of all files, pictures too. */
export const paths: readonly string[] = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard"],
  { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
)
  .split("\n")
  .filter((path) => path !== "" && existsSync(join(root, path)));

export const repository: readonly SourceFile[] = paths
  .filter((path) => textFile.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** Empty where there is no such text file. */
export const textOf = (path: string): string => repository.find((file) => file.path === path)?.text ?? "";

/** Tests included. */
export const isSource = ({ path }: SourceFile) => /\.[cm]?[jt]sx?$/.test(path);

/** Not shipped: tests and their harnesses, benchmarks, examples, fixtures, house rules. */
export const isTest = ({ path }: SourceFile) =>
  /(?:\.(?:test|test-d|spec)|-harness|\/fresh-world)\.[jt]sx?$|^(?:tests|bench)\/|\/(?:e2e|examples|test|tests)\//.test(
    path,
  );

/** Skips files that do not parse, which the compiler reports. */
export function visit(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parseSync(file.path, file.text).program);
}

/** From 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/** `path:line  why` each. */
export const shown = (faults: readonly Fault[]): string[] =>
  faults.map(({ path, line, why }) => `${line === undefined ? path : `${path}:${line}`}  ${why}`);
