/** `npm start` with everything installed and built, until the first answer. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { report } from "./figure.ts";
import { median } from "./median.ts";

const root = join(import.meta.dirname, "..");

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function secondsToFirstAnswer(): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), npm_config_loglevel: "error" },
    stdio: ["ignore", "ignore", "inherit"],
    // A process group can be stopped as a whole.
    detached: true,
  });
  const ended = once(child, "exit");
  try {
    while (child.exitCode === null) {
      const status = await statusOf(`http://127.0.0.1:${port}/`);
      if (status === 200) return (performance.now() - start) / 1000;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`npm start ended with ${child.exitCode} before it answered`);
  } finally {
    endGroup(child);
    await ended;
  }
}

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, "SIGTERM");
}

const statusOf = (url: string): Promise<number | undefined> =>
  fetch(url, { headers: { accept: "text/html" } }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => undefined,
  );

const first = await secondsToFirstAnswer();
const warm: number[] = [];
for (let run = 0; run < 3; run += 1) warm.push(await secondsToFirstAnswer());
report({
  what: "npm start, warm, to the first answer",
  value: median(warm),
  unit: "s",
  atMost: 5,
  detail: `${warm.map((each) => each.toFixed(1)).join(", ")} s; the run before, which may have built: ${first.toFixed(1)} s`,
});
