import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "./imports.ts";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, lineAt, repository, shown } from "./repository.ts";

const why =
  "shows code that stands in no source file, so nothing checks it: write it into a file that is compiled " +
  "(apps/mock-server/examples), and quote whole lines of it";

const examples = ({ text }: SourceFile) =>
  [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map((found) => ({
    code: found[1] ?? "",
    line: lineAt(text, found.index),
  }));

function unchecked(files: readonly SourceFile[]): Fault[] {
  // So that quotations start at a line's beginning.
  const sources = files.filter(isSource).map(({ text }) => `\n${text}`);
  return files
    .filter(({ path }) => path.endsWith(".md"))
    .flatMap((file) =>
      examples(file)
        .filter(({ code }) => !sources.some((source) => source.includes(`\n${code}`)))
        .map(({ line }) => ({ path: file.path, line, why })),
    );
}

test("every example in a document is quoted from a file that the compiler checks", () => {
  const documents = repository.filter(({ path }) => path.endsWith(".md"));
  expect(documents.flatMap(examples).length).toBeGreaterThan(2);
  expect(shown(unchecked(repository))).toEqual([]);
});

/** Documents that describe the code. */
const isMap = ({ path }: SourceFile) =>
  /^(?:ARCHITECTURE|CONTRIBUTING|README)\.md$|^(?:(?:apps|packages)\/[^/]+|bench)\/README\.md$/.test(path);

/** From the root or the document's folder, or the end of a longer path, such as `kit/paris-time`. */
const pathLike = /^(?:\w[\w.-]*\/)+[\w.-]*$/;
const isComponent = /^(?:[A-Z][a-z]+){2,}$/;
/** Error codes, and folders of files that are not our text. */
const noPath = /^(?:auth|dist)\/|python-backend/;

/** Paths and names in backticks, and relative links, that lead nowhere. */
function lost(files: readonly SourceFile[]): Fault[] {
  const paths = files.map(({ path }) => `/${path}`);
  const exists = (path: string) => paths.some((each) => each === `/${path}` || each.startsWith(`/${path}/`));
  const isSomewhere = (word: string) => {
    const end = `/${word.replace(/\/$/, "")}`;
    return paths.some((each) => each.endsWith(end) || each.includes(`${end}/`) || each.includes(`${end}.`));
  };
  const code = files.filter(isSource);
  return files.filter(isMap).flatMap((file): Fault[] => {
    const here = posix.dirname(file.path);
    const words = [...file.text.replace(/^```[\s\S]*?^```$/gm, "").matchAll(/`([^`\n]+)`/g)];
    const gone = words.flatMap((found): Fault[] => {
      const [, word = ""] = found;
      const line = lineAt(file.text, file.text.indexOf(found[0]));
      if (pathLike.test(word) && !noPath.test(word)) {
        return isSomewhere(word)
          ? []
          : [{ path: file.path, line, why: `names \`${word}\`, which does not exist` }];
      }
      if (!isComponent.test(word) || code.some(({ text }) => text.includes(word))) return [];
      return [{ path: file.path, line, why: `names \`${word}\`, which no source file does` }];
    });
    const links = [...file.text.matchAll(/\]\((?!https?:)([^)#]+)/g)].flatMap((found): Fault[] => {
      const target = posix.join(here, found[1] ?? "").replace(/\/$/, "");
      // The repository's list lacks pictures, which are not text.
      return exists(target) || /\.png$/.test(target)
        ? []
        : [
            {
              path: file.path,
              line: lineAt(file.text, found.index),
              why: `links to ${target}, which does not exist`,
            },
          ];
    });
    return [...gone, ...links];
  });
}

test("paths, components and links of README, ARCHITECTURE and CONTRIBUTING exist", () => {
  expect(repository.filter(isMap).length).toBeGreaterThan(10);
  expect(shown(lost(repository))).toEqual([]);
});

test("a path, a component and a link that are gone are caught", () => {
  const files = [
    { path: "apps/web/src/lists/a.ts", text: "export const ListPanel = 1;" },
    {
      path: "apps/web/README.md",
      text: "`src/lists/`, `ListPanel`, `src/gone/`, `RecordForm`, [a](gone.md)",
    },
  ];
  expect(lost(files).map(({ why }) => why.split(",")[0])).toEqual([
    "names `src/gone/`",
    "names `RecordForm`",
    "links to apps/web/gone.md",
  ]);
});

