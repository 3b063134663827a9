import { posix } from "node:path";
import type { SourceFile } from "./repository.ts";
import { isSource, lineAt, visit } from "./repository.ts";

export interface Import {
  readonly from: string;
  readonly specifier: string;
  /** From 1. */
  readonly line: number;
  /** `import()`. */
  readonly later: boolean;
}

/** Includes types, re-exports and `import()` of a literal. */
export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  const add = ({ value, start }: { readonly value: string; readonly start: number }, later = false) =>
    found.push({ from: file.path, specifier: value, line: lineAt(file.text, start), later });
  visit(file, {
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => source && add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => {
      if (source.type === "Literal" && typeof source.value === "string") {
        add({ value: source.value, start: source.start }, true);
      }
    },
  });
  return found;
}

/** Undefined for a package. */
export function targetOf({ from, specifier }: Import): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  return specifier.startsWith("#") ? `apps/web/src/${specifier.slice(1)}` : undefined;
}

export const allImports = (files: readonly SourceFile[]): Import[] =>
  files.filter(isSource).flatMap(importsOf);
