/** T02 Worlds in parallel answer mixed requests exactly like worlds alone on their server. */
import type { ControlClient, FaultInput, WorldControl } from "@palier/contract/control";
import { expect, test } from "vitest";
import type { MockApp } from "../../src/app.ts";
import { rng } from "../../src/core/random.ts";
import { inProcessClient } from "../../src/in-process/in-process-client.ts";
import { type Client, demoEmail, type FormAnswer, json, otherEmail } from "../kit/client.ts";
import { openDoor } from "../kit/server.ts";
import { visitorOf } from "../kit/worlds.ts";

/** 200 by hand: `npm run trial -- leaks`. */
const worldCount = Number(process.env.PALIER_WORLDS ?? 12);
const callCount = 60;

/** Over HTTP, or in process. */
interface House {
  readonly control: ControlClient;
  visitor(world: string): Client;
}
const inside = (app: MockApp): House => ({
  control: inProcessClient(app),
  visitor: (world) => visitorOf(app, world),
});

const faults: FaultInput[] = [
  { route: "building.list", status: 503, times: 2 },
  { route: "building.edit.post", status: 500, chance: 0.3 },
  { route: "order.*", malformed: true, times: 1 },
  { path: "/admin/news/**", status: 404, times: 3 },
];

/** Random per run. */
const shown = async (answer: Response): Promise<string> =>
  `${answer.status} ${(await answer.text()).replaceAll(/"(?:csrfToken|token)":"[^"]*"/g, "")}`;
const portless = (text: string): string =>
  text.replaceAll(/127\.0\.0\.1(?::\d+)?|palier-mock\.invalid/g, "host").replaceAll(/"bytes":\d+/g, "");

/** Drawn from the world's name; returns its answers and its end. */
async function live(house: House, name: string) {
  const draw = rng("leaks 1", name, 0);
  const world: WorldControl = await house.control.createWorld(name);
  await world.clock({ freeze: true, set: `20${draw.int(27, 60)}-01-01T08:00:00Z` });
  const clients = [house.visitor(name), house.visitor(name)];
  const said: string[] = [];

  const post = async (client: Client, id: number, what: "edit" | "delete") => {
    const form = await client.get(`/admin/building/edit/${id}`);
    if (form.status !== 200) return shown(form);
    const { values, record } = await json<FormAnswer>(form);
    const body =
      what === "edit" ? { ...values, name: `${name} ${said.length}` } : { version: record.version };
    return shown(await client.post(`/admin/building/${what}/${id}`, body));
  };
  const list = (id: number) => `length=${id}&search[value]=${draw.pick(["", "a", "parc", name])}`;
  const step = async (client: Client): Promise<string> => {
    const id = draw.int(1, 12);
    const dice = draw.below(20);
    if (dice < 2) return shown(await client.signIn(draw.pick([demoEmail, otherEmail])));
    if (dice < 6) return shown(await client.get(`/admin/building/ajax-list?${list(id)}`));
    if (dice < 7) return shown(await client.get(`/admin/concierge/order/ajax-list?length=5&start=${id}`));
    if (dice < 9) return shown(await client.get(`/admin/building/edit/${id}`));
    if (dice < 12) return post(client, id, "edit");
    if (dice < 13) return post(client, id, "delete");
    if (dice < 14) return shown(await client.get("/admin/news/ajax/list?length=3"));
    const played = world.admin(draw.pick([demoEmail, otherEmail]));
    const acts = [
      () => world.patch("neighborhood", id, { name: `${name} ${said.length}` }),
      () => world.addFault({ ...draw.pick(faults), seed: name }),
      () => world.clock({ advanceMs: draw.int(1, 7_200_000) }),
      () => played.open("building", id).catch(String),
      async () => [...(await played.leave())].sort(),
      () => world.push({ data: { in: name } }),
    ];
    return JSON.stringify(await acts[dice - 14]?.());
  };

  for (let call = 0; call < callCount; call += 1)
    said.push(portless(`${call} ${await step(draw.pick(clients))}`));
  const { entries } = await world.journal();
  // Running imports may differ by a step before the clock is frozen.
  const { idleMs: _idle, revision: _revision, ...detail } = await world.detail();
  const journal = entries.map(({ ms: _ms, ...entry }) => entry);
  const end = { snapshot: await world.snapshot(), journal, detail, outbox: await world.outbox() };
  return { said, end: portless(JSON.stringify(end)) };
}

// Two servers with many worlds take seconds under load.
test(
  `T02 ${worldCount} worlds in parallel on one port leak nothing into each other`,
  async () => {
    const names = Array.from({ length: worldCount }, (_, at) => `leak-${at}`);
    const together = await openDoor();
    const parallel = await Promise.all(names.map((name) => live(together, name)));
    expect((await together.control.world("default").detail()).calls).toBe(0);
    await together.close();
    const server = await openDoor();
    const apart = inside(server.app);
    for (const [at, name] of names.entries()) {
      expect(parallel[at], name).toEqual(await live(apart, name));
      await apart.control.world(name).delete();
    }
    await server.close();
    const statuses = new Set(parallel.flatMap(({ said }) => said.map((line) => line.split(" ")[1])));
    // Calls of every outcome occur.
    expect([...statuses]).toEqual(expect.arrayContaining(["200", "401", "404", "409", "423", "500", "503"]));
    expect(new Set(parallel.map(({ said }) => said.join())).size).toBe(worldCount);
  },
  60_000 + worldCount * 3_000,
);
