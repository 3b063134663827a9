/** Calls against a bare `node:http`, the opening of a world, and a thousand kept ones. */
import { MockApp } from "../apps/mock-server/src/app.ts";
import { listAgainstRaw } from "./against-raw.ts";
import { report } from "./figure.ts";
import { median } from "./median.ts";
import { mockServer, type Served } from "./served.ts";

const count = 1_000;

function opening(): void {
  const app = new MockApp();
  const times = Array.from({ length: 10 }, (_, run) => {
    const start = performance.now();
    for (let at = 0; at < count; at += 1) app.worlds.of(`run-${run}-${at}`);
    return (performance.now() - start) / count;
  });
  report({ what: "opening a world", value: median(times), unit: "ms", atMost: 1 });
}

async function growth(server: Served, name: string, call: (world: string) => Promise<void>): Promise<number> {
  const before = server.memory();
  for (let at = 0; at < count; at += 1) await call(`${name}-${at}`);
  return server.memory() - before;
}

async function keeping(): Promise<void> {
  const server = await mockServer();
  const url = `http://127.0.0.1:${server.port}`;
  const ask = async (world: string): Promise<void> => {
    const answer = await fetch(`${url}/api/admin/session`, { headers: { "x-palier-world": world } });
    await answer.arrayBuffer();
  };
  const change = async (world: string): Promise<void> => {
    const headers = await server.signIn(world);
    const list = await fetch(`${url}/api/admin/building/ajax-list`, { headers });
    await list.arrayBuffer();
    const patched = await fetch(`${url}/__mock/worlds/${world}/records/building/1`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: world }),
    });
    if (!patched.ok) throw new Error(await patched.text());
  };
  // Excludes what first calls create once.
  await growth(server, "warm", ask);
  await change("warm-changed");
  const idle = await growth(server, "idle", ask);
  report({ what: "1,000 idle worlds: memory", value: idle, unit: "MiB", atMost: 100 });
  const used = await growth(server, "used", change);
  report({ what: "1,000 worlds, each signed in to and changed: memory", value: used, unit: "MiB" });
  server.stop();
}

opening();
await keeping();
await listAgainstRaw("building list in a world", "bench");
