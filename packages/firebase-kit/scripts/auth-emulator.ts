/** Google's Auth emulator (`firebase-tools`), fetched with `npx` into a folder outside the repository. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { emulatedProject } from "../test/conformance/targets.ts";

/** Other versions may answer differently. */
const firebaseTools = "15.34.2";

/** The first fetch downloads some 700 packages. */
const patience = 15 * 60_000;

interface Emulator {
  readonly host: string;
  readonly stop: () => Promise<void>;
}

/** On free ports. The first run needs the npm registry; Java and an account are not needed. */
export async function startAuthEmulator(): Promise<Emulator> {
  const folder = await mkdtemp(join(tmpdir(), "palier-auth-emulator-"));
  const [auth = 0, hub = 0, logging = 0] = await freePorts(3);
  const at = (port: number) => ({ host: "127.0.0.1", port });
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  await writeFile(join(folder, "firebase.json"), JSON.stringify({ emulators }));
  const cache = join(tmpdir(), "palier-firebase-tools");
  const args = ["--yes", "--cache", cache, `firebase-tools@${firebaseTools}`];
  const child = spawn("npx", [...args, "emulators:start", "--only", "auth", "--project", emulatedProject], {
    cwd: folder,
    // A process group, as `npx` does not forward signals.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      // No message of the day, no user settings, and no install scripts, which would download programs.
      CI: "1",
      XDG_CONFIG_HOME: folder,
      npm_config_ignore_scripts: "true",
    },
  });
  let said = "";
  const listen = (text: Buffer) => {
    said += text;
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  const ended = once(child, "exit");
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGINT");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const host = `127.0.0.1:${auth}`;
  const deadline = Date.now() + patience;
  while (!(await answers(host))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`the Auth emulator did not start:\n${said}`);
    }
    await pause(500);
  }
  return { host, stop };
}

const answers = async (host: string): Promise<boolean> => {
  try {
    return (await fetch(`http://${host}/`)).ok;
  } catch {
    return false;
  }
};

async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return ports;
}
