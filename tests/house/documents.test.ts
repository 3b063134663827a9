/** What documents say of the repository is there: a reader who follows one finds it. */
import { posix } from "node:path";
import { expect, test } from "vitest";
import {
  type Fault,
  isSource,
  lineAt,
  paths,
  repository,
  type SourceFile,
  shown,
  textOf,
} from "./repository.ts";

const documents = repository.filter(({ path }) => path.endsWith(".md"));
const places = paths.map((path) => `/${path}`);
/** Logs of what was once true. */
const isLog = (path: string) => /^CHANGELOG|^docs\/decisions\/|-rate\.md$|contract-changes\.md$/.test(path);

/** Code blocks quote whole lines of a file that is compiled. The guide's blocks are carried out instead. */
function unquoted(files: readonly SourceFile[]): Fault[] {
  const sources = repository.filter(isSource).map(({ text }) => `\n${text}`);
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)]
      .filter(([, code = ""]) => !sources.some((source) => source.includes(`\n${code}`)))
      .map(({ index }) => ({ path, line: lineAt(text, index), why: "shows code that stands in no file" })),
  );
}

test("an example in a document is quoted from a file that the compiler checks", () => {
  expect(shown(unquoted(documents))).toEqual([]);
  const quoted = textOf("apps/mock-server/src/areas.ts").split("\n").slice(0, 3).join("\n");
  const shows = (code: string) => [{ path: "a.md", text: `\`\`\`ts\n${code}\n\`\`\`\n` }];
  expect([unquoted(shows(quoted)).length, unquoted(shows(`${quoted}()`)).length]).toEqual([0, 1]);
});

/** `apps/web/src/lists/`, `src/node.ts` of a workspace, `takeover.spec.ts`. */
const named =
  /`((?:apps|packages|docs|tests|scripts|bench|deploy|src|e2e)\/[\w./-]*|[\w/-]+\.(?:spec|test)\.tsx?)`/g;

/** Paths, tests and links that lead nowhere. */
function lost(files: readonly SourceFile[]): Fault[] {
  const isThere = (word: string) => {
    const end = `/${word.replace(/\/$/, "")}`;
    return places.some((path) => path.endsWith(end) || path.includes(`${end}/`) || path.includes(`${end}.`));
  };
  const isTarget = (path: string) =>
    path === "" || places.some((each) => each === `/${path}` || each.startsWith(`/${path}/`));
  return files.flatMap(({ path, text }): Fault[] => {
    const prose = text.replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, ""));
    const words = [...prose.matchAll(named)].filter(
      ([, word = ""]) => !/\/dist\b/.test(word) && !isThere(word),
    );
    const links = [...prose.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].filter(
      ([, target = ""]) => !isTarget(posix.join(posix.dirname(path), target).replace(/\/$|^\.$/, "")),
    );
    return [...words, ...links].map((found) => ({
      path,
      line: lineAt(text, found.index),
      why: `names ${found[0]}, which is not there`,
    }));
  });
}

test("a path, test or link that a document names is there", () => {
  const guides = documents.filter(({ path }) => !isLog(path) && path !== "docs/add-an-area.md");
  expect(shown(lost(guides))).toEqual([]);
  const text = "`tests/house/`, `src/gone/`\n`gone.test.ts`\n[a](gone.md)";
  expect(lost([{ path: "a.md", text }]).map(({ line }) => line)).toEqual([1, 2, 3]);
});
