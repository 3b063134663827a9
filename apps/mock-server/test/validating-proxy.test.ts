/** B07: Prism proxies calls and reports what the OpenAPI document does not allow. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { contract, routesOf } from "@palier/contract";
import { openApi } from "@palier/contract/openapi";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client, json, openDoor, type TableAnswer } from "./harness.ts";
import { sending } from "./route-bodies.ts";
import { filled, paramsOf } from "./route-paths.ts";

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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function startProxy() {
  const document = join(folder, "openapi.json");
  await writeFile(document, JSON.stringify(openApi({ serverUrl: "/" })));
  const port = await freePort();
  const cli = createRequire(import.meta.url).resolve("@stoplight/prism-cli");
  const child = spawn(process.execPath, [cli, "proxy", document, `${door.url}/api`, "-p", String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.includes("listening")) break;
  child.stdout.resume();
  return { url: `http://127.0.0.1:${port}`, end: () => child.kill() };
}

const violations = (answer: Response): unknown[] =>
  JSON.parse(answer.headers.get("sl-violations") ?? "[]") as unknown[];

/** Would end other calls' session; a picture needs a name from a row. */
const apart = ["session.login", "session.logout", "media.show"];
/** Prism ignores `servers` (docs/decisions/0004). */
const outOfSight = ["home.page"];
const routes = routesOf(contract).filter(({ name }) => ![...apart, ...outOfSight].includes(name));
const columns = (kind: string) => (kind === "export" ? "?column_field_list=id" : "");

describe("B07 Prism has nothing against the mock server", () => {
  test.each(routes.filter(({ method }) => method === "GET").map((route) => [route.name, route] as const))(
    "B07 GET %s",
    async (_, route) => {
      const path = filled(route.template, paramsOf(world, route));
      const answer = await client.get(`${path}${columns(route.meta.kind)}`);
      expect(violations(answer)).toEqual([]);
      expect(answer.status).toBe(200);
    },
  );

  test.each(routes.filter(({ method }) => method === "POST").map((route) => [route.name, route] as const))(
    "B07 POST %s",
    async (_, route) => {
      const { path, body } = await sending(direct, world, route);
      const answer = await client.post(path, body);
      expect(violations(answer)).toEqual([]);
      expect(route.statuses).toContain(answer.status);
    },
  );

  test("B07 signing in, a picture that a row names, and signing out", async () => {
    const other = new Client((path, init) => fetch(`${proxy.url}${path}`, init));
    const signedIn = await other.signIn();
    const { data } = await json<TableAnswer>(other.get("/admin/incident/ajax/list?length=100"));
    const photo = data.flatMap(({ photos }) => photos as string[])[0];
    const answers = [signedIn, await other.get(photo ?? ""), await other.post("/admin/logout", {})];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(violations)).toEqual([[], [], []]);
  });

  test("B07 and it does look: a question and an answer that break the document are named", async () => {
    const refused = await client.post("/admin/building/edit/1", { name: 1 });
    expect(violations(refused).length).toBeGreaterThan(0);
    expect(await json(refused)).toMatchObject({ status: 422 });
  });
});
