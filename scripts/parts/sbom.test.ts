import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { billOf } from "../sbom.mjs";
import { pnpmVersion } from "./project.mjs";

const lockfile = readFileSync(new URL("../../pnpm-lock.yaml", import.meta.url), "utf8");
const of = { name: "palier", version: "0.1.0" };

test("the bill of materials names every package of the lockfile once, each with the digest that an install checks", () => {
  const { components, specVersion, serialNumber } = billOf(lockfile, of);
  expect(specVersion).toBe("1.6");
  expect(serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(components).toHaveLength([...lockfile.matchAll(/resolution: \{integrity/g)].length);
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  for (const { hashes } of components) expect(hashes[0]?.content).toMatch(/^(?:[0-9a-f]{128}|[0-9a-f]{40})$/);
  // The next machine may use another registry.
  expect(lockfile).not.toMatch(/\btarball: |https?:\/\//);
  const { digest } =
    /react-dom@19\.3\.1':?[^{]*\{integrity: sha512-(?<digest>[^}]+)\}/.exec(lockfile)?.groups ?? {};
  const react = components.find(({ purl }) => purl === "pkg:npm/react-dom@19.3.1");
  if (digest !== undefined)
    expect(react?.hashes[0]?.content).toBe(Buffer.from(digest, "base64").toString("hex"));
  const scoped = components.find(({ group, name }) => group === "@radix-ui" && name === "react-dialog");
  expect(scoped?.purl).toMatch(/^pkg:npm\/%40radix-ui\/react-dialog@[\d.]+$/);
});

test("Node's own binaries are among them, no install script runs, and pnpm comes by its version", () => {
  const names = billOf(lockfile, of).components.map(({ name }) => name);
  const { optionalDependencies, packageManager } = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  );
  expect(Object.keys(optionalDependencies).length).toBeGreaterThan(3);
  expect(names).toEqual(expect.arrayContaining(Object.keys(optionalDependencies)));
  const workspace = readFileSync(new URL("../../pnpm-workspace.yaml", import.meta.url), "utf8");
  const [, builds = ""] = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(workspace) ?? [];
  const allowed = builds.trim().split("\n");
  expect(allowed.length).toBeGreaterThan(0);
  expect(allowed.filter((line) => !line.endsWith(": false"))).toEqual([]);
  expect(workspace).not.toMatch(/dangerouslyAllowAllBuilds|onlyBuiltDependencies/);
  expect(packageManager).toMatch(
    new RegExp(`^pnpm@${pnpmVersion.replaceAll(".", "\\.")}\\+sha512\\.[0-9a-f]{128}$`),
  );
});

test("the same lockfile gives the same bill, another one another number", () => {
  expect(billOf(lockfile, of)).toEqual(billOf(lockfile, of));
  expect(billOf(`${lockfile}\n`, of).serialNumber).not.toBe(billOf(lockfile, of).serialNumber);
});
