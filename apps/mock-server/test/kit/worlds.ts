/** Worlds without a port, of one app: each worker of vitest builds the seed once, and a world costs little. */
import { afterAll, afterEach, beforeEach } from "vitest";
import { MockApp } from "../../src/app.ts";
import { FetchRequest } from "../../src/in-process/fetch-request.ts";
import { fetchResponse } from "../../src/in-process/fetch-response.ts";
import { inProcessClient } from "../../src/in-process/in-process-client.ts";
import { MemoryBoard } from "../../src/worlds/board.ts";
import {
  Client,
  type FormAnswer,
  type HistoryLine,
  json,
  type ProblemAnswer,
  type Row,
  type Send,
  type TableAnswer,
} from "./client.ts";

/** The seed's. */
const presentInstant = "2026-11-20T09:30:00Z";
export const present = Date.parse(presentInstant);
export const day = 86_400_000;

/** Its boards count as heard, as with a realtime service: changes are announced. */
export const app = new MockApp({ boardOf: () => Object.assign(new MemoryBoard(), { isHeard: true }) });
const control = inProcessClient(app);

/** Calls an app's API in a world, without a port. */
export const sendTo =
  (of: MockApp, name: string): Send =>
  async (path, init) => {
    const url = new URL(`http://127.0.0.1/api${path}`);
    const request = new Request(url, init);
    return fetchResponse(await of.answer(new FetchRequest(request, url, { world: name })), request.method);
  };

/** Not signed in. */
export const visitorOf = (of: MockApp, name: string): Client =>
  new Client(sendTo(of, name), () => of.world(name));

let count = 0;

export type OpenWorld = Awaited<ReturnType<typeof openWorld>>;

/** At the seed's present, where its clock stands still; with a signed-in admin. */
export async function openWorld() {
  count += 1;
  const name = `world-${count}`;
  const tested = await control.createWorld(name);
  await tested.clock({ freeze: true, set: presentInstant });
  const admin = async (email?: string) => {
    const one = visitorOf(app, name);
    await one.signIn(email);
    return one;
  };
  const { board } = app.worlds.of(name);
  return {
    name,
    control: tested,
    board,
    /** Another after a reset. */
    state: () => app.world(name),
    visitor: () => visitorOf(app, name),
    admin,
    client: await admin(),
    close: () => app.worlds.close(name),
  };
}

/** A new world before each test, and words to speak to the present one. */
export function freshWorlds() {
  let opened: OpenWorld | undefined;
  beforeEach(async () => {
    opened = await openWorld();
  });
  afterEach(() => opened?.close());
  return wordsOf(() => {
    if (opened === undefined) throw new Error("worlds are there within tests alone");
    return opened;
  });
}

/** One world for all tests of a file. */
export async function oneWorld() {
  const opened = await openWorld();
  afterAll(opened.close);
  return wordsOf(() => opened);
}

function wordsOf(world: () => OpenWorld) {
  const client = () => world().client;
  const get = <T = Row>(path: string) => json<T>(client().get(path));
  const table = (path: string) => get<TableAnswer>(`${path}${path.includes("?") ? "&" : "?"}length=500`);
  const rows = async (path: string) => (await table(path)).data;
  const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    client().post(path, body, headers);
  const form = (path: string) => get<FormAnswer>(path);
  return {
    world,
    client,
    state: () => world().state(),
    get,
    table,
    rows,
    post,
    form,
    /** Completed as a screen does. */
    send: (path: string, body: object = {}, headers: Record<string, string> = {}) =>
      client().send(path, body, headers),
    edit: async (path: string, changes: object, headers: Record<string, string> = {}) =>
      post(path, { ...(await form(path)).values, ...changes }, headers),
    /** As the form's GET shows it. */
    recordOf: async (path: string) => (await form(path)).record,
    first: async (path: string): Promise<Row> => {
      const [row] = await rows(path);
      if (row === undefined) throw new Error(`no row in ${path}`);
      return row;
    },
    find: async (path: string, matches: (row: Row) => boolean): Promise<Row> => {
      const row = (await rows(path)).find(matches);
      if (row === undefined) throw new Error(`no such row in ${path}`);
      return row;
    },
    history: async (path: string) => (await rows(path)) as HistoryLine[],
    status: async (path: string) => (await client().get(path)).status,
    /** Must succeed. */
    done: async <T = Row>(answer: Response | Promise<Response>): Promise<T> => {
      const given = await answer;
      if (!given.ok) throw new Error(`${given.status} ${await given.text()}`);
      return json<T>(given);
    },
    /** Must be refused. */
    refused: async (answer: Response | Promise<Response>) => ({
      code: (await answer).status,
      ...(await json<ProblemAnswer>(answer)),
    }),
    /** As a tester. */
    patch: (entity: string, id: number, changes: object) => world().control.patch(entity, id, { ...changes }),
    /** Without a call; sessions stay. */
    at: (instant: string | number): void => {
      const { clock, sessions } = world().state();
      const passed = new Date(instant).getTime() - clock.now();
      clock.move(passed);
      sessions.shift(passed);
    },
    /** Another admin holds this record, until `undefined`. */
    hold: (entity: string, id: number | undefined): void => {
      const holder = { email: "karim.benali@palier.test", name: "Karim Benali", since: presentInstant };
      world().state().lockHolder = (what, which) => (what === entity && which === id ? holder : undefined);
    },
  };
}