/** In the code blocks of ARCHITECTURE.md, where each is below its workspace. */
function unmapped(files: readonly SourceFile[]): string[] {
  const text = files.find(({ path }) => path === "ARCHITECTURE.md")?.text ?? "";
  const block = (workspace: string) =>
    new RegExp(`^${workspace}/\\n((?: .*\\n)*)`, "m").exec(text)?.[1] ?? "";
  const folders = new Set(
    files.flatMap(({ path }) => /^(?:apps|packages)\/[^/]+\/src\/[^/]+(?=\/)/.exec(path)?.[0] ?? []),
  );
  return [...folders].filter((folder) => {
    const [root = "", workspace = "", ...rest] = folder.split("/");
    return !block(`${root}/${workspace}`).includes(`${rest.join("/")}/ `);
  });
}

test("every folder of every workspace's sources stands in ARCHITECTURE.md", () => {
  expect(unmapped(repository), "add a line to its tree: what the folder is").toEqual([]);
});

test("a folder without a line in the tree is caught", () => {
  const files = [
    { path: "ARCHITECTURE.md", text: "apps/web/\n  src/api/   calls; src/app/  shell\n" },
    { path: "apps/web/src/api/a.ts", text: "" },
    { path: "apps/web/src/novelty/a.ts", text: "" },
  ];
  expect(unmapped(files)).toEqual(["apps/web/src/novelty"]);
});

test("each package that ARCHITECTURE.md lists is used where it says", () => {
  const text = repository.find(({ path }) => path === "ARCHITECTURE.md")?.text ?? "";
  const table = /^## Where each package does its work\n([\s\S]*?)^## /m.exec(text)?.[1] ?? "";
  const rows = table.split("\n").filter((line) => line.startsWith("| `"));
  expect(rows.length).toBe(13);
  for (const row of rows) {
    const [, names = "", , place = ""] = row.split("|").map((cell) => cell.trim());
    const file = repository.find(({ path }) => `\`${path}\`` === place);
    const imported =
      file !== undefined && isSource(file) ? importsOf(file).map((each) => each.specifier) : [];
    for (const [, name = ""] of names.matchAll(/`([^`]+)`/g)) {
      const isUsed =
        name === "turbo"
          ? file?.text.includes("turborepo")
          : imported.some((each) => each === name || each.startsWith(`${name}/`));
      expect([name, place, isUsed]).toEqual([name, place, true]);
    }
  }
});

test("every workspace has a README of twenty lines that says how its tests are run and where to begin", () => {
  const workspaces = repository.flatMap(
    ({ path }) => /^((?:apps|packages)\/[^/]+|bench)\/package\.json$/.exec(path)?.[1] ?? [],
  );
  expect(workspaces.length).toBeGreaterThan(8);
  for (const workspace of workspaces) {
    const text = repository.find(({ path }) => path === `${workspace}/README.md`)?.text ?? "";
    expect([
      workspace,
      text
        .trimEnd()
        .split("\n")
        .filter((_, line) => line >= 20),
    ]).toEqual([workspace, []]);
    expect([workspace, /Begin with/i.test(text), /npm run (?:unit|bench)/.test(text)]).toEqual([
      workspace,
      true,
      true,
    ]);
  }
});

test("the configurations that docs/deploy.md shows are those that `npm run deploy:check` starts", () => {
  const document = repository.find(({ path }) => path === "docs/deploy.md")?.text ?? "";
  for (const [language, file] of [
    ["nginx", "nginx.conf"],
    ["caddyfile", "Caddyfile"],
  ] as const) {
    const started = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), "utf8");
    expect(document).toContain(`\`\`\`${language}\n${started}\`\`\``);
  }
});

test("an example that its file no longer holds is caught, a quoted part of a file is not", () => {
  const source = { path: "apps/mock-server/examples/a.ts", text: "const a = 1;\nconst b = a;\n" };
  const document = (code: string) => ({ path: "docs/a.md", text: `# A\n\n\`\`\`ts\n${code}\`\`\`\n` });
  expect(unchecked([source, document("const b = a;\n")])).toEqual([]);
  for (const wrong of ["const b = c;\n", "b = a;\n", "const b = a;\nb();\n"]) {
    expect(unchecked([source, document(wrong)]).map(({ path, line }) => `${path}:${line}`)).toEqual([
      "docs/a.md:3",
    ]);
  }
});
