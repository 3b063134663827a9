/** The repository must install and run anywhere. */
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { lineAt, repository, shown } from "./repository.ts";

const signs: readonly { readonly sign: RegExp; readonly why: string }[] = [
  {
    sign: /registry\.(?:npmjs|yarnpkg|npmmirror)|\btarball: |"resolved": "http/,
    why: "names a package registry or where a package was downloaded: the next machine may use another one",
  },
  {
    sign: /https?:\/\/[^\s/"']*\b(?:registry|artifactory|nexus|verdaccio)\b/i,
    why: "names the host of a registry: the next machine may use another one",
  },
  {
    sign: /(?<![\w.:}-])\/(?:home|Users|root|work|private|tmp)\/[\w.-]+|\b[A-Z]:\\Users\\/,
    why: "holds an absolute path of one machine: start from import.meta.dirname or the system's own functions",
  },
];

function tiedToAMachine(files: readonly SourceFile[]): Fault[] {
  // This file contains the patterns.
  const others = files.filter(({ path }) => path !== "tests/house/machines.test.ts");
  return others.flatMap(({ path, text }) =>
    signs.flatMap(({ sign, why }): Fault[] => {
      const found = sign.exec(text);
      return found === null ? [] : [{ path, line: lineAt(text, found.index), why }];
    }),
  );
}

test("no file names a registry, a download address or a path of one machine", () => {
  expect(shown(tiedToAMachine(repository))).toEqual([]);
});

test("a download address, a registry's host and a home folder are caught; addresses and routes are not", () => {
  const host = ["registry", "npmjs", "org"].join(".");
  const bad = [
    `    resolution: {${["tar", "ball: "].join("")}x.tgz}`,
    `registry=https://${host}/`,
    `const a = "${["", "home", "jeanne", "palier"].join("/")}"`,
  ];
  const good = ["https://example.fr/home/page", "/admin/home/", "#!/usr/bin/env bash", "/usr/bin/chromium"];
  const file = (text: string) => ({ path: text, text });
  expect([...new Set(tiedToAMachine([...good, ...bad].map(file)).map(({ path }) => path))]).toEqual(bad);
});
