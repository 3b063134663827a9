/** Results are readable: causes instead of findings, few lines, no secret, each fault once. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Dress, dressedBackend, pathOf } from "./dresses/dressed-backend.ts";
import { answerOf, type Json, jsonOf, problemOf, withHeader, withJson } from "./mutants/door.ts";
import { run } from "./run-command.ts";

const folder = { path: "" };
beforeAll(async () => {
  folder.path = await mkdtemp(join(tmpdir(), "palier-readable-"));
});
afterAll(() => rm(folder.path, { recursive: true }));

const login = ["--login", "jeanne.martin@palier.test:palier"];
const verifying = (url: string, ...args: string[]) =>
  run("verify", "--base-url", url, ...login, "--cases", "4", ...args);

const isSession = (path: string) => /^\/admin\/(?:session|login|logout)?$/.test(path);

test("B03 a backend of few routes and plain JSON problems: hundreds of findings in 200 lines, by their causes", async () => {
  const few: Dress = async (request, next) => {
    const path = pathOf(request);
    const answer =
      isSession(path) || /\/(?:theme|wallet|modules)\b/.test(path) ? await next() : problemOf(404);
    return answer.status >= 400 ? withHeader(answer, "content-type", "application/json") : answer;
  };
  await using backend = await dressedBackend({ dress: few });
  const areas = "theme.*,wallet.*,readyAnswer.*,module.*,setting.*,news.*,incident.*,callback.*,supplier.*";
  const { code, stdout } = await verifying(backend.url, "--only", areas);
  expect(code).toBe(1);
  expect(stdout.split("\n").length).toBeLessThanOrEqual(200);
  expect(stdout).toMatch(/FAILED {2}\d\d routes: .* and \d+ more\n/);
  expect(stdout.match(/expected {2}content-type application\/problem\+json/g)).toHaveLength(1);
  expect(stdout).toMatch(/NOT BUILT YET {2}.* and \d+ more\n/);
  expect(stdout).toMatch(/\d+ not built yet/);
});

const onRows =
  (change: (row: Json) => Json): Dress =>
  async (request, next) => {
    const answer = await next();
    if (answer.status !== 200 || pathOf(request) !== "/admin/concierge/theme/ajax-list") return answer;
    const body = jsonOf(answer);
    return withJson(answer, { ...body, data: body.data.map(change) });
  };

test("B03 a known fault hides no new one of the same route and rule; JUnit and HTML know it", async () => {
  const baseline = join(folder.path, "known.json");
  const files = ["junit", "html"].map((kind) => join(folder.path, kind));
  const reports = files.flatMap((file) => [
    "--report",
    `${file.endsWith("junit") ? "junit" : "html"}=${file}`,
  ]);
  const only = ["--only", "theme.list", "--baseline", baseline];
  {
    await using backend = await dressedBackend({ dress: onRows((row) => ({ ...row, serviceCount: -1 })) });
    expect((await verifying(backend.url, ...only, "--update-baseline")).code).toBe(0);
    expect((await verifying(backend.url, ...only, ...reports)).code).toBe(0);
    const [junit = "", html = ""] = await Promise.all(files.map((file) => readFile(file, "utf8")));
    expect(junit).not.toContain("<failure");
    expect(junit).toContain('<skipped message="known, by the baseline"/>');
    expect(html).toContain("failed, known");
  }
  const both = onRows((row) => ({ ...row, serviceCount: -1, ...(row.id === 6 ? { enabled: "ghost" } : {}) }));
  await using backend = await dressedBackend({ dress: both });
  const { code, stdout } = await verifying(backend.url, ...only);
  expect(stdout).toMatch(/at {8}200 data\[\]\.enabled \(invalid_type\)/);
  expect(stdout).not.toContain("serviceCount: ");
  expect(code).toBe(1);
});

test("B03 a field that the contract does not have is a note and no finding", async () => {
  await using backend = await dressedBackend({ dress: onRows((row) => ({ ...row, internalNote: "vu" })) });
  const { code, stdout } = await verifying(backend.url, "--only", "theme.list");
  expect(stdout).toMatch(/Not in the contract:\n {2}data\[\]\.internalNote {2}\(theme\.list\)/);
  expect(code).toBe(0);
});

test("B03 what a resident wrote does nothing to a terminal or to a CI's log", async () => {
  const hostile = "\u001b]0;owned\u0007\u001b[2J\u202e\r\n::error::injected\n##[error]x";
  await using backend = await dressedBackend({
    dress: onRows((row) => ({ ...row, color: hostile, [hostile]: 1 })),
  });
  const { stdout } = await verifying(backend.url, "--only", "theme.list");
  expect(stdout).toContain("\\u001b]0;owned");
  expect(stdout.replaceAll("\n", "").match(/[\p{Cc}\p{Cf}]/gu)).toBeNull();
  expect(stdout).not.toMatch(/^(?:::|##)/m);
});

test("B03 nor does the beginning of an answer or its type, which a report quotes", async () => {
  const turned = "\u202egnp.exe\u2066 \u001b[2J";
  const dress: Dress = async (request, next) =>
    pathOf(request) === "/admin/concierge/theme/ajax-list"
      ? withHeader(withJson(await next(), { title: turned }), "content-type", "text/\u009b2Jplain")
      : next();
  await using backend = await dressedBackend({ dress });
  const file = join(folder.path, "turned.html");
  const { stdout } = await verifying(backend.url, "--only", "theme.list", "--report", `html=${file}`);
  expect(stdout).toContain("\\u202egnp.exe");
  for (const text of [stdout, await readFile(file, "utf8")])
    expect(text.replaceAll("\n", "").match(/[\p{Cc}\p{Cf}]/gu)).toBeNull();
});

test("B03 a parameter that is taken beyond its limit is named, each by itself, with the limit", async () => {
  const lenient: Dress = async (_request, next) => {
    const answer = await next();
    return answer.status === 400 ? answerOf({ results: [], pagination: { more: false } }) : answer;
  };
  await using backend = await dressedBackend({ dress: lenient });
  const { stdout } = await verifying(backend.url, "--only", "building.cities", "--cases", "50");
  expect(stdout).toMatch(/expected {2}status 400: page = "1000001" \(at most 1000000\)/);
  expect(stdout).toMatch(/again {5}curl -i 'http:[^']*\?page=1000001'/);
});

test("B03 nobody signs in by what a report shows: keys, cookies, tokens, user:pass@", async () => {
  // Written otherwise in JSON, HTML, an address and a shell.
  const key = `TOPSECRET"KEY&'<1>`;
  const token = "eyJhbGciOiJIUzI1NiJ9.eyJhZG1pbklkIjoxfQ.SIGNED-BY-THE-BACKEND";
  const wrong: Dress = async (request, next) => {
    const answer = await next();
    if (pathOf(request) !== "/admin/session" || request.headers["x-api-key"] === undefined) return answer;
    if (answer.status !== 200) return answer;
    const realtime = {
      signIn: {
        strategy: { token },
        token: [token],
        secret: ["SHARED-WORD"],
        apiKey: { value: "SHARED-WORD" },
      },
    };
    return withJson(answer, { ...jsonOf(answer), admin: `It is ${request.headers["x-api-key"]}`, realtime });
  };
  await using backend = await dressedBackend({ dress: wrong });
  const kinds = ["junit", "html", "json"];
  const files = kinds.map((kind) => join(folder.path, `secret.${kind}`));
  const url = backend.url.replace("//", "//somebody:hunter2-hunter2@");
  const { stdout, stderr } = await verifying(
    url,
    "--only",
    "theme.list,session.read",
    "--header",
    `X-Api-Key: ${key}`,
    "--header",
    "CF-Access-Client-Secret: VERYSECRET",
    ...kinds.flatMap((kind, at) => ["--report", `${kind}=${files[at]}`]),
  );
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  expect(stdout).toContain("admin is ");
  expect(stdout).toContain("strategy is ");
  for (const text of [stdout, stderr, ...texts]) {
    expect(text).not.toMatch(/TOPSECRET|VERYSECRET|hunter2|palier_session=\w|SIGNED-BY|SHARED-WORD/);
    expect(text).not.toMatch(/csrfToken(?:"|\\"|&quot;):(?:"|\\"|&quot;)\w/);
  }
});

test("B03 where a backend redirects to is said without what signs in there, and does nothing to a terminal", async () => {
  const away: Dress = async () => ({
    ...answerOf({}, 302),
    headers: new Map([["location", "https://sso.example/?access_token=TOPSECRET&next=/\u009b2J"]]),
  });
  await using backend = await dressedBackend({ dress: away });
  const { code, stderr } = await verifying(backend.url);
  expect(stderr).toContain("redirects (302) to https://sso.example/?access_token=…&next=/");
  expect(stderr.trimEnd().match(/[\p{Cc}\p{Cf}]/gu)).toBeNull();
  expect(code).toBe(2);
});
