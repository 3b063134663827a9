/** Committed text files, and new ones that are not ignored. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ESTree, VisitorObject } from "vite";
import { parseSync, Visitor } from "vite";

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

const root = join(import.meta.dirname, "..", "..");
const textFile =
  /\.(?:[cm]?[jt]sx?|css|html|json|ya?ml|md|tsv|svg|npmrc|sh)$|(?:^|\/)(?:\.[a-z]+|run|LICENSE)$/;

export const repository: readonly SourceFile[] = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard"],
  { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
)
  .split("\n")
  .filter((path) => textFile.test(path) && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** Tests included. */
export const isSource = ({ path }: SourceFile) => /\.[cm]?[jt]sx?$/.test(path);

/** Not shipped: tests, benchmarks, examples, fixtures, house rules. */
export const isTest = ({ path }: SourceFile) =>
  /\.(?:test|test-d|spec)\.[jt]sx?$|^(?:tests|bench)\/|\/(?:e2e|examples|test|tests)\//.test(path);

/** Parsed once for all rules of a worker: parsing dominates their cost. */
const programs = new WeakMap<SourceFile, ESTree.Program>();

function programOf(file: SourceFile): ESTree.Program {
  const program = programs.get(file) ?? parseSync(file.path, file.text).program;
  programs.set(file, program);
  return program;
}

/** Skips files that do not parse, which the compiler reports. */
export function visit(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(programOf(file));
}

export const statements = (file: SourceFile): readonly ESTree.Program["body"][number][] =>
  programOf(file).body;

/** From 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/** `path:line  why` each. */
export const shown = (faults: readonly Fault[]): string[] =>
  faults.map(({ path, line, why }) => `${line === undefined ? path : `${path}:${line}`}  ${why}`);
