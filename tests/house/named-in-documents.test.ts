/** Commands, options, environment variables and sentences that documents name are those of the code. */
import { expect, test } from "vitest";
import { type Fault, isSource, lineAt, repository, type SourceFile, shown, textOf } from "./repository.ts";

const reference = textOf("docs/command-line.md");
/** Logs of what was once true. */
const isLog = (path: string) => /^CHANGELOG|^docs\/decisions\/|contract-changes\.md$/.test(path);
const documents = repository.filter(({ path }) => path.endsWith(".md") && !isLog(path));
/** Without this test, which names what is wrong. */
const isCode = (file: SourceFile) => isSource(file) || /\.(?:json|py|ya?ml|sh)$|^\.ci\//.test(file.path);
const sources = repository.filter((file) => isCode(file) && !file.path.startsWith("tests/house/named"));
const code = sources.map(({ text }) => text).join("\n");

const manifest = /"scripts": \{([\s\S]*?)\n {2}\}/.exec(textOf("package.json"))?.[1] ?? "";
const scripts = new Set([...manifest.matchAll(/^ {4}"([^"]+)":/gm)].map(([, name = ""]) => name));

/** Every match whose first group is not known. */
function unknown(
  files: readonly SourceFile[],
  named: RegExp,
  isKnown: (word: string) => boolean,
  what: string,
): Fault[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(named)]
      .filter(([, word = ""]) => !isKnown(word))
      .map(({ 1: word, index }) => ({
        path,
        line: lineAt(text, index),
        why: `names the ${what} ${word}, which is not there`,
      })),
  );
}

const commands = (files: readonly SourceFile[]) =>
  unknown(files, /\bnpm run (?:-s |--silent )?([a-z][\w:-]*)/g, (name) => scripts.has(name), "command");

test("every npm script that a document names is there, and the reference names each", () => {
  expect(shown(commands(documents))).toEqual([]);
  expect([...scripts].filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(reference))).toEqual([]);
  expect(commands([{ path: "a.md", text: "npm run gone" }]).length).toBe(1);
});

/** gcloud's and Node's. */
const ofOtherPrograms = new Set(["key-file", "inspect-brk"]);

/** A word of an option, in a parser's table or written out. */
const isOption = (name: string) =>
  ofOtherPrograms.has(name) || code.includes(`--${name}`) || new RegExp(`["' ]${name}["']?: `).test(code);
const options = (files: readonly SourceFile[]) =>
  unknown(files, /`[^`\n]*?(?<![\w-])--([a-z][a-z-]+)/g, isOption, "option");

test("every option that a document names is one of the code", () => {
  expect(shown(options(documents))).toEqual([]);
  expect(options([{ path: "a.md", text: "`--no-such-thing`" }]).length).toBe(1);
});

/** Names of `parseArgs` tables: `port: text`, `"base-url": { type: … }`. */
const option = /[\s{]"?([a-z][a-z-]*)"?: (?:text\b|\{ (?:\.\.\.text|type: "(?:string|boolean)"))/g;
const parsed = (path: string) => [...textOf(path).matchAll(option)].map(([, name = ""]) => name);
const parsers = [
  "apps/mock-server/src/command-line.ts",
  "apps/mock-server/scripts/deploy-headers.ts",
  "packages/contract-tools/src/command-line/verify-command.ts",
  "packages/contract-tools/src/command-line/proxy-command.ts",
  "packages/contract-tools/src/command-line/diff-command.ts",
  "packages/contract-tools/src/command-line/paper-commands.ts",
];

test("the reference names each option of the three commands", () => {
  const all = parsers.flatMap(parsed);
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((name) => !reference.includes(`--${name}`))).toEqual([]);
});

const variable = /\b((?:PALIER|VITE|FIREBASE)_[A-Z_]+|WEB_PORT)\b/g;
const read = new Set(
  sources
    .filter(isSource)
    .flatMap(({ text }) => [...text.matchAll(/\benv\.([A-Z][A-Z_]+)|\b(PALIER_[A-Z_]+)\b/g)])
    .map(([, env, own]) => env ?? own ?? ""),
);

test("every variable in a document is read by the code, and the reference names each of ours", () => {
  expect(shown(unknown(documents, variable, (name) => code.includes(name), "variable"))).toEqual([]);
  const own = [...read].filter((name) => /^(?:PALIER|VITE)_|^(?:PORT|WEB_PORT|NO_COLOR)$/.test(name));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((name) => !reference.includes(`\`${name}\``))).toEqual([]);
});

/** Screens' texts write spaces as escapes. */
const plain = (text: string) => text.replaceAll(/\\u00a0|\\u202f|\s+/g, " ").replaceAll("’", "'");
const texts = plain(code);
/** « Enregistrer », "Port 4010 is already in use."; of what is typed or counted, examples have figures. */
const quotation = /«\s([^»\d]+)\s»|"((?:[A-Z]|bytes|but|is |not )[^"\d]{12,})"/g;
const isPrinted = (words: string) =>
  plain(words)
    .split("…")
    .every((part) => texts.includes(part.trim()));
const quoted = (files: readonly SourceFile[]) =>
  files.flatMap(({ path, text }): Fault[] =>
    [...text.matchAll(quotation)]
      .filter(([, french, english]) => !isPrinted(french ?? english ?? ""))
      .map(({ 0: words, index }) => ({
        path,
        line: lineAt(text, index),
        why: `quotes ${words}, which the product does not print`,
      })),
  );

test("the guide and the troubleshooting page quote what the product prints", () => {
  const pages = repository.filter(({ path }) => /^docs\/(?:guide\/|troubleshooting)/.test(path));
  expect(pages.length).toBeGreaterThan(6);
  expect(shown(quoted(pages))).toEqual([]);
  expect(quoted([{ path: "a.md", text: "« Bouton imaginaire »" }]).length).toBe(1);
});
