/**
 * `npm run weight`: how much there is to read, counted in what git tracks, beside the figures that the project
 * wants to stay below. `-- --json` prints one object for programs.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { root } from "./parts/project.mjs";

/** @type {Readonly<Record<string, number>>} */
const targets = {
  "lines of source": 84_000,
  "lines of tests": 39_000,
  "lines of documents": 4_000,
  "lines in all": 130_000,
  files: 1_900,
  "folders with more than 15 entries": 6,
  "small source files with one importer": 90,
  "browser tests in the source": 170,
};

const files = execFileSync("git", ["-C", root, "ls-files"], { encoding: "utf8", maxBuffer: 2 ** 26 })
  .trim()
  .split("\n");
const texts = new Map(files.filter(isText).map((file) => [file, readFileSync(join(root, file), "utf8")]));
const widths = folderWidths();
const measured = { ...lines(), files: files.length, ...folders(), ...smallFiles(), ...browserTests() };
if (process.argv.includes("--json")) process.stdout.write(`${JSON.stringify(measured)}\n`);
else process.stdout.write(table());

function isText(/** @type {string} */ file) {
  return !/\.(?:png|woff2?|ico|pdf|xlsx|zip|jpg|tgz)$|(?:^|\/)(?:pnpm-lock\.yaml|package-lock\.json)$/.test(
    file,
  );
}

function isTest(/** @type {string} */ file) {
  return /\.(?:test|spec|journey|stories|test-d|test-model)\.[a-z]+$|(?:^|\/)(?:test|tests|e2e)\//.test(file);
}

/** By kind of file: a test's line is no line of source. */
function lines() {
  const sum = { source: 0, tests: 0, documents: 0, other: 0 };
  for (const [file, text] of texts) {
    const count = text.split("\n").length;
    if (isTest(file)) sum.tests += count;
    else if (file.endsWith(".md")) sum.documents += count;
    else if (/\.(?:ts|tsx|mjs|js|css|html|py|sh|sql)$/.test(file)) sum.source += count;
    else sum.other += count;
  }
  return {
    "lines of source": sum.source,
    "lines of tests": sum.tests,
    "lines of documents": sum.documents,
    "lines in all": sum.source + sum.tests + sum.documents + sum.other,
  };
}

/** Entries by folder, files and folders alike, without the root's. */
function folderWidths() {
  /** @type {Map<string, Set<string>>} */
  const entries = new Map();
  for (const file of files) {
    const parts = file.split("/");
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join("/");
      const known = entries.get(folder) ?? new Set();
      entries.set(folder, known.add(parts[depth] ?? ""));
    }
  }
  return [...entries].map(([folder, names]) => ({ folder, width: names.size }));
}

function folders() {
  return { "folders with more than 15 entries": widths.filter(({ width }) => width > 15).length };
}

/** Source files under 40 lines that one other source file imports: a reader has to open both. */
function smallFiles() {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const [file, text] of texts) {
    if (!/\.tsx?$/.test(file) || isTest(file)) continue;
    for (const [, from = ""] of text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)) {
      const imported = pathOf(file, from);
      if (imported === undefined || !texts.has(imported)) continue;
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  const small = [...texts].filter(([file, text]) => {
    const isSource = /\/src\/.*\.tsx?$/.test(file) && !isTest(file);
    return isSource && importers.get(file)?.size === 1 && text.split("\n").length < 40;
  });
  return { "small source files with one importer": small.length };
}

/**
 * @param {string} file
 * @param {string} from as an import names it
 * @returns {string | undefined} from the root; undefined for a package
 */
function pathOf(file, from) {
  if (from.startsWith(".")) return normalize(join(dirname(file), from));
  if (from.startsWith("#") && file.startsWith("apps/web/")) return `apps/web/src/${from.slice(1)}`;
  return undefined;
}

function browserTests() {
  let count = 0;
  for (const [file, text] of texts)
    if (/^apps\/web\/e2e\/.*\.spec\.ts$/.test(file)) count += text.match(/^\s*test\(/gm)?.length ?? 0;
  return { "browser tests in the source": count };
}

function table() {
  const rows = Object.entries(measured).map(([name, value]) => {
    const target = targets[name];
    const now = value.toLocaleString("en-US").padStart(9);
    return `${name.padEnd(38)}${now}${target === undefined ? "" : `  of ${target.toLocaleString("en-US")}`}`;
  });
  const widest = widths.sort((a, b) => b.width - a.width).slice(0, 4);
  const names = widest.map(({ folder, width }) => `${folder} ${width}`).join(", ");
  return `${rows.join("\n")}\nwidest: ${names}\n`;
}
