/** A temporary PostgreSQL cluster, independent of any server on this machine. */
import { execFile, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export const howToInstall =
  "PostgreSQL was not found: install it (Debian: apt-get install postgresql), or name the folder of its programs in PALIER_POSTGRES.";

/** The folder with initdb and postgres: PALIER_POSTGRES, one of PATH, or Debian's newest. */
export function postgresPrograms(): string | undefined {
  const { PALIER_POSTGRES: named, PATH = "" } = process.env;
  const version = (path: string) => Number(/postgresql\/(\d+)/.exec(path)?.[1]);
  const debian = globSync("/usr/lib/postgresql/*/bin").toSorted((a, b) => version(b) - version(a));
  const folders = named === undefined ? [...PATH.split(delimiter), ...debian] : [named];
  return folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name))));
}

export interface Cluster {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  readonly stop: () => Promise<void>;
}

/** Starts an empty cluster on a free port of 127.0.0.1. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), "palier-postgres-"));
  const user = await userOf(folder);
  await run(
    join(programs, "initdb"),
    [
      "-D",
      join(folder, "data"),
      "-U",
      "palier",
      "-E",
      "UTF8",
      "--locale=C.UTF-8",
      "--auth=trust",
      "--no-sync",
    ],
    { cwd: folder, ...user },
  );
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    "fsync=off",
  ];
  // Detached: Ctrl-C reaches the process group, but the database must stop after its clients.
  const server = spawn(
    join(programs, "postgres"),
    ["-D", join(folder, "data"), ...settings.flatMap((setting) => ["-c", setting])],
    { cwd: folder, stdio: ["ignore", "ignore", "pipe"], detached: true, ...user },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = "";
    server.stderr.on("data", (chunk) => {
      log = (log + String(chunk)).slice(-4000);
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL ended: ${log}`)));
  });
  return {
    connection: { host: "127.0.0.1", port, user: "palier", database: "postgres" },
    stop: async () => {
      // SIGINT: a fast shutdown, which does not wait for connections.
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so it runs as its package's user. */
async function userOf(folder: string): Promise<{ readonly uid?: number; readonly gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(["-u", "-g"].map(idOf));
  if (uid === undefined || gid === undefined) return {};
  await chown(folder, uid, gid);
  return { uid, gid };
}

async function idOf(which: string): Promise<number> {
  const { stdout } = await run("id", [which, "postgres"]);
  return Number(stdout);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
