/** A run with findings in each report format, and its baseline. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dressedBackend, type Early } from "./dresses/dressed-backend.ts";
import { run } from "./run-command.ts";

const folder = { path: "" };
beforeAll(async () => {
  folder.path = await mkdtemp(join(tmpdir(), "palier-reports-"));
});
afterAll(() => rm(folder.path, { recursive: true }));
const file = (name: string) => join(folder.path, name);

/** Cities as texts instead of choices, with texts that would be markup. */
const markup = '<script>alert("é & 😀")</script>\u0007';
const wrongAt =
  (...parts: readonly string[]): Early =>
  ({ url = "" }, outgoing) => {
    if (!parts.some((part) => url.includes(part))) return false;
    const body = JSON.stringify({ results: [markup], pagination: { more: markup } });
    outgoing.writeHead(200, { "content-type": "application/json" }).end(body);
    return true;
  };
const wrongCities = wrongAt("building-cities-list");

const verifying = (url: string, ...args: string[]) =>
  run(
    "verify",
    "--base-url",
    url,
    "--login",
    "jeanne.martin@palier.test:palier",
    "--only",
    "building.cities,building.search",
    "--cases",
    "4",
    ...args,
  );

test("B03 a finding is shown in the terminal, JUnit, HTML and JSON, by route, with lines that repeat it", async () => {
  await using backend = await dressedBackend({ early: wrongCities });
  const kinds = ["junit", "html", "json"];
  const { code, stdout } = await verifying(
    backend.url,
    ...kinds.flatMap((kind) => ["--report", `${kind}=${file(`deep/${kind}`)}`]),
  );
  expect(code).toBe(1);
  expect(stdout).toContain("FAILED  GET /admin/building/building-cities-list  (building.cities, spec)");
  const replay = `palier-contract verify --base-url ${backend.url} --login "$LOGIN" --cases 4 --only building.cities --seed 1`;
  expect(stdout).toContain(`  replay    ${replay}\n`);
  expect(stdout).toMatch(/ {2}again {5}curl -i 'http:.*building-cities-list' -b palier.cookies\n/);
  expect(stdout).toMatch(/building +1 passed +1 failed +0 not verified/);
  const [junit = "", html = "", json = ""] = await Promise.all(
    kinds.map((kind) => readFile(file(`deep/${kind}`), "utf8")),
  );
  expect(junit).toMatch(
    /<testsuite name="GET \/admin\/building\/building-cities-list" tests="\d+" failures="[1-9]/,
  );
  expect(junit).toContain('<testcase classname="building.cities" name="answer-body: ');
  expect(junit).toContain("&quot;$LOGIN&quot;");
  expect(html).toMatch(/<details class="failed" open>\s*<summary>.*building-cities-list/);
  expect(html).toContain('<span class="provenance">spec</span>');
  expect(html).toMatch(
    /<details class="passed">\s*<summary>.*ajax\/search.*<span class="provenance">extension/,
  );
  for (const page of [junit, html]) {
    expect(page).not.toContain("<script");
    expect(page).not.toContain("\u0007");
    expect(page).toContain("&lt;script&gt;");
  }
  const { routes } = JSON.parse(json);
  expect(routes).toMatchObject([
    { route: "building.cities", provenance: "spec", verdict: "failed" },
    { route: "building.search", provenance: "extension", verdict: "passed" },
  ]);
  expect(routes[0].findings[0]).toMatchObject({ rule: "answer-body", status: 200, replay });
  // No report allows its reader to sign in.
  for (const text of [stdout, junit, html, json]) expect(text).not.toMatch(/palier_\w+=\w|:palier\b/);
});

test("B03 known findings do not fail a run, new ones do, and those that are gone are named", async () => {
  const baseline = file("known.json");
  const both = wrongAt("building-cities-list", "ajax/search");
  {
    await using backend = await dressedBackend({ early: wrongCities });
    expect((await verifying(backend.url, "--baseline", baseline)).code).toBe(1);
    expect((await verifying(backend.url, "--baseline", baseline, "--update-baseline")).code).toBe(0);
    const known = await verifying(backend.url, "--baseline", baseline);
    expect(known.code).toBe(0);
    expect(known.stdout).toMatch(/\d known findings, by the baseline/);
    expect(known.stdout).not.toContain("FAILED");
  }
  {
    await using backend = await dressedBackend({ early: both });
    const { code, stdout } = await verifying(backend.url, "--baseline", baseline);
    expect(code).toBe(1);
    expect(stdout).toContain("FAILED  GET /admin/building/ajax/search");
    expect(stdout).not.toContain("FAILED  GET /admin/building/building-cities-list");
  }
  await using backend = await dressedBackend({});
  const { code, stdout } = await verifying(backend.url, "--baseline", baseline);
  expect(code).toBe(0);
  expect(stdout).toMatch(/No longer found; the baseline can lose them:\n {2}building\.cities answer-body/);
});

test("B02 what could not be verified is said, and fails the run only with --strict", async () => {
  await using backend = await dressedBackend({});
  const posts = ["--only", "building.create.post"];
  const plain = await verifying(backend.url, ...posts);
  expect(plain.code).toBe(0);
  expect(plain.stdout).toContain("it changes data, and this run reads only");
  expect(plain.stdout).toMatch(/all +2 passed +0 failed +1 not verified/);
  expect((await verifying(backend.url, ...posts, "--strict")).code).toBe(1);
});

test("B01 a route that never answers is found and left, and the others are verified", async () => {
  const asked: string[] = [];
  const deaf: Early = ({ url = "" }, outgoing) => {
    const isDeaf = /building-cities-list|building\/edit/.test(url);
    if (isDeaf) {
      asked.push(url);
      outgoing.writeHead(200, { "content-type": "application/json" }).write("{");
    }
    return isDeaf;
  };
  await using backend = await dressedBackend({ early: deaf });
  const only = ["--only", "building.edit.get,wallet.search,building.cities"];
  const { code, stdout } = await verifying(backend.url, ...only, "--timeout", "1000");
  expect(code, stdout).toBe(1);
  for (const name of ["building.cities", "building.edit.get"]) expect(stdout).toContain(`(${name}, `);
  expect(stdout).toMatch(/no whole answer within 1000 ms/);
  expect(stdout).toMatch(/wallet +1 passed/);
  expect(asked.length).toBeLessThanOrEqual(6);
});
