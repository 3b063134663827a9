/** Valid, nearly valid and nonsense, straight to the core. */
import { accountAdmin, contract, type RouteEntry, routesOf } from "@palier/contract";
import { MockApp } from "../src/app.ts";
import { bytesOf } from "../src/core/bytes.ts";
import { sessionCookie } from "../src/core/cookies.ts";
import type { CoreAnswer, CoreRequest } from "../src/core/exchange.ts";
import { type Rng, rng } from "../src/core/random.ts";
import type { World } from "../src/world/world.ts";
import { Client } from "./harness.ts";
import { queryKeys } from "./query-keys.ts";
import { sending } from "./route-bodies.ts";
import { filled, paramsOf } from "./route-paths.ts";

export interface Outcome {
  readonly requests: number;
  /** By status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** 500 and above, with their requests. */
  readonly faults: readonly string[];
}

const nasty = [
  "\u0000",
  "é".repeat(300),
  "🏠".repeat(40),
  "\u202e",
  "=1+1",
  "<img onerror=x>",
  "' or 1=1--",
  "%00",
];
const values: readonly unknown[] = [
  ...nasty,
  null,
  "",
  0,
  -1,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  {},
  [[[]]],
  { a: { b: 1 } },
  "2026-02-30",
  "0001-01-01T00:00:00Z",
  "9".repeat(400),
];
const broken = [
  "{",
  "[",
  "null",
  '"x"',
  "[".repeat(3000),
  '{"__proto__":{"a":1}}',
  "\ud800",
  "{}",
  '{"version":1}',
];

/** Reproducible by seed. */
export async function generatedRequests(seed: string, requests: number): Promise<Outcome> {
  const app = new MockApp({ seed });
  const world = app.world();
  world.clock.freeze();
  const dice = rng(seed, "requests", 0);
  const routes = routesOf(contract);
  const bodies = await rightBodies(app, world, routes);
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  for (let at = 0; at < requests; at += 1) {
    const request = made(dice, world, dice.pick(routes), bodies);
    const answer = await app.answer(request);
    const text = await bodyOf(answer).catch((error: unknown) => `broken off: ${error}`);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status >= 500 || answer.cut === true || text.startsWith("broken off"))
      faults.push(`#${at} ${request.method} ${request.path}?${request.query} ${request.text} → ${text}`);
  }
  return { requests, statuses, faults };
}

/** That each POST accepts in a new world. */
async function rightBodies(app: MockApp, world: World, routes: readonly RouteEntry[]) {
  const client = new Client(async (path, init) => {
    const headers = new Headers(init?.headers);
    const answer = await app.answer(new Generated("GET", `/api${path}`, "", Object.fromEntries(headers), ""));
    return new Response(await bodyOf(answer), { status: answer.status });
  });
  client.cookie = `${sessionCookie}=${signedIn(world).id}`;
  const bodies = new Map<string, object>();
  for (const route of routes)
    if (route.method === "POST") bodies.set(route.name, (await sending(client, world, route)).body);
  return bodies;
}

/** The run itself signs out and disables admins. */
function signedIn(world: World) {
  const admin = world.table(accountAdmin).first({ where: [{ column: "enabled", op: "eq", value: true }] });
  return world.sessions.open(admin?.id ?? 1);
}

function made(dice: Rng, world: World, route: RouteEntry, bodies: ReadonlyMap<string, object>): Generated {
  const session = dice.chance(1 / 20) ? undefined : signedIn(world);
  const method = dice.chance(1 / 15)
    ? dice.pick(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"])
    : route.method;
  const params = Object.fromEntries(
    Object.entries(paramsOf(world, route)).map(([name, value]) => [
      name,
      dice.chance(1 / 8) ? strange(dice) : value,
    ]),
  );
  const query = dice.chance(1 / 3)
    ? queryOf(dice)
    : route.meta.kind === "export"
      ? "column_field_list=id"
      : "";
  const text = method === "POST" ? bodyText(dice, bodies.get(route.name) ?? {}) : "";
  const headers = {
    cookie:
      session === undefined
        ? dice.pick(["", `${sessionCookie}=x`, ";;=;"])
        : `${sessionCookie}=${session.id}`,
    "x-csrf-token": dice.chance(1 / 25) ? "x" : (session?.csrfToken ?? ""),
    "content-type": dice.chance(1 / 25)
      ? dice.pick(["text/plain", "", "application/json; charset=latin1"])
      : "application/json",
    ...(dice.chance(1 / 6) ? { "idempotency-key": dice.pick(["a", "b", "x".repeat(300), "\u0001"]) } : {}),
  };
  return new Generated(method, `/api${filled(route.template, params)}`, query, headers, text);
}

const strange = (dice: Rng): string =>
  dice.pick([
    ...nasty.map(encodeURIComponent),
    "-1",
    "0",
    "1e9",
    "..%2f..",
    "%ff",
    "__proto__",
    "999999999",
    "9".repeat(400),
  ]);

const queryOf = (dice: Rng): string =>
  Array.from({ length: dice.below(5) }, () => `${dice.pick(queryKeys)}=${strange(dice)}`).join("&");

function bodyText(dice: Rng, right: object): string {
  if (dice.chance(1 / 12)) return dice.pick(broken);
  const changed: Record<string, unknown> = { ...right };
  for (let times = dice.below(3); times > 0; times -= 1) {
    const key = dice.pick([...Object.keys(right), "version", "extra"]);
    if (dice.chance(1 / 5)) delete changed[key];
    else changed[key] = dice.pick(values);
  }
  return JSON.stringify(changed);
}

async function bodyOf({ body }: CoreAnswer): Promise<string> {
  if (body === undefined || typeof body === "string") return body ?? "";
  if (body instanceof Uint8Array) return new TextDecoder().decode(body);
  let text = "";
  for await (const chunk of body) text = new TextDecoder().decode(chunk);
  return text;
}

class Generated implements CoreRequest {
  readonly secure = false;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly text: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(
    method: string,
    path: string,
    query: string,
    headers: Readonly<Record<string, string>>,
    text: string,
  ) {
    this.method = method;
    this.path = path;
    this.query = query;
    this.#headers = headers;
    this.text = text;
  }

  header(name: string): string | undefined {
    const value = this.#headers[name];
    return value === "" ? undefined : value;
  }

  async body(limit: number): Promise<Uint8Array | undefined> {
    const bytes = bytesOf(this.text);
    return bytes.length > limit ? undefined : bytes;
  }
}
