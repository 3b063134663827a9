/** A server in its own process. Memory and CPU time are for Linux only. */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

export interface Served {
  readonly port: number;
  /** With the session's cookie. */
  readonly headers: Readonly<Record<string, string>>;
  /** Signs in to a separate world; returns its headers. */
  signIn(world: string): Promise<Readonly<Record<string, string>>>;
  /** MiB, resident. */
  memory(): number;
  /** MiB, resident. */
  peakMemory(): number;
  /** CPU ms so far, all threads. */
  processorTime(): number;
  stop(): void;
}

/** Ready and signed in. @param args such as `--rows building=1000` */
export async function mockServer(...args: readonly string[]): Promise<Served> {
  const main = join(root, "apps/mock-server/src/main.ts");
  const child = spawn(process.execPath, [main, "--port", "0", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill());
  let text = "";
  // The default would close the server's output too.
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (/127\.0\.0\.1:\d+\/api/.test(text)) break;
  }
  child.stdout.resume();
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(text)?.[1]);
  if (Number.isNaN(port)) throw new Error(`the mock server did not start; it said: ${text.trim()}`);
  return served(child, port, await signIn(port, {}));
}

async function signIn(
  port: number,
  beside: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json", ...beside },
    body: JSON.stringify({ email: "jeanne.martin@palier.test", password: "palier" }),
  });
  if (!answer.ok)
    throw new Error(`the mock server did not let us in: ${answer.status} ${await answer.text()}`);
  return { ...beside, cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

export async function rawServer(headers: [string, string][], body: string): Promise<Served> {
  const child = fork(join(import.meta.dirname, "raw-server.ts"));
  process.once("exit", () => child.kill());
  child.send({ headers, body });
  const [port] = await once(child, "message");
  return served(child, Number(port), {});
}

function served(child: ChildProcess, port: number, headers: Readonly<Record<string, string>>): Served {
  const file = (name: string): string => readFileSync(`/proc/${child.pid}/${name}`, "utf8");
  const mebibytes = (name: string): number =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(file("status"))?.[1]) / 1024;
  return {
    port,
    headers,
    signIn: (world) => signIn(port, { "x-palier-world": world }),
    memory: () => mebibytes("VmRSS"),
    peakMemory: () => mebibytes("VmHWM"),
    processorTime: () => {
      // Nanoseconds per thread; the process's own file only counts hundredths of a second.
      const threads = readdirSync(`/proc/${child.pid}/task`);
      return threads.reduce((sum, id) => sum + Number(file(`task/${id}/schedstat`).split(" ")[0]) / 1e6, 0);
    },
    stop: () => child.kill(),
  };
}
