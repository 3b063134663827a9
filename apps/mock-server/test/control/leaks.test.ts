/** T02: 50 parallel worlds answer 10,000 mixed requests exactly like worlds alone on their server. */
import type { ControlClient, FaultInput, WorldControl } from "@palier/contract/control";
import { describe, expect, test } from "vitest";
import type { MockApp } from "../../src/app.ts";
import { rng } from "../../src/core/random.ts";
import { FetchRequest } from "../../src/in-process/fetch-request.ts";
import { fetchResponse } from "../../src/in-process/fetch-response.ts";
import { inProcessClient } from "../../src/in-process/in-process-client.ts";
import { Client } from "../harness.ts";
import { openPlayhouse } from "./playhouse.ts";

const worldCount = 50;
const callCount = 200;
const seed = "leaks 1";

/** Over HTTP, or in process. */
interface House {
  readonly control: ControlClient;
  visitor(world: string): Client;
}

/** Without sockets, so that many sequential runs are fast. */
const inside = (app: MockApp): House => ({
  control: inProcessClient(app),
  visitor: (world) =>
    new Client(async (path, init) => {
      const url = `http://127.0.0.1/api${path}`;
      const request = new Request(url, init);
      const answer = await app.answer(new FetchRequest(request, new URL(url), { world }));
      return fetchResponse(answer, request.method);
    }),
});

interface Life {
  readonly said: string[];
  readonly end: string;
}

const emails = ["jeanne.martin@palier.test", "karim.benali@palier.test"];
const faults: FaultInput[] = [
  { route: "building.list", status: 503, times: 2 },
  { route: "building.edit.post", status: 500, chance: 0.3 },
  { route: "order.*", malformed: true, times: 1 },
  { path: "/admin/news/**", status: 404, times: 3 },
];

/** Drawn from the world's name. */
async function live(house: House, name: string): Promise<Life> {
  const draw = rng(seed, name, 0);
  const control = (await house.control.createWorld(name)) satisfies WorldControl;
  await control.clock({ freeze: true, set: `20${draw.int(27, 60)}-01-01T08:00:00Z` });
  const clients = [house.visitor(name), house.visitor(name)];
  const said: string[] = [];
  for (let call = 0; call < callCount; call += 1) {
    said.push(portless(`${call} ${await step(control, draw.pick(clients))}`));
  }
  return { said, end: await endOf(control) };

  async function step(world: WorldControl, client: Client): Promise<string> {
    const id = draw.int(1, 12);
    switch (draw.below(20)) {
      case 0:
        return shown(await client.signIn(draw.pick(emails)));
      case 1:
        return shown(await (draw.chance(0.3) ? client.post("/admin/logout") : client.signIn()));
      case 2:
      case 3:
      case 4:
      case 5:
        return shown(
          await client.get(
            `/admin/building/ajax-list?length=${id}&search[value]=${draw.pick(["", "a", "parc", name])}`,
          ),
        );
      case 6:
        return shown(await client.get(`/admin/concierge/order/ajax-list?length=5&start=${id}`));
      case 7:
      case 8:
        return shown(await client.get(`/admin/building/edit/${id}`));
      case 9:
      case 10:
      case 11:
        return edit(client, id);
      case 12:
        return remove(client, id);
      case 13:
        return shown(await client.get("/admin/news/ajax/list?length=3"));
      case 14:
        return JSON.stringify(await world.patch("neighborhood", id, { name: `${name} ${call()}` }));
      case 15:
        return JSON.stringify(await world.addFault({ ...draw.pick(faults), seed: name }));
      case 16:
        return JSON.stringify(await world.clock({ advanceMs: draw.int(1, 7_200_000) }));
      case 17:
        return JSON.stringify(await world.admin(draw.pick(emails)).open("building", id).catch(String));
      case 18:
        return JSON.stringify([...(await world.admin(draw.pick(emails)).leave())].sort());
      default:
        return JSON.stringify(await world.push({ data: { in: name } }));
    }
  }

  function call(): number {
    return said.length;
  }

  async function remove(client: Client, id: number): Promise<string> {
    const form = await client.get(`/admin/building/edit/${id}`);
    if (form.status !== 200) return shown(form);
    const { record } = (await form.json()) as { record: { version: number } };
    return shown(await client.post(`/admin/building/delete/${id}`, { version: record.version }));
  }

  async function edit(client: Client, id: number): Promise<string> {
    const form = await client.get(`/admin/building/edit/${id}`);
    if (form.status !== 200) return shown(form);
    const { values, record } = (await form.json()) as { values: object; record: { version: number } };
    const sent = { ...values, name: `${name} ${call()}`, version: record.version };
    return shown(await client.post(`/admin/building/edit/${id}`, sent));
  }
}

/** Random per run. */
const shown = async (answer: Response): Promise<string> =>
  `${answer.status} ${(await answer.text()).replaceAll(/"(?:csrfToken|token)":"[^"]*"/g, "")}`;

const portless = (text: string): string =>
  text.replaceAll(/127\.0\.0\.1(?::\d+)?|palier-mock\.invalid/g, "host").replaceAll(/"bytes":\d+/g, "");

async function endOf(world: WorldControl): Promise<string> {
  const { entries } = await world.journal();
  // Running imports may differ by a step before the clock is frozen.
  const { idleMs: _idle, revision: _revision, ...detail } = await world.detail();
  return portless(
    JSON.stringify({
      snapshot: await world.snapshot(),
      journal: entries.map(({ ms: _ms, ...entry }) => entry),
      detail,
      outbox: await world.outbox(),
    }),
  );
}

describe("T02 worlds in parallel", () => {
  test(`${worldCount} worlds and ${worldCount * callCount} mixed requests leak nothing`, async () => {
    const names = Array.from({ length: worldCount }, (_, at) => `leak-${at}`);
    const together = await openPlayhouse();
    const parallel = await Promise.all(names.map((name) => live(together, name)));
    expect((await together.control.world("default").detail()).calls).toBe(0);
    await together.close();
    // Not at one time.
    const server = await openPlayhouse();
    const apart = inside(server.app);
    for (const [at, name] of names.entries()) {
      const alone = await live(apart, name);
      expect(parallel[at]?.said, name).toEqual(alone.said);
      expect(parallel[at]?.end, name).toBe(alone.end);
      await apart.control.world(name).delete();
    }
    await server.close();
    const statuses = new Set(parallel.flatMap(({ said }) => said.map((line) => line.split(" ")[1])));
    // Calls of every outcome occur.
    expect([...statuses]).toEqual(expect.arrayContaining(["200", "401", "404", "409", "423", "500", "503"]));
    expect(new Set(parallel.map(({ said }) => said.join())).size).toBe(worldCount);
  }, 240_000);
});
