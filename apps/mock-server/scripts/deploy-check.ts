/**
 * Starts nginx or Caddy with the configuration of `deploy/` and checks what docs/deploy.md promises: `npm run
 * deploy:check -- nginx`. Exits with 1 for a difference, 2 if it cannot run.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deployedHeaders } from "../src/node/page-headers.ts";
import { startServer } from "../src/node.ts";

const root = join(import.meta.dirname, "../../..");
const dist = join(root, "apps/web/dist");

interface Kind {
  /** Names of Debian's packages. */
  readonly packages: string;
  /** Adapted to this machine. */
  readonly configuration: (port: number, backend: number, headers: string) => string;
  readonly headersFile: string;
  readonly command: (folder: string) => readonly [string, ...string[]];
}

const read = (name: string): string => readFileSync(join(root, "deploy", name), "utf8");

const kinds: Readonly<Record<string, Kind>> = {
  nginx: {
    packages: "nginx libnginx-mod-http-brotli-static",
    headersFile: "headers.nginx.conf",
    configuration: (port, backend, headers) =>
      `daemon off;
user root;
error_log stderr;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
${read("nginx.conf")
  .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
  .replace(/^ *ssl_.*$/gm, "")
  .replaceAll("backend:8080", `127.0.0.1:${backend}`)
  .replaceAll("/srv/palier/dist", dist)
  .replaceAll("/srv/palier/headers.nginx.conf", headers)}
}`,
    command: (folder) => ["nginx", "-c", join(folder, "server.conf"), "-g", `pid ${join(folder, "pid")};`],
  },
  caddy: {
    packages: "caddy",
    headersFile: "headers.caddy",
    configuration: (port, backend, headers) =>
      `{
admin off
auto_https off
}
${read("Caddyfile")
  .replace(/^palier\.example\.fr/m, `http://127.0.0.1:${port}`)
  .replaceAll("backend:8080", `127.0.0.1:${backend}`)
  .replaceAll("/srv/palier/dist", dist)
  .replaceAll("/srv/palier/headers.caddy", headers)}`,
    command: (folder) => ["caddy", "run", "--adapter", "caddyfile", "--config", join(folder, "server.conf")],
  },
};

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Requests without decompression. */
async function ask(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const asked = request({ host: "127.0.0.1", port, path, headers }).end();
  const [incoming] = await once(asked, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return {
    status: incoming.statusCode,
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString("latin1"),
  };
}

const faults: string[] = [];
let checks = 0;
function expectThat(holds: boolean, what: string): void {
  checks += 1;
  if (holds) return;
  faults.push(what);
  console.log(`  ✘ ${what}`);
}

async function checkAll(port: number): Promise<void> {
  const page = readFileSync(join(dist, "index.html"), "latin1");
  const wanted = deployedHeaders(readFileSync(join(dist, "index.html"), "utf8"), []);
  const assets = readdirSync(join(dist, "assets"));
  const packed = assets.find((name) => name.endsWith(".js") && assets.includes(`${name}.br`)) ?? "";
  for (const path of ["/", "/index.html", "/admin/building", "/admin/concierge/order/12?a=b"]) {
    const { status, headers, body } = await ask(port, path);
    expectThat(status === 200 && body === page, `${path}: the page (${status})`);
    expectThat(/^text\/html/.test(String(headers["content-type"])), `${path}: ${headers["content-type"]}`);
    expectThat(headers["cache-control"] === "no-cache", `${path}: cache-control ${headers["cache-control"]}`);
    for (const [name, value] of Object.entries(wanted))
      expectThat(headers[name] === value, `${path}: ${name} is ${headers[name]}, not ${value}`);
  }
  for (const [accepted, encoding, ending] of [
    ["gzip, deflate, br", "br", ".br"],
    ["gzip", "gzip", ".gz"],
    ["identity", undefined, ""],
  ] as const) {
    const path = `/assets/${packed}`;
    const { status, headers, body } = await ask(port, path, { "accept-encoding": accepted });
    const what = `${path} for ${accepted}`;
    expectThat(status === 200, `${what}: ${status}`);
    expectThat(headers["content-encoding"] === encoding, `${what}: ${headers["content-encoding"]}`);
    expectThat(
      body === readFileSync(join(dist, `assets/${packed}${ending}`), "latin1"),
      `${what}: the file's bytes`,
    );
    expectThat(/javascript/.test(String(headers["content-type"])), `${what}: ${headers["content-type"]}`);
    expectThat(headers["cache-control"] === "public, max-age=31536000, immutable", `${what}: cache-control`);
    expectThat(headers["x-content-type-options"] === "nosniff", `${what}: nosniff`);
    if (encoding !== undefined)
      expectThat(/accept-encoding/i.test(String(headers.vary)), `${what}: vary ${headers.vary}`);
  }
  const worker = await ask(port, "/service-worker.js");
  expectThat(
    worker.status === 200 && worker.headers["cache-control"] === "no-cache",
    "/service-worker.js: no-cache",
  );
  for (const gone of ["/assets/index-gone.js", "/assets/gone.css", "/admin/gone.js"])
    expectThat((await ask(port, gone)).status === 404, `${gone}: 404, never the page`);
  for (const outside of [
    "/../package.json",
    "/..%2fpackage.json",
    "/assets/../../package.json",
    "/.git/config",
  ]) {
    const { body, status } = await ask(port, outside);
    expectThat(status !== 200 || body === page, `${outside}: nothing outside the build`);
  }
  await checkBackend(port);
}

