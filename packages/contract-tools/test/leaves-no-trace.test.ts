/** What a run with --write leaves on a backend that accepts too much, and how aborted runs end. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Dress, dressedBackend, pathOf } from "./dresses/dressed-backend.ts";
import { answerOf, bodyOf, withBody } from "./mutants/door.ts";
import { begun, run } from "./run-command.ts";

const folder = { path: "" };
beforeAll(async () => {
  folder.path = await mkdtemp(join(tmpdir(), "palier-trace-"));
});
afterAll(() => rm(folder.path, { recursive: true }));

const login = ["--login", "jeanne.martin@palier.test:palier"];
const verifying = (url: string, ...args: string[]) =>
  run("verify", "--base-url", url, ...login, "--cases", "4", ...args);

type Backend = Awaited<ReturnType<typeof dressedBackend>>;
const rowsOf = ({ world }: Backend, table: "readyAnswer" | "setting") => [
  ...world.table(table).rows({ order: [{ column: "id", dir: "asc" }], start: 0, length: -1 }),
];

/** Requires no token, ignores unknown keys and Idempotency-Key, and gives every ready answer another title. */
const careless = (): Dress => {
  let session: Readonly<Record<string, string>> = {};
  let count = 0;
  return async (request, next) => {
    const { "idempotency-key": _key, ...headers } = request.headers;
    const isPost = request.method === "POST" && headers.cookie !== undefined;
    if (!isPost || !/\/ready-answer\/(?:new|edit)/.test(pathOf(request)))
      return next({ ...request, headers });
    const token = headers["x-csrf-token"];
    if (token !== undefined && !token.startsWith("wrong-")) session = { "x-csrf-token": token };
    const { notAField: _unknown, ...sent } = bodyOf(request) ?? {};
    count += 1;
    const own = "title" in sent ? { ...sent, title: `R${Date.now()}${count}`.slice(-12) } : sent;
    const answer = await next(withBody({ ...request, headers: { ...headers, ...session } }, own));
    return answer;
  };
};

