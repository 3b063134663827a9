import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { deployedHeaders } from "../../src/node/page-headers.ts";
import type { Answer, Ask, Checks } from "./checks.ts";

const lasting = "public, max-age=31536000, immutable";

/** The page, compressed files, caches and headers, and what is not there. */
export async function checkFiles(checks: Checks, ask: Ask, dist: string): Promise<void> {
  const page = readFileSync(join(dist, "index.html"), "latin1");
  const wanted = deployedHeaders(readFileSync(join(dist, "index.html"), "utf8"), {});
  for (const path of ["/", "/index.html", "/admin/building", "/admin/concierge/order/12?a=b"]) {
    const { status, headers, body } = await ask(path);
    checks.expect(status === 200 && body === page, `${path}: the page (${status})`);
    checks.expect(/^text\/html/.test(String(headers["content-type"])), `${path}: ${headers["content-type"]}`);
    checks.expect(headers["cache-control"] === "no-cache", `${path}: ${headers["cache-control"]}`);
    for (const [name, value] of Object.entries(wanted))
      checks.expect(headers[name] === value, `${path}: ${name} is ${headers[name]}, not ${value}`);
  }
  const assets = readdirSync(join(dist, "assets"));
  const packed = assets.find((name) => name.endsWith(".js") && assets.includes(`${name}.br`)) ?? "";
  for (const [accepted, encoding, ending] of [
    ["gzip, deflate, br", "br", ".br"],
    ["gzip", "gzip", ".gz"],
    ["identity", undefined, ""],
  ] as const) {
    const { status, headers, body } = await ask(`/assets/${packed}`, {
      headers: { "accept-encoding": accepted },
    });
    const what = `/assets/${packed} for ${accepted}`;
    checks.expect(status === 200, `${what}: ${status}`);
    checks.expect(headers["content-encoding"] === encoding, `${what}: ${headers["content-encoding"]}`);
    const bytes = readFileSync(join(dist, `assets/${packed}${ending}`), "latin1");
    checks.expect(body === bytes, `${what}: the file's bytes`);
    checks.expect(/javascript/.test(String(headers["content-type"])), `${what}: ${headers["content-type"]}`);
    checks.expect(headers["cache-control"] === lasting, `${what}: ${headers["cache-control"]}`);
    checks.expect(headers["x-content-type-options"] === "nosniff", `${what}: nosniff`);
    if (encoding !== undefined)
      checks.expect(/accept-encoding/i.test(String(headers.vary)), `${what}: vary ${headers.vary}`);
  }
  const worker = await ask("/service-worker.js");
  checks.expect(
    worker.status === 200 && worker.headers["cache-control"] === "no-cache",
    "/service-worker.js: no-cache",
  );
  for (const gone of ["/assets/index-gone.js", "/assets/gone.css", "/assets/gone", "/admin/gone.js"])
    isGone(checks, gone, await ask(gone), page);
  for (const outside of [
    "/../package.json",
    "/..%2fpackage.json",
    "/assets/../../package.json",
    "/.git/config",
  ]) {
    const { body, status } = await ask(outside);
    checks.expect(status !== 200 || body === page, `${outside}: nothing outside the build`);
  }
}

/** A browser that keeps the answer would miss the script for as long. */
function isGone(checks: Checks, path: string, { status, headers, body }: Answer, page: string): void {
  checks.expect(status === 404 && body !== page, `${path}: 404, never the page (${status})`);
  checks.expect(
    !/max-age=[1-9]/.test(String(headers["cache-control"])),
    `${path}: ${headers["cache-control"]}`,
  );
}

const publisher = join(import.meta.dirname, "../../../../deploy/publish.sh");

/** A script that comes back, a deployment half done, an older page under a newer build, and the way back. */
export async function checkDeployment(checks: Checks, ask: Ask, dist: string, folder: string): Promise<void> {
  const publish = (part: "files" | "page", from: string) =>
    execFileSync("sh", [publisher, part, from, dist], { stdio: ["ignore", "ignore", "inherit"] });
  const [older, newer] = [join(folder, "older"), join(folder, "newer")];
  cpSync(dist, older, { recursive: true });
  cpSync(dist, newer, { recursive: true });
  const page = (await ask("/admin/building")).body;
  const script = readdirSync(join(older, "assets")).find((name) => page.includes(name)) ?? "";

  renameSync(join(dist, "assets", script), join(folder, script));
  isGone(checks, `/assets/${script}, taken away`, await ask(`/assets/${script}`), page);
  renameSync(join(folder, script), join(dist, "assets", script));
  const back = await ask(`/assets/${script}`);
  checks.expect(back.status === 200 && back.headers["cache-control"] === lasting, `${script} is back`);

  for (const ending of ["", ".br", ".gz"]) {
    rmSync(join(newer, "assets", script + ending), { force: true });
    writeFileSync(join(newer, "assets", `newer-12345678.js${ending}`), "export {};\n");
  }
  const newPage = readFileSync(join(older, "index.html"), "utf8").replaceAll(script, "newer-12345678.js");
  writeFileSync(join(newer, "index.html"), `${newPage}\n`);
  writeFileSync(join(newer, "index.html.br"), brotliCompressSync(`${newPage}\n`));
  writeFileSync(join(newer, "index.html.gz"), gzipSync(`${newPage}\n`));
  const shown = async () => (await ask("/admin/building")).body.trimEnd();

  publish("files", newer);
  checks.expect((await shown()) === page.trimEnd(), "the page before its last step: the older one");
  for (const name of [script, "newer-12345678.js"])
    checks.expect((await ask(`/assets/${name}`)).status === 200, `/assets/${name}, half way: 200`);
  const etag = String((await ask("/")).headers.etag);
  publish("page", newer);
  const again = await ask("/", { headers: { "if-none-match": etag } });
  checks.expect(again.status === 200 && again.body.includes("newer-12345678"), "the newer page, asked anew");
  const packed = await ask("/", { headers: { "accept-encoding": "br" } });
  checks.expect(
    packed.body === readFileSync(join(newer, "index.html.br"), "latin1"),
    "the newer page's compressed companion",
  );
  checks.expect((await ask(`/assets/${script}`)).status === 200, "a script of the older page: 200");
  publish("files", older);
  publish("page", older);
  checks.expect((await shown()) === page.trimEnd(), "the older page after the way back");
  checks.expect((await ask("/assets/newer-12345678.js")).status === 200, "a script of the newer page: 200");
}
