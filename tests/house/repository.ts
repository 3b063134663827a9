/** The repository's files as the rules of the house see them: what is committed, or would be. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ESTree, VisitorObject } from "vite";
import { parseSync, Visitor } from "vite";

/** One file: its path from the repository's root, with `/`, and what it holds. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What breaks a rule, and why the rule is there. */
export interface Fault {
  readonly path: string;
  /** Counted from 1; absent when the whole file is meant. */
  readonly line?: number;
  readonly why: string;
}

/** The repository's folder. */
const root = join(import.meta.dirname, "..", "..");
const textFile =
  /\.(?:[cm]?[jt]sx?|css|html|json|ya?ml|md|tsv|svg|npmrc|sh)$|(?:^|\/)(?:\.[a-z]+|run|LICENSE)$/;

/** All text files that git tracks, and new ones that it does not ignore. */
export const repository: readonly SourceFile[] = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard"],
  { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
)
  .split("\n")
  .filter((path) => textFile.test(path) && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** TypeScript and JavaScript sources, tests included. */
export const isSource = ({ path }: SourceFile) => /\.[cm]?[jt]sx?$/.test(path);

/** Tests, benches, examples, their fixtures and the rules themselves: not part of what is shipped. */
export const isTest = ({ path }: SourceFile) =>
  /\.(?:test|test-d|spec)\.[jt]sx?$|^(?:tests|bench)\/|\/(?:e2e|examples|test|tests)\//.test(path);

/** Parsed once for all rules of a worker: parsing the repository is most of what a rule costs. */
const programs = new WeakMap<SourceFile, ESTree.Program>();

function programOf(file: SourceFile): ESTree.Program {
  const program = programs.get(file) ?? parseSync(file.path, file.text).program;
  programs.set(file, program);
  return program;
}

/** Walks the file's syntax tree; a file that cannot be parsed is left to the compiler. */
export function visit(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(programOf(file));
}

/** The statements of a file. */
export const statements = (file: SourceFile): readonly ESTree.Program["body"][number][] =>
  programOf(file).body;

/** The line, counted from 1, of an offset in a file's text. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/** Faults as an assertion message shows them: one `path:line  why` each. */
export const shown = (faults: readonly Fault[]): string[] =>
  faults.map(({ path, line, why }) => `${line === undefined ? path : `${path}:${line}`}  ${why}`);
