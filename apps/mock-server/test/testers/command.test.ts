/** The command line, and T08 a saved world that it opens. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { MockApp } from "../../src/app.ts";
import { readCommandLine } from "../../src/command-line.ts";
import { inProcessClient } from "../../src/in-process/in-process-client.ts";
import { CommandError } from "../../src/node/command-error.ts";
import { readWorldFile, showWorldFile } from "../../src/node/world-file.ts";
import { openDoor } from "../kit/server.ts";

const folder = await mkdtemp(join(tmpdir(), "palier-"));
afterAll(() => rm(folder, { recursive: true }));

const read = (...args: string[]) => readCommandLine(args, {});

describe("the command line", () => {
  test.each<[string[], object]>([
    [["--world-ttl", "90s"], { worldTtl: 90_000 }],
    [["--world-ttl", "2h"], { worldTtl: 7_200_000 }],
    [["--latency", "200"], { latency: { least: 200, most: 200 } }],
    [["--latency", "100-400"], { latency: { least: 100, most: 400 } }],
    [["--no-control"], { control: false }],
    [["--control", "--host", "0.0.0.0"], { control: true, host: "0.0.0.0" }],
    [["--control-host", "mock.test"], { controlHost: "mock.test" }],
    [["--open-rules"], { openRules: true }],
    [["--realtime-sign-in", "shared-secret"], { realtimeSignIn: "shared-secret" }],
    [["--hostile", "--seed", "7"], { seed: "hostile:7" }],
  ])("%j", (args, options) => {
    expect(read(...args)).toMatchObject({ server: options, open: false });
  });

  test.each(["palier.service", "Containerfile"])("is known as deploy/%s starts it", async (name) => {
    const text = await readFile(join(import.meta.dirname, "../../../../deploy", name), "utf8");
    const [, line = ""] = /(?:ExecStart=\/usr\/bin\/node|CMD \["node",) (.*main\.js.*)$/m.exec(text) ?? [];
    const [main, ...args] = line.match(/[^\s",\]]+/g) ?? [];
    expect(main).toBe("/opt/palier/main.js");
    expect(read(...args)).toMatchObject({ server: { port: 4010, data: "/var/lib/palier/worlds" } });
  });

  test.each([
    [
      ["--allow-origin", "https://palier.example.fr"],
      { server: { allowOrigin: "https://palier.example.fr" } },
    ],
    [["--log", "json"], { log: "json" }],
    [[], { log: "plain" }],
  ])("%j says who may call, and how its lines look", (args, command) => {
    expect(read(...args)).toMatchObject(command);
    for (const wrong of ["https://palier.example.fr/", "palier.example.fr", "*"])
      expect(() => read("--allow-origin", wrong)).toThrow(CommandError);
    expect(() => read("--log", "xml")).toThrow(CommandError);
  });

  test("opens a browser, or a saved world and then a browser", () => {
    expect(read("--open")).toMatchObject({ open: true });
    const saved = read("open", "x.json", "--port", "0");
    expect(saved).toMatchObject({ open: true, file: "x.json", server: { port: 0 } });
  });

  test.each([
    ["--world-ttl", "x"],
    ["--world-ttl", "0s"],
    ["--world-ttl", "9999999h"],
    ["--latency", "400-100"],
    ["--latency", "1e9"],
    ["open"],
    ["close", "x"],
    ["open", "a", "b"],
    ["--nonsense"],
    ["--realtime-sign-in", "nobody"],
  ])("%s %s is refused with a sentence", (...args) => {
    expect(() => read(...args)).toThrow(CommandError);
  });
});

test("T08 the command starts on a saved file's seed and shows its state; a report that holds one will do", async () => {
  const before = new MockApp({ seed: "fichier", rows: { building: 7 } });
  const world = await inProcessClient(before).createWorld("saved");
  await world.patch("building", 1, { name: "Du fichier" });
  const file = join(folder, "world.json");
  await writeFile(file, JSON.stringify({ snapshot: await world.snapshot(), journal: [] }));
  const saved = await readWorldFile(file);
  const app = new MockApp(saved.ground);
  expect(showWorldFile(app, saved)).toBe("saved");
  expect(app.world().table("building").get(1)?.name).toBe("Du fichier");
  expect([app.world().ground === app.ground, app.world().table("building").size]).toEqual([true, 7]);
});

test("T08 a file that holds no saved world is refused with a sentence", async () => {
  for (const [at, content] of [undefined, "nonsense", "{}", "[1]", "null"].entries()) {
    const file = join(folder, `${at}.json`);
    if (content !== undefined) await writeFile(file, content);
    const opened = readWorldFile(file).then((saved) => showWorldFile(new MockApp(), saved));
    await expect(opened, content).rejects.toThrow(CommandError);
  }
});

test("every call waits as long as --latency says", async () => {
  const house = await openDoor({ latency: { least: 60, most: 80 } });
  const start = performance.now();
  expect((await house.raw("/admin/session")).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(59);
  await house.close();
});
