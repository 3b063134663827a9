import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";
import {
  nextVersion,
  packedWorkspaces,
  raised,
  releasedChangelog,
  versionPlaces,
  withoutNotes,
} from "./versions.mjs";

const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const version = /"version": "(.+)"/.exec(textOf("packages/contract/package.json"))?.[1] ?? "";

test("four packages leave the house, and every place that names their version names the same", () => {
  expect(packedWorkspaces.length).toBe(4);
  for (const { file, around } of versionPlaces) {
    expect([file, textOf(file).includes(around.replace("|", version))]).toEqual([file, true]);
  }
  expect(textOf("CHANGELOG.md")).toMatch(new RegExp(`^## ${version}`, "m"));
});

test("the next version is above the present one", () => {
  expect(["major", "minor", "patch", "0.2.0"].map((wanted) => nextVersion("0.1.3", wanted))).toEqual([
    "1.0.0",
    "0.2.0",
    "0.1.4",
    "0.2.0",
  ]);
  for (const wrong of ["0.1.3", "0.0.9", "2", "next"])
    expect(() => nextVersion("0.1.3", wrong)).toThrow(RangeError);
});

test("a release dates what is pending, and is refused where nothing is", () => {
  const changelog = "# Changelog\n\n## Not released\n\n- A change.\n\n## 0.1.0\n\nFirst.\n";
  const released = releasedChangelog(changelog, "0.2.0", "2026-11-24");
  expect(released).toBe(
    "# Changelog\n\n## Not released\n\n## 0.2.0, 2026-11-24\n\n- A change.\n\n## 0.1.0\n\nFirst.\n",
  );
  expect(() => releasedChangelog(released, "0.3.0", "2026-11-25")).toThrow(RangeError);
});

test("a released contract has no notes on changes left, and their head stays", () => {
  const changes = textOf("docs/contract-changes.md");
  const head = changes.slice(0, changes.indexOf("## Not released"));
  expect(head).toContain("npm run release");
  expect(withoutNotes(changes)).toBe(`${head}## Not released\n`);
});

test("a file that does not say the present version is refused", () => {
  expect(raised('{ "version": "0.1.0" }', '"version": "|"', "0.1.0", "0.2.0")).toBe('{ "version": "0.2.0" }');
  expect(() => raised("{}", '"version": "|"', "0.1.0", "0.2.0")).toThrow(RangeError);
});

test("LICENSE says what package.json says", () => {
  expect(/"license": "(.+)"/.exec(textOf("package.json"))?.[1]).toBe("UNLICENSED");
  expect(textOf("LICENSE").split("\n")[0]).toBe("UNLICENSED");
});
