import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isSource, isTest, repository, type SourceFile } from "./repository.ts";

const document = readFileSync(new URL("../../SECURITY.md", import.meta.url), "utf8");

const names = new Set(repository.map(({ path }) => path.split("/").at(-1)));
const citedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w-]+\.(?:spec|test)\.tsx?)`/g)].map(([, name = ""]) => name);
const missingIn = (text: string): string[] => citedIn(text).filter((name) => !names.has(name));

test("every test that SECURITY.md names is there", () => {
  expect(citedIn(document).length).toBeGreaterThan(20);
  expect(missingIn(document)).toEqual([]);
});

test("a test that is gone is caught", () => {
  expect(missingIn("tried in `session.test.ts` and `gone.test.ts`")).toEqual(["gone.test.ts"]);
});

const privacy = readFileSync(new URL("../../docs/privacy.md", import.meta.url), "utf8");
const shipped = repository.filter(
  (file) =>
    /^(?:apps\/web|packages\/(?:ui|firebase-kit))\/src\//.test(file.path) &&
    isSource(file) &&
    !isTest(file) &&
    !file.path.endsWith("-harness.tsx"),
);

/** Without removals and messages to other tabs. */
const keptIn = (files: readonly SourceFile[]): string[] => {
  const text = files.map((file) => file.text).join("\n");
  const gone = new Set([...text.matchAll(/\.remove\("(palier:[\w-]+)/g)].map(([, key]) => key));
  const said = new Set([...text.matchAll(/channelName = "(palier:[\w-]+)/g)].map(([, key]) => key));
  const named = [...text.matchAll(/["'`](palier:[\w-]+)/g)].map(([, key = ""]) => key);
  return [...new Set(named)].filter((key) => !gone.has(key) && !said.has(key)).toSorted();
};
const said = (text: string): string[] =>
  [...new Set([...text.matchAll(/`(palier:[\w-]+)/g)].map(([, key = ""]) => key))].toSorted();

test("docs/privacy.md names each key that is kept in the browser, and none that is not", () => {
  expect(said(privacy).length).toBeGreaterThan(5);
  expect(said(privacy)).toEqual(keptIn(shipped));
});

test("a key that the document does not name is caught", () => {
  const file = { path: "apps/web/src/a.ts", text: 'browserTexts.write("palier:secret", text);' };
  expect(keptIn([...shipped, file])).not.toEqual(said(privacy));
});

test("storage is opened where docs/privacy.md looks, and in no other file", () => {
  const opening = shipped.filter(({ text }) =>
    /\b(?:(?:localStorage|sessionStorage)[).]|indexedDB\.|caches\.|document\.cookie)/.test(text),
  );
  expect(opening.map(({ path }) => path).toSorted()).toEqual([
    "apps/web/src/browser/storage.ts",
    "packages/firebase-kit/src/firebase/registration-record.ts",
    "packages/firebase-kit/src/push/remembered-push.ts",
  ]);
});

test("every file, script and option that the container file names is there", () => {
  const container = readFileSync(new URL("../../deploy/Containerfile", import.meta.url), "utf8");
  const { scripts } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const run = [...container.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(run).toEqual(["build"]);
  for (const name of run) expect(scripts).toHaveProperty(name);
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(container) ?? [];
  const [program, file, ...options]: string[] = JSON.parse(command);
  expect([program, repository.some(({ path }) => path === file)]).toEqual(["node", true]);
  const help = repository.find(({ path }) => path === "apps/mock-server/src/command.texts.ts")?.text ?? "";
  for (const option of options.filter((each) => each.startsWith("--")))
    expect(help).toContain(`  ${option} `);
  const site = repository.find(({ path }) => path === "apps/mock-server/src/node/site.ts")?.text ?? "";
  const [, asked = ""] = /127\.0\.0\.1:4010(\/\w+)/.exec(container) ?? [];
  expect(site).toContain(`request.path === "${asked}"`);
});
