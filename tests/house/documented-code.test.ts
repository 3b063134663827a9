/** What the documents show compiles: each example is quoted from a source file, which is checked with its workspace. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, lineAt, repository, shown } from "./repository.ts";

const why =
  "shows code that stands in no source file, so nothing checks it: write it into a file that is compiled " +
  "(apps/mock-server/examples), and quote whole lines of it";

/** The blocks of TypeScript in a document, each with the line where it begins. */
const examples = ({ text }: SourceFile) =>
  [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map((found) => ({
    code: found[1] ?? "",
    line: lineAt(text, found.index),
  }));

function unchecked(files: readonly SourceFile[]): Fault[] {
  // A line break in front, so that a quotation begins where a line does.
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
