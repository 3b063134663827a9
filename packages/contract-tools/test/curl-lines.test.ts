/** Runs a report's commands in a shell as printed: the two steps of a rule reproduce its fault. */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { curlLine } from "../src/wire/curl.ts";
import { type Dress, dressedBackend } from "./dresses/dressed-backend.ts";
import { run } from "./run-command.ts";

const folder = { path: "" };
beforeAll(async () => {
  folder.path = await mkdtemp(join(tmpdir(), "palier-curl-"));
});
afterAll(() => rm(folder.path, { recursive: true }));

const [email, password] = ["jeanne.martin@palier.test", "palier"];

/** The value of a report's line: `  again     curl …`. */
const lineOf = (report: string, name: string): string =>
  new RegExp(`^ {2}${name} +(.+)$`, "m").exec(report)?.[1] ?? "";

/** Signs in with the report's commands, filling in the credentials, then sends each line. */
async function sent(report: string, lines: readonly string[]) {
  const head = /The session that the lines above use:\n((?: {2}.+\n)+)/.exec(report)?.[1] ?? "";
  const own = head.replace('"email":"…"', `"email":"${email}"`).replace('"…"', `"${password}"`);
  const script = ["set -e", own, ...lines.map((line) => `${line} 2>/dev/null; echo; echo ----`)].join("\n");
  const { stdout } = await promisify(execFile)("bash", ["-c", script], { cwd: folder.path });
  return stdout
    .split("----\n")
    .slice(0, -1)
    .map((answer) => ({
      status: Number(/HTTP\/1\.1 (\d+) \w/.exec(answer)?.[1]),
      body: z
        .looseObject({ id: z.number().optional() })
        .parse(JSON.parse(answer.split(/\r?\n\r?\n/)[1] ?? "")),
    }));
}

/** Ignores Idempotency-Key. */
const forgetful: Dress = (request, next) => {
  const { "idempotency-key": _key, ...headers } = request.headers;
  return next({ ...request, headers });
};

test("B03 a backend's token that begins like a wrong one runs nothing in a shell", async () => {
  const token = 'wrong-"; touch owned; echo "';
  const line = curlLine("http://127.0.0.1:1", {
    method: "POST",
    path: "/x",
    headers: { "x-csrf-token": token },
  });
  const { stdout } = await promisify(execFile)("bash", ["-c", line.replace(/^curl/, "printf '%s|'")], {
    cwd: folder.path,
  });
  expect(stdout).toContain(`|x-csrf-token: ${token}|`);
  expect(await readdir(folder.path)).not.toContain("owned");
});

test("B03 both steps of a key that does its work twice, run by a shell, do it twice", async () => {
  await using backend = await dressedBackend({ dress: forgetful });
  const { stdout } = await run(
    ...["verify", "--base-url", backend.url, "--login", `${email}:${password}`, "--cases", "4"],
    ...["--write", "--only", "news.create.post"],
  );
  const finding = /^FAILED[^\0]*?rule {6}idempotent[^\0]*?\n\n/m.exec(stdout)?.[0] ?? "";
  const lines = [lineOf(finding, "before"), lineOf(finding, "again")];
  expect(lines[0], stdout).toMatch(/^curl -i -X POST /);
  expect(lines[1]).toBe(lines[0]);
  const [first, second] = await sent(stdout, lines);
  expect([first?.status, second?.status]).toEqual([201, 201]);
  expect(second?.body.id).not.toBe(first?.body.id);
});
