/**
 * `npm run release -- minor`: raises the version of the contract, its tools, the kit for Firebase and the mock
 * server, dates their changes in CHANGELOG.md, makes the present contract the one that later changes are
 * compared with, packs the four and tries each in an empty project. `--check` only packs and tries, `--pack` only packs.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./parts/child.mjs";
import { ensureInstalled } from "./parts/install.mjs";
import { bin, root } from "./parts/project.mjs";
import { nextVersion, raised, releasedChangelog, versionPlaces, withoutNotes } from "./parts/versions.mjs";

/** Each installs a package in an empty folder and uses it. */
const trials = [
  "packages/contract-tools/scripts/try-contract.ts",
  "packages/contract-tools/scripts/try-package.ts",
  "packages/firebase-kit/test/try-package.ts",
  "apps/mock-server/scripts/try-package.ts",
];

const pack = { command: process.execPath, script: "scripts/pack.mjs" };
const tried = trials.map((script) => ({ command: bin("node"), script }));
const contract = { command: bin("node"), script: "packages/contract-tools/scripts/release-contract.ts" };

process.exitCode = await release(process.argv.slice(2));

/** @returns {Promise<number>} the exit code */
async function release(/** @type {readonly string[]} */ args) {
  const [wanted] = args;
  if (args.length !== 1 || wanted === undefined || /^--(?!(?:check|pack)$)/.test(wanted)) {
    process.stderr.write("npm run release -- 0.2.0 | major | minor | patch | --check | --pack\n");
    return 2;
  }
  try {
    if (!wanted.startsWith("--")) raise(wanted);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  const installed = await ensureInstalled();
  if (installed === undefined) return 1;
  for (const { command, script } of stepsOf(wanted)) {
    const { code, output } = await run(command, [script], { env: installed.env, cwd: root });
    process.stdout.write(output);
    if (code !== 0) return 1;
  }
  return 0;
}

function stepsOf(/** @type {string} */ wanted) {
  if (wanted === "--pack") return [pack];
  return wanted === "--check" ? [pack, ...tried] : [contract, pack, ...tried];
}

/** In all files or none. */
function raise(/** @type {string} */ wanted) {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");
  const now = JSON.parse(read("packages/contract/package.json")).version;
  const next = nextVersion(now, wanted);
  const texts = versionPlaces.map(({ file, around }) => {
    try {
      return { file, text: raised(read(file), around, now, next) };
    } catch (error) {
      throw error instanceof RangeError ? new RangeError(`${file} ${error.message}`) : error;
    }
  });
  const day = new Date().toISOString().slice(0, 10);
  texts.push({ file: "CHANGELOG.md", text: releasedChangelog(read("CHANGELOG.md"), next, day) });
  const notes = "docs/contract-changes.md";
  texts.push({ file: notes, text: withoutNotes(read(notes)) });
  for (const { file, text } of texts) writeFileSync(join(root, file), text);
  process.stdout.write(`${now} → ${next}\n`);
}
