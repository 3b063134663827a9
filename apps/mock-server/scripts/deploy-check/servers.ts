import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { type Ask, askOn, siteName } from "./checks.ts";

const root = join(import.meta.dirname, "../../../..");

/** Where a configuration of `deploy/` is tried. */
export interface Place {
  /** For its files. */
  readonly folder: string;
  /** The published build. */
  readonly dist: string;
  /** Written by `npm run deploy:headers`. */
  readonly headers: string;
  /** `127.0.0.1:4010` */
  readonly backend: string;
}

interface Kind {
  /** Names of Debian's packages. */
  readonly packages: string;
  readonly headersFile: string;
  /** The documented file, with the ports, paths and waiting times of this machine. */
  readonly configuration: (place: Place, port: number, plainPort: number) => string;
  readonly command: (file: string, folder: string) => readonly [string, ...string[]];
}

export const kinds: Readonly<Record<string, Kind>> = {
  nginx: {
    packages: "nginx libnginx-mod-http-brotli-static",
    headersFile: "headers.nginx.conf",
    configuration: ({ folder, dist, headers, backend }, port, plainPort) => {
      const own = replacing("nginx.conf", [
        [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
        [/listen 443 ssl/, `listen 127.0.0.1:${port} ssl`],
        [/\/etc\/ssl\/palier\.pem/, join(folder, "certificate.pem")],
        [/\/etc\/ssl\/palier\.key/, join(folder, "certificate.key")],
        [/backend:8080/g, backend],
        [/\/srv\/palier\/dist/g, dist],
        [/\/srv\/palier\/headers\.nginx\.conf/g, headers],
        [/_timeout 30s/, "_timeout 3s"],
      ]);
      return `daemon off;
user root;
error_log stderr;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
${own}
}`;
    },
    command: (file, folder) => ["nginx", "-c", file, "-g", `pid ${join(folder, "pid")};`],
  },
  caddy: {
    packages: "caddy",
    headersFile: "headers.caddy",
    configuration: ({ dist, headers, backend }, port, plainPort) => {
      const own = replacing("Caddyfile", [
        [/backend:8080/g, backend],
        [/\/srv\/palier\/dist/g, dist],
        [/\/srv\/palier\/headers\.caddy/g, headers],
        [/_timeout 30s/, "_timeout 3s"],
      ]);
      return `{
admin off
local_certs
skip_install_trust
default_bind 127.0.0.1
https_port ${port}
http_port ${plainPort}
}
${own}`;
    },
    command: (file) => ["caddy", "run", "--adapter", "caddyfile", "--config", file],
  },
};

/** Says when a place to adapt is missing: else another configuration would be tried than the documented one. */
function replacing(name: string, places: readonly (readonly [RegExp, string])[]): string {
  let text = readFileSync(join(root, "deploy", name), "utf8");
  for (const [place, value] of places) {
    if (!new RegExp(place.source).test(text)) console.log(`  deploy/${name} has no ${place.source}`);
    text = text.replace(place, value);
  }
  return text;
}

export interface Running {
  readonly ask: Ask;
  readonly port: number;
  readonly plainPort: number;
  stop(): Promise<void>;
}

/** Starts nginx or Caddy; throws what it said if it ends first. */
export async function startWebServer(name: string, kind: Kind, place: Place): Promise<Running> {
  const { folder } = place;
  const [port, plainPort] = [await freePort(), await freePort()];
  const file = join(folder, "server.conf");
  execFileSync(
    "openssl",
    [
      ...[
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "1",
      ],
      ...["-subj", `/CN=${siteName}`, "-keyout", join(folder, "certificate.key")],
      ...["-out", join(folder, "certificate.pem")],
    ],
    { stdio: "ignore" },
  );
  writeFileSync(file, kind.configuration(place, port, plainPort));
  const [program, ...args] = kind.command(file, folder);
  const server = spawn(program, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let said = "";
  server.stderr.on("data", (chunk) => {
    said += String(chunk);
  });
  const ask = askOn(port);
  for (;;) {
    if (server.exitCode !== null) throw new Error(`${name} did not start:\n${said}`);
    const answered = await ask("/").then(
      () => true,
      () => false,
    );
    if (answered) return { ask, port, plainPort, stop: () => ended(server) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill();
  await once(server, "exit");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return address !== null && typeof address === "object" ? address.port : 0;
}

/** Stands before the backend, and may let it seem stalled or gone. */
export interface Relay {
  readonly address: string;
  become(state: "working" | "stalled" | "gone"): Promise<void>;
}

/** @param target the backend's port */
export async function relayTo(target: number): Promise<Relay> {
  const port = await freePort();
  let isStalled = false;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => undefined).on("close", () => open.delete(socket));
    if (isStalled) return;
    const behind = connect(target, "127.0.0.1");
    behind.on("error", () => socket.destroy()).on("close", () => socket.destroy());
    socket.on("close", () => behind.destroy());
    socket.pipe(behind).pipe(socket);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `127.0.0.1:${port}`,
    async become(state) {
      isStalled = state === "stalled";
      for (const socket of open) socket.destroy();
      if (state === "gone") server.close();
      else if (!server.listening) await once(server.listen(port, "127.0.0.1"), "listening");
    },
  };
}
