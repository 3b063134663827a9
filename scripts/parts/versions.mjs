/** The published packages' versions, and the files that state them. */

/** Dependencies first. */
export const packedWorkspaces = [
  "packages/contract",
  "packages/contract-tools",
  "packages/firebase-kit",
  "apps/mock-server",
];

/** `|` stands for the version. */
export const versionPlaces = [
  ...packedWorkspaces.map((path) => ({ file: `${path}/package.json`, around: '"version": "|"' })),
  { file: "packages/contract/src/openapi/build-document.ts", around: 'contractVersion = "|"' },
  { file: "packages/contract/README.md", around: "palier-contract-|.tgz" },
  { file: "packages/contract-tools/README.md", around: "palier-contract-tools-|.tgz" },
  { file: "packages/firebase-kit/README.md", around: "palier-firebase-kit-|.tgz" },
  { file: "docs/testing.md", around: "palier-mock-server-|.tgz" },
];

const pending = "## Not released\n";

/**
 * @param {string} now `0.1.0`
 * @param {string} wanted a greater version, or `major`, `minor`, `patch`
 * @returns {string} the next version
 * @throws RangeError when invalid
 */
export function nextVersion(now, wanted) {
  const [major = 0, minor = 0, patch = 0] = now.split(".").map(Number);
  if (wanted === "major") return `${major + 1}.0.0`;
  if (wanted === "minor") return `${major}.${minor + 1}.0`;
  if (wanted === "patch") return `${major}.${minor}.${patch + 1}`;
  if (!/^\d+\.\d+\.\d+$/.test(wanted))
    throw new RangeError(`"${wanted}" is no version: 0.2.0, major, minor, patch`);
  const [a = 0, b = 0, c = 0] = wanted.split(".").map(Number);
  const isAbove = a - major || b - minor || c - patch;
  if (isAbove <= 0) throw new RangeError(`${wanted} is not above ${now}`);
  return wanted;
}

/**
 * @param {string} text a file that states the version
 * @param {string} around
 * @param {string} now
 * @param {string} next
 * @returns {string} the text with the next version
 * @throws RangeError when it does not state the current one
 */
export function raised(text, around, now, next) {
  const stated = around.replace("|", now);
  if (!text.includes(stated)) throw new RangeError(`does not say ${stated}`);
  return text.replaceAll(stated, around.replace("|", next));
}

/**
 * @param {string} text CHANGELOG.md
 * @param {string} version
 * @param {string} day `2026-11-24`
 * @returns {string} with pending changes moved under that version
 * @throws RangeError without any
 */
export function releasedChangelog(text, version, day) {
  const [before, after] = text.split(pending);
  const changes = after?.split(/^## /m)[0]?.trim() ?? "";
  if (before === undefined || after === undefined || changes === "") {
    throw new RangeError("says nothing under « Not released »");
  }
  return `${before}${pending}\n## ${version}, ${day}\n${after}`;
}

/**
 * @param {string} text docs/contract-changes.md
 * @returns {string} without the notes since the last release, as these are released
 */
export const withoutNotes = (text) => `${text.split(pending)[0]}${pending}`;
