import type { WorldControl } from "@palier/contract/control";
import { afterAll, beforeEach } from "vitest";
import { openPlayhouse } from "./control/playhouse.ts";
import { type Client, json, type ProblemAnswer, type TableAnswer } from "./harness.ts";

export type Row = TableAnswer["data"][number];
interface Form {
  readonly values: Record<string, unknown> & { version: number };
  readonly choices: Record<string, { id: string | number; text: string }[]>;
  readonly record: Record<string, unknown> & { version: number };
}

/** The seed's. */
export const presentInstant = "2026-11-20T09:30:00Z";
export const present = Date.parse(presentInstant);

/** At the seed's present, new before each test. */
export async function frozenWorlds() {
  const house = await openPlayhouse();
  afterAll(() => house.close());
  let world: WorldControl = house.control.world("default");
  let client: Client = house.visitor("default");
  beforeEach(async () => {
    world = await house.world();
    await world.clock({ freeze: true, set: presentInstant });
    client = await house.admin(world.name);
  });
  const rows = async (path: string): Promise<Row[]> =>
    (await json<TableAnswer>(client.get(`${path}${path.includes("?") ? "&" : "?"}length=500`))).data;
  const post = (path: string, body: object = {}) => client.post(path, body);
  return {
    house,
    world: () => world,
    client: () => client,
    rows,
    post,
    first: async (path: string): Promise<Row> => {
      const [row] = await rows(path);
      if (row === undefined) throw new Error(`no row in ${path}`);
      return row;
    },
    get: <T = Row>(path: string) => json<T>(client.get(path)),
    form: (path: string) => json<Form>(client.get(path)),
    edit: async (path: string, changes: object) => {
      const { values } = await json<Form>(client.get(path));
      return post(path, { ...values, ...changes });
    },
    /** Must be refused. */
    refused: async (answer: Response | Promise<Response>) => ({
      code: (await answer).status,
      ...(await json<ProblemAnswer & { allowed?: string[] }>(answer)),
    }),
    /** Without a call; sessions stay. */
    at: (instant: string | number): void => {
      const { clock, sessions } = house.app.world(world.name);
      const passed = new Date(instant).getTime() - clock.now();
      clock.move(passed);
      sessions.shift(passed);
    },
    again: async () => {
      await world.reset();
      await world.clock({ freeze: true, set: presentInstant });
      await client.signIn();
    },
  };
}