async function checkBackend(port: number): Promise<void> {
  const { status, headers, body } = await ask(port, "/api/admin/session");
  expectThat(status === 200 && body.includes('"authenticated":false'), `/api/admin/session: ${status}`);
  expectThat(/^application\/json/.test(String(headers["content-type"])), `/api: ${headers["content-type"]}`);
  const policy = String(headers["content-security-policy"]);
  expectThat(
    policy === "default-src 'none'; frame-ancestors 'self'",
    `/api: the backend's own policy, not ${policy}`,
  );
  expectThat(
    /no-store/.test(String(headers["cache-control"])),
    `/api: cache-control ${headers["cache-control"]}`,
  );
  expectThat(headers["strict-transport-security"] !== undefined, "/api: strict-transport-security");
}

const [name = ""] = process.argv.slice(2);
const kind = kinds[name];
const cannot = whyNot(kind);
if (kind === undefined || cannot !== undefined) {
  console.error(cannot);
  process.exit(2);
}
await check(kind);

function whyNot(of: Kind | undefined): string | undefined {
  if (of === undefined) return `Say which: npm run deploy:check -- ${Object.keys(kinds).join("|")}`;
  if (!existsSync(join(dist, "index.html"))) return "The web app is not built: npm run build";
  if (spawnSync(name, ["version"]).error !== undefined)
    return `${name} is not on this machine. Debian: apt-get install ${of.packages}`;
  return undefined;
}

async function check({ configuration, headersFile, command }: Kind): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "palier-deploy-"));
  const backend = await startServer({ port: 0 });
  const port = await freePort();
  const headers = join(folder, headersFile);
  const script = join(import.meta.dirname, "deploy-headers.ts");
  writeFileSync(headers, execFileSync(process.execPath, [script, name]));
  writeFileSync(join(folder, "server.conf"), configuration(port, Number(new URL(backend.url).port), headers));
  const [program, ...args] = command(folder);
  const server = spawn(program, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: folder },
  });
  let said = "";
  server.stderr.on("data", (chunk) => {
    said += String(chunk);
  });
  try {
    await answering(port, () => (server.exitCode === null ? undefined : said));
    await checkAll(port);
    console.log(
      faults.length === 0
        ? `${name}: ${checks} checks hold.`
        : `${name}: ${faults.length} of ${checks} fail.`,
    );
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    server.kill();
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return address !== null && typeof address === "object" ? address.port : 0;
}

/** Throws the server's output if it ends first. */
async function answering(port: number, ended: () => string | undefined): Promise<void> {
  for (;;) {
    const why = ended();
    if (why !== undefined) throw new Error(`${name} did not start:\n${why}`);
    try {
      await ask(port, "/");
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
