/** What the proxy prints, shows, sends and answers is shared: screenshots, CI logs, issues. */
import { expect, test } from "vitest";
import { withoutTokens } from "../src/wire/secrets.ts";
import { begun } from "./run-command.ts";
import { wildServer } from "./wild-server.ts";

const json = { "content-type": "application/json" };

/** Each tells by itself whether it got out. */
const secrets = {
  csrfToken: "SECRET-OF-THE-SESSION",
  token: "eyJhbGciOiJIUzI1NiJ9.eyJhZG1pbklkIjoxfQ.SECRET-SIGNATURE",
  secret: "SECRET-OF-REALTIME",
  password: "SECRET-PASSWORD",
};

/** Sessions that break the contract around a secret, as backends do that are half written. */
const sessions: readonly unknown[] = [
  [{ csrfToken: secrets.csrfToken, authenticated: true }],
  { authenticated: true, csrfToken: { value: secrets.csrfToken } },
  { authenticated: true, csrfToken: { token: secrets.csrfToken } },
  { authenticated: true, csrfToken: 7_777_777_777 },
  { authenticated: true, csrfToken: "t", realtime: JSON.stringify({ secret: secrets.secret }) },
  { authenticated: true, csrfToken: "t", realtime: [{ signIn: { token: secrets.token } }] },
  { authenticated: true, csrfToken: "t", admin: secrets.token },
  { authenticated: true, csrfToken: "t", admin: `Bearer ${secrets.token}` },
];

const shown = /SECRET|7777777777|hunter2|eyJ/;

/** Runs the command on a free port, until it is disposed of. */
async function started(target: string) {
  const proxy = begun("proxy", "--target", target, "--port", "0", "--fail");
  await expect.poll(proxy.printed).toContain("Violations");
  const [, api = "", page = ""] = /API +(\S+)\nViolations +(\S+)\n/.exec(proxy.printed()) ?? [];
  return {
    api,
    page,
    printed: proxy.printed,
    [Symbol.asyncDispose]: async () => {
      proxy.stop();
      await proxy.ended;
    },
  };
}

test("B05 nobody signs in by what the proxy prints, shows, sends or answers in an answer's place", async () => {
  const authorizations = new Set<string | undefined>();
  await using backend = await wildServer(({ url = "", headers }, out) => {
    authorizations.add(headers.authorization);
    const which = Number(new URL(url, "http://backend").searchParams.get("which"));
    out.writeHead(200, json).end(JSON.stringify(sessions[which] ?? {}));
  });
  const target = `${backend.url.replace("//", "//somebody:hunter2-hunter2@")}/api`;
  await using proxy = await started(target);
  const events = await fetch(`${proxy.page}/events`);
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();

  const paths = [
    ...sessions.map((_, which) => `/admin/session?which=${which}`),
    `/admin/building/ajax-list?csrfToken=${secrets.csrfToken}&length=-1`,
    `/admin/signin?email=a@b.fr&password=${secrets.password}`,
    `/admin/signin?next=/&access_token=${secrets.token}`,
  ];
  const answers = [];
  for (const path of paths) {
    const answer = await fetch(proxy.api + path);
    expect(answer.status, path).toBe(502);
    answers.push(await answer.text());
  }
  let streamed = "";
  while (!streamed.includes("access_token")) streamed += (await reader?.read())?.value ?? "";
  await reader?.cancel();
  const page = await (await fetch(proxy.page)).text();
  await expect.poll(proxy.printed).toContain("access_token");

  for (const [where, text] of Object.entries({
    printed: proxy.printed(),
    page,
    streamed,
    answers: answers.join("\n"),
  })) {
    expect(text.match(shown)?.[0], where).toBeUndefined();
    // Something is left to read: which field, and of which call.
    expect(text, where).toMatch(/csrfToken is/);
    expect(text, where).toMatch(/admin is/);
    expect(text, where).toContain("/admin/signin?email=a@b.fr");
  }
  // The proxy itself signs in with what its address holds.
  const basic = `Basic ${Buffer.from("somebody:hunter2-hunter2").toString("base64")}`;
  expect([...authorizations]).toEqual([basic]);
});

test("a hostile text is searched for tokens in one pass", () => {
  const hostile = "-eyJ".repeat(400_000);
  expect(withoutTokens(hostile)).toBe(hostile);
  expect(withoutTokens(`${hostile}.`)).toBe(`${hostile}.`);
});
