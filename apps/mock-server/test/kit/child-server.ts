/** The command, in a process that can be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "./client.ts";

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
/** Starts faster. */
const few = "building=20,order=30,user=40,ula=20,conversation=10,incident=10";

export interface ChildServer {
  readonly url: string;
  readonly pid: number;
  readonly printed: () => string;
  client(world?: string): Client;
  /** Like a power cut. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** Rejects with the output if it ends first. `node` holds options of Node itself. */
export async function startChild(
  data: string,
  args: readonly string[] = [],
  node: readonly string[] = [],
): Promise<ChildServer> {
  const cache = { NODE_COMPILE_CACHE: join(tmpdir(), "palier-compile-cache") };
  const env = { ...process.env, ...cache };
  const all = [...node, main, "--port", "0", "--data", data, "--rows", few, ...args];
  const child = spawn(process.execPath, all, { env, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      printed += text.toString();
    });
  }
  const url = await addressOf(child, () => printed);
  return {
    url,
    pid: child.pid ?? 0,
    printed: () => printed,
    client: (world = "default") =>
      new Client((path, init = {}) =>
        fetch(`${url}/api${path}`, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init.headers)), "x-palier-world": world },
        }),
      ),
    kill: async (signal = "SIGKILL") => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, "exit");
    },
  };
}

function addressOf(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      // The last printed line.
      if (!printed().includes("gardés dans")) return;
      const [, url] = /prêt\u00a0: (http:\/\/[^/]+)\//.exec(printed()) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on("data", look);
    child.on("exit", () => reject(new Error(printed())));
  });
}
