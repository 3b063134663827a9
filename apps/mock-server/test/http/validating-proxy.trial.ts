/** B07 Prism proxies calls and reports what the OpenAPI document does not allow: `npm run trial -- prism`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openApi } from "@palier/contract/openapi";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "../kit/client.ts";
import { filled, paramsOf, routes, sending } from "../kit/route-bodies.ts";
import { openDoor } from "../kit/server.ts";

const door = await openDoor();
const world = door.app.world("default");
const direct = await door.signedIn();
const folder = await mkdtemp(join(tmpdir(), "prism-"));
const proxy = await startProxy();
const client = new Client((path, init) => fetch(`${proxy.url}${path}`, init));
beforeAll(() => {
  client.cookie = direct.cookie;
  client.token = direct.token;
});
afterAll(async () => {
  proxy.end();
  await door.close();
  await rm(folder, { recursive: true });
});

async function startProxy() {
  const document = join(folder, "openapi.json");
  await writeFile(document, JSON.stringify(openApi({ serverUrl: "/" })));
  const free = createServer().listen(0, "127.0.0.1");
  await once(free, "listening");
  const address = free.address();
  free.close();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const cli = createRequire(import.meta.url).resolve("@stoplight/prism-cli");
  const args = [cli, "proxy", document, `${door.url}/api`, "-p", String(port)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) if (line.includes("listening")) break;
  child.stdout.resume();
  return { url: `http://127.0.0.1:${port}`, end: () => child.kill() };
}

const violations = (answer: Response): unknown[] =>
  JSON.parse(answer.headers.get("sl-violations") ?? "[]") as unknown[];
/** End the session, need a name from a row, or stand where Prism ignores `servers` (docs/decisions/0009). */
const apart = ["session.login", "session.logout", "media.show", "home.page"];

test("B07 Prism has nothing against the mock server's answers, and names a question that breaks the document", async () => {
  const bad: string[] = [];
  for (const route of routes.filter(({ name }) => !apart.includes(name))) {
    const { path, body } =
      route.method === "POST"
        ? await sending(direct, world, route)
        : { path: filled(route.template, paramsOf(world, route)), body: {} };
    const columns = route.meta.kind === "export" ? "?column_field_list=id" : "";
    const answer = await (route.method === "POST"
      ? client.post(path, body)
      : client.get(`${path}${columns}`));
    if (violations(answer).length > 0 || !route.statuses.includes(answer.status))
      bad.push(`${route.name} ${answer.status}`);
  }
  expect(bad).toEqual([]);
  const refused = await client.post("/admin/building/edit/1", { name: 1 });
  expect([violations(refused).length > 0, refused.status]).toEqual([true, 422]);
}, 120_000);
