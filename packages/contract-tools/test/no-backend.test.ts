/** Addresses without a backend: one clear line, exit code 2, no hang. */

import type { RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { run } from "./run-command.ts";
import { unknownCertificate } from "./unknown-certificate.ts";
import { wildServer } from "./wild-server.ts";

const login = ["--login", "a@b.fr:x"];
const html = { "content-type": "text/html" };
const json = { "content-type": "application/json" };
const signedIn = JSON.stringify({ authenticated: true, csrfToken: "t" });

const verifying = (url: string, ...args: string[]) => run("verify", "--base-url", url, ...args);

test("B01 a base URL at which nothing answers is one line and exit code 2", async () => {
  const { code, stdout, stderr } = await verifying("http://127.0.0.1:1/api", ...login);
  expect(code).toBe(2);
  expect(stderr).toBe(
    "palier-contract: GET /admin/session: nothing answers at http://127.0.0.1:1 (ECONNREFUSED)\n",
  );
  expect(stdout).toBe("");
});

test.each<[what: string, answer: RequestListener, line: RegExp]>([
  [
    "an HTML page",
    (_, out) => out.writeHead(200, html).end("<h1>It works</h1>"),
    /with an HTML page: is the base URL/,
  ],
  [
    "an HTML error page",
    (_, out) => out.writeHead(502, html).end("<h1>Bad Gateway</h1>"),
    /answered 502 with an HTML page/,
  ],
  ["another API", (_, out) => out.writeHead(200, json).end("[]"), /with no session of the contract/],
  [
    "a redirect to itself",
    ({ url }, out) => out.writeHead(302, { location: url ?? "/" }).end(),
    /redirects \(302\) to \/admin\/session/,
  ],
  [
    "a sign-in that fails",
    ({ url }, out) => {
      if (url === "/admin/session") out.writeHead(200, json).end('{"authenticated":false,"csrfToken":"t"}');
      else out.writeHead(401, json).end("{}");
    },
    /the sign-in of a@b.fr failed: POST \/admin\/login answered 401/,
  ],
  ["no answer at all", () => undefined, /no whole answer within 500 ms/],
  ["a connection that breaks", (_, out) => out.destroy(), /the connection broke/],
])("B01 %s is one line and exit code 2, and no hang", async (_what, answer, line) => {
  await using server = await wildServer(answer);
  const { code, stderr } = await verifying(
    server.url,
    ...login,
    "--timeout",
    line.source.includes("500 ms") ? "500" : "15000",
  );
  expect(stderr).toMatch(line);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(code).toBe(2);
});

test.each([
  ["a certificate that nobody knows", unknownCertificate, /DEPTH_ZERO_SELF_SIGNED_CERT/],
  ["TLS without any certificate", {}, /handshake failure/],
])("B01 %s is one line and exit code 2", async (_what, certificate, why) => {
  const server = createTlsServer(certificate);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const { code, stderr } = await verifying(`https://127.0.0.1:${port}`, ...login);
  server.close();
  expect(stderr).toMatch(/TLS failed at https:/);
  expect(stderr).toMatch(why);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(code).toBe(2);
});

test("B01 a backend that goes away ends the run at once", async () => {
  let calls = 0;
  await using server = await wildServer((_, out) => {
    calls += 1;
    if (calls < 10) out.writeHead(200, json).end(signedIn);
    else out.destroy();
  });
  const { code, stderr } = await verifying(server.url);
  expect(stderr).toMatch(/the backend stopped answering/);
  expect(code).toBe(2);
});

test.each([
  [["verify"], /--base-url is missing/],
  [["verify", "--base-url", "backend"], /no http or https address/],
  [["verify", "--base-url", "http://127.0.0.1:1", "--login", "x"], /--login takes EMAIL:PASSWORD/],
  [["verify", "--base-url", "http://127.0.0.1:1", "--cases", "many"], /a whole number is wanted/],
  [["verify", "--bogus"], /Unknown option '--bogus'/],
  [
    ["verify", "--base-url", "http://127.0.0.1:1", "--report", "pdf=x"],
    /--report pdf=x: write junit\|html\|json=FILE/,
  ],
  [
    ["verify", "--base-url", "http://127.0.0.1:1", "--adapter", "nowhere.mjs"],
    /--adapter nowhere.mjs: Cannot find/,
  ],
  [["verify", "--base-url", "http://127.0.0.1:1", "--baseline", import.meta.filename], /no baseline file/],
  [["verify", "--base-url", "http://127.0.0.1:1", "--update-baseline"], /needs --baseline FILE/],
  [["proxy"], /--target is missing/],
  [["verfy"], /there is no command verfy/],
])("B01 %j cannot be followed: one line and exit code 2", async (args, line) => {
  const { code, stderr } = await run(...args);
  expect(stderr).toMatch(line);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(code).toBe(2);
});