test("B12 B01 what a careless backend takes is gone after the run, and its own records are as they were", async () => {
  await using backend = await dressedBackend({ dress: careless() });
  const before = rowsOf(backend, "readyAnswer");
  const { code, stdout } = await verifying(
    backend.url,
    "--write",
    "--only",
    "readyAnswer.create.*,readyAnswer.edit.*,setting.edit.*",
  );
  expect(code).toBe(1);
  expect(stdout).toContain("csrf: A POST without its token");
  const after = rowsOf(backend, "readyAnswer");
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test("B12 B01 nothing is left behind by records that the run made and deleted, repeated keys included", async () => {
  await using backend = await dressedBackend({});
  const before = rowsOf(backend, "readyAnswer");
  const only = ["--only", "readyAnswer.create.*,readyAnswer.delete"];
  const { code, stdout } = await verifying(backend.url, "--write", ...only);
  expect(stdout).not.toContain("Left behind");
  expect(rowsOf(backend, "readyAnswer")).toEqual(before);
  expect(code).toBe(0);
});

test("B12 B01 others' records get their values back, last of all", async () => {
  const taken: Dress = async (request, next) => {
    const answer = await next();
    if (answer.status !== 422 || !/\/settings\/edit\//.test(pathOf(request))) return answer;
    // Stores any value.
    const { "content-type": _type, ...headers } = request.headers;
    const form = JSON.parse(
      new TextDecoder().decode((await next({ method: "GET", path: request.path, headers })).body),
    );
    const written = await next(
      withBody(request, {
        ...form.values,
        value: `${form.values.value ?? ""}x`,
        version: form.record.version,
      }),
    );
    return written.status === 200 ? written : answerOf(form.record);
  };
  await using backend = await dressedBackend({ dress: taken });
  const values = () => rowsOf(backend, "setting").map(({ id, value }) => [id, value]);
  const before = values();
  const { stdout } = await verifying(backend.url, "--write", "--only", "setting.edit.*");
  expect(stdout).toContain("bad-body");
  const left = /setting\.edit\.post: changed values/.test(stdout);
  if (!left) expect(values()).toEqual(before);
  expect(left).toBe(false);
});

test("B12 B01 mails, refunds and announcements are left out without --irreversible, and said", async () => {
  const asked: string[] = [];
  await using backend = await dressedBackend({
    dress: async (request, next) => {
      if (request.method === "POST") asked.push(pathOf(request));
      return next();
    },
  });
  const { stdout } = await verifying(
    backend.url,
    "--write",
    "--only",
    "order.refund.post,conversation.forward.post",
  );
  expect(stdout).toMatch(/it pays money back, which nobody takes back: --irreversible runs it/);
  expect(stdout).toMatch(/it sends an e-mail/);
  expect(asked).toEqual(["/admin/login"]);
  expect((await verifying(backend.url, "--irreversible")).stderr).toMatch(/--irreversible needs --write/);
});

test("B12 B01 Ctrl-C puts back what the run made, lists it, and ends with 130", async () => {
  let stop = () => undefined as unknown;
  const made: Dress = async (_request, next) => {
    const answer = await next();
    if (answer.status === 201) stop();
    return answer;
  };
  await using backend = await dressedBackend({ dress: made });
  const before = rowsOf(backend, "readyAnswer").length;
  const only = ["--write", "--only", "readyAnswer.create.*"];
  const verifier = begun("verify", "--base-url", backend.url, ...login, ...only);
  stop = () => {
    // A second signal would end the process at once.
    stop = () => undefined;
    verifier.stop();
  };
  expect(await verifier.ended, verifier.printed()).toBe(130);
  expect(verifier.printed()).toMatch(/all +\d+ passed/);
  expect(rowsOf(backend, "readyAnswer")).toHaveLength(before);
});

test.each([
  [
    "seed",
    "export async function seed() { throw new Error('database away'); }",
    /adapter's seed failed: database away/,
  ],
  [
    "reset",
    "export async function reset() { throw new Error('no reset'); }",
    /adapter's reset failed: no reset/,
  ],
  [
    "settle",
    "export async function settle() { throw new Error('stuck'); }",
    /adapter's settle failed: stuck/,
  ],
])(
  "B01 an adapter whose %s fails is one line and exit code 2, after what was found",
  async (what, text, line) => {
    const adapter = join(folder.path, `${what}.mjs`);
    await writeFile(adapter, text);
    await using backend = await dressedBackend({});
    const { code, stdout, stderr } = await verifying(
      backend.url,
      "--adapter",
      adapter,
      "--write",
      "--only",
      "deliveryPoint.create.*",
    );
    expect(stderr).toMatch(line);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    if (what !== "seed") expect(stdout).toMatch(/all +\d+ passed/);
    expect(code).toBe(2);
  },
);

test("B03 a report that cannot be written is one line and exit code 2, after what was found; the others are written", async () => {
  await using backend = await dressedBackend({});
  const json = join(folder.path, "r.json");
  const reports = ["--report", `html=${folder.path}`, "--report", `json=${json}`];
  const { code, stdout, stderr } = await verifying(backend.url, "--only", "building.cities", ...reports);
  expect(stdout).toMatch(/all +1 passed/);
  expect(stderr).toMatch(/^palier-contract: --report .* cannot be written: EISDIR/);
  expect(JSON.parse(await readFile(json, "utf8")).routes).toHaveLength(1);
  expect(code).toBe(2);
});

test("a reader that goes away, as `head` does, is no fault and ends no run", async () => {
  const main = join(import.meta.dirname, "../src/main.ts");
  const child = spawn(process.execPath, [main, "assumptions"], { stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints += String(chunk);
  });
  const [code] = await once(child, "close");
  expect([code, complaints]).toEqual([0, ""]);
});
