/** Runs the mock server, or the bare one, in a process of its own, and signs in. */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

export interface Served {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Resident memory in MiB. */
  memory(): number;
  stop(): void;
}

/** The mock server with `--rows`, signed in. */
export async function mockServer(rows: string): Promise<Served> {
  const main = join(root, "apps/mock-server/src/main.ts");
  const child = spawn(process.execPath, [main, "--port", "0", "--rows", rows], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  for await (const chunk of child.stdout) {
    text += String(chunk);
    if (/127\.0\.0\.1:\d+\/api/.test(text)) break;
  }
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(text)?.[1]);
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "jeanne.martin@palier.test", password: "palier" }),
  });
  return served(child, port, { cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" });
}

/** A bare server that answers these bytes. */
export async function rawServer(headers: [string, string][], body: string): Promise<Served> {
  const child = fork(join(import.meta.dirname, "raw-server.ts"));
  child.send({ headers, body });
  const [port] = await once(child, "message");
  return served(child, Number(port), {});
}

function served(child: ChildProcess, port: number, headers: Readonly<Record<string, string>>): Served {
  return {
    port,
    headers,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    stop: () => child.kill(),
  };
}
