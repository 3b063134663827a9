/**
 * Correct backends of other makes get no finding and exit code 0. Each dress is one other way to keep the
 * contract.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Dressed, dressedBackend } from "./dresses/dressed-backend.ts";
import {
  addsOnce,
  balancer,
  blindCollation,
  forgetsDeleted,
  limited,
  mixedInstants,
  packedAhead,
  refusesEarly,
  rotating,
  shortSession,
  signOutNeedsSession,
  throttledSignIn,
  versionFirst,
} from "./dresses/dresses.ts";
import { run } from "./run-command.ts";
import { unknownCertificate } from "./unknown-certificate.ts";

const login = ["--login", "jeanne.martin@palier.test:palier"];
const verifying = (url: string, ...args: string[]) =>
  run("verify", "--base-url", url, ...login, "--cases", "6", ...args);

const list = ["--only", "theme.list,theme.search"];
const answers = "readyAnswer.create.*,readyAnswer.edit.*";
const writing = ["--write", "--only"];

test.each<[what: string, dressed: Dressed, args: readonly string[]]>([
  ["a long body is refused before it is read", { early: refusesEarly }, [...writing, "readyAnswer.create.*"]],
  ["a collation blind to case and accents", { dress: blindCollation }, ["--only", "neighborhood.list"]],
  ["instants with and without fractions", { dress: mixedInstants }, ["--only", "setting.list"]],
  [
    "a balancer's cookie beside the session's",
    { dress: balancer },
    [...writing, "session.*,readyAnswer.create.*"],
  ],
  ["the version checked before the fields", { dress: versionFirst }, [...writing, answers]],
  [
    "no history of what was deleted",
    { dress: forgetsDeleted },
    [...writing, "readyAnswer.create.*,readyAnswer.delete,readyAnswer.history"],
  ],
  [
    "a second add refused",
    { dress: addsOnce() },
    [...writing, "service.addDeliveryPoint,service.removeDeliveryPoint"],
  ],
  ["a sign-out without a session is 403", { dress: signOutNeedsSession }, [...writing, "session.*"]],
  ["a rate limit that passes", { dress: limited(15) }, list],
  ["a throttled sign-in", { dress: throttledSignIn() }, [...writing, "session.*,home.*"]],
  ["a rotating cookie and token", { dress: rotating() }, [...writing, `session.*,${answers}`]],
  ["a session that ends on the way", { dress: shortSession(20) }, list],
  [
    "empty tables",
    { rows: { supplier: 0, service: 0 } },
    ["--only", "supplier.list,supplier.export,service.list"],
  ],
  ["two thousand rows", { rows: { supplier: 2_000 } }, ["--only", "supplier.list,supplier.export"]],
  ["packed answers, a clock two hours ahead, a prefix", { dress: packedAhead, base: "/x/y/api" }, list],
  ["IPv6", { host: "::1" }, ["--only", "building.cities"]],
])("B11 B01 right in its own way: %s", async (_what, dressed, args) => {
  await using backend = await dressedBackend(dressed);
  const { code, stdout, stderr } = await verifying(backend.url, ...args);
  expect(stdout + stderr).not.toMatch(/FAILED|a check of ours broke/);
  expect(code, stdout + stderr).toBe(0);
});

test("B11 B01 HTTP/2 and TLS by a local authority are taken with --ca", async () => {
  const folder = await mkdtemp(join(tmpdir(), "palier-ca-"));
  const ca = join(folder, "ca.pem");
  await writeFile(ca, unknownCertificate.cert);
  await using backend = await dressedBackend({});
  const front = createSecureServer(unknownCertificate, async (incoming, outgoing) => {
    const headers = Object.entries(incoming.headers).filter(
      ([name]) => !/^:|^(?:host|connection)$/.test(name),
    );
    const answer = await fetch(`http://127.0.0.1:${backend.port}${incoming.url}`, {
      method: incoming.method,
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      ...(incoming.method === "POST" ? { body: Buffer.concat(await incoming.toArray()) } : {}),
    });
    const {
      connection: _connection,
      "keep-alive": _keep,
      "transfer-encoding": _parts,
      ...fields
    } = Object.fromEntries(answer.headers);
    outgoing.writeHead(answer.status, fields);
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => {
    front.listen(0, "127.0.0.1", resolve);
  });
  const address = front.address();
  const port = typeof address === "object" ? address?.port : 0;
  const url = `https://127.0.0.1:${port}/api`;
  const { code, stdout, stderr } = await verifying(url, "--ca", ca, ...list);
  expect(code, stdout + stderr).toBe(0);
  // On https the session's cookie must be Secure, which the server behind the front does not know.
  const signingIn = await verifying(url, "--ca", ca, "--write", "--only", "session.login");
  expect(signingIn.stdout).toMatch(/expected +the session's cookie is HttpOnly, SameSite and Secure/);
  expect((await verifying(url, "--ca", import.meta.filename)).stderr).toMatch(/no certificates in PEM/);
  front.close();
  await rm(folder, { recursive: true });
});

test("B11 B01 a limit that never ends is one line and exit code 2, with what was found so far", async () => {
  let count = 0;
  await using backend = await dressedBackend({
    dress: async (_request, next) => {
      count += 1;
      if (count < 12) return next();
      return {
        status: 429,
        headers: new Map([["retry-after", "3600"]]),
        setCookies: [],
        body: new Uint8Array(),
      };
    },
  });
  const { code, stdout, stderr } = await verifying(backend.url, ...list);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stderr).toMatch(/the backend limits requests: GET .* answered 429, to be asked again in 3600 s/);
  expect(stdout).toMatch(/all +\d+ passed/);
  expect(code).toBe(2);
});
