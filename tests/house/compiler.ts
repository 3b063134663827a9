/** What the compiler says of some files, if others had another text: nothing is written. */
import { join } from "node:path";
import { API, type Diagnostic } from "typescript/unstable/sync";

const root = join(import.meta.dirname, "..", "..");
/** In memory. The web app's settings fit the source of every workspace. */
const config = join(root, "apps", "web", "tsconfig.some.json");

/** Paths from the root. */
export type Texts = ReadonlyMap<string, string>;

export interface Refusal {
  readonly path: string;
  /** All errors of the file. */
  readonly why: string;
}

export interface Compiler {
  /** Those of the files that do not compile. A file alone takes some hundredths of a second. */
  refusals(files: readonly string[], changes?: Texts): Refusal[];
  close(): void;
}

/** Starting takes seconds. Files asked for later are among `files`, or imported by them. */
export function compiler(files: readonly string[]): Compiler {
  let texts: Texts = new Map();
  const settings = settingsOf(files);
  const textOf = (path: string) => (path === config ? settings : texts.get(path.slice(root.length + 1)));
  const api = new API({
    cwd: root,
    fs: { readFile: textOf, fileExists: (path) => (path === config ? true : undefined) },
  });
  let known = api.updateSnapshot({ openProjects: [config] });

  const change = (next: Texts) => {
    const changed = [...new Set([...texts.keys(), ...next.keys()])].filter(
      (path) => texts.get(path) !== next.get(path),
    );
    texts = next;
    if (changed.length === 0) return;
    const before = known;
    known = api.updateSnapshot({ fileChanges: { changed: changed.map((path) => join(root, path)) } });
    before.dispose();
  };
  return {
    refusals(some, changes = new Map()) {
      change(changes);
      const program = known.getProject(config)?.program;
      if (program === undefined) throw new Error(`${config} was not opened`);
      return some.flatMap((path) => {
        if (program.getSourceFileMetadata(join(root, path)) === undefined)
          throw new Error(`${path} is not compiled`);
        const errors = program.getSemanticDiagnostics(join(root, path)).map(said);
        return errors.length === 0 ? [] : [{ path, why: errors.join("\n") }];
      });
    },
    close: () => api.close(),
  };
}

const settingsOf = (files: readonly string[]): string =>
  JSON.stringify({
    extends: "./tsconfig.json",
    compilerOptions: { incremental: false },
    include: ["src/vite-env.d.ts"],
    files: files.map((path) => `../../${path}`),
  });

const said = ({ text, messageChain = [] }: Diagnostic): string =>
  [text, ...messageChain.map(said)].join("\n");
