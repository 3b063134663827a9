/** S25, with ids from the routes' own lists. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check, type RouteEntry } from "@palier/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { areas } from "../../src/areas.ts";
import { servedRoutes } from "../../src/from-contract/route-book.ts";
import { nonEmpty } from "../kit/client.ts";
import { filled, paramsOf, routes, sending } from "../kit/route-bodies.ts";
import { oneWorld, openWorld } from "../kit/worlds.ts";

const { client, state, rows, get, status } = await oneWorld();
const ordinary = routes.filter(({ meta }) => meta.kind !== "session" && meta.kind !== "media");

const columnsOf = ({ meta }: RouteEntry): string => (meta.kind === "export" ? "?column_field_list=id" : "");

test("S25 every route is answered by its kind or by a handler of its area", () => {
  const nobodys = servedRoutes(areas).filter(({ by }) => by === "nobody");
  expect(
    nobodys.map(({ entry }) => entry.name),
    "a handler of these stands in src/areas/<area>.ts, joined to src/areas.ts",
  ).toEqual([]);
});

test("each area that a source file defines is served", () => {
  const source = join(import.meta.dirname, "../../src");
  const stated = globSync("areas/**/*.ts", { cwd: source }).flatMap(
    (path) =>
      /defineArea\(\{\s*area: "([^"]+)"/.exec(readFileSync(join(source, path), "utf8"))?.slice(1) ?? [],
  );
  const served = new Set(areas.map(({ area }) => area));
  expect(stated.length).toBeGreaterThan(20);
  expect(
    stated.filter((area) => !served.has(area)),
    "not joined to src/areas.ts",
  ).toEqual([]);
});

test("S25 every GET answers 200", async () => {
  const bad: string[] = [];
  for (const route of ordinary.filter(({ method }) => method === "GET")) {
    const answer = await client().get(
      `${filled(route.template, paramsOf(state(), route))}${columnsOf(route)}`,
    );
    if (answer.status !== 200) bad.push(`${route.name} ${answer.status} ${await answer.text()}`);
  }
  expect(bad).toEqual([]);
});

test("S25 every POST reaches its handler and answers as the contract declares", async () => {
  const world = await openWorld();
  const bad: string[] = [];
  for (const route of nonEmpty(ordinary.filter(({ method }) => method === "POST"))) {
    const { path, body } = await sending(world.client, world.state(), route);
    const answer = await world.client.post(path, body);
    const text = await answer.text();
    const isDeclared = route.statuses.includes(answer.status) && [200, 201, 409, 422].includes(answer.status);
    const isTyped = answer.status !== 422 || check(route.body ?? z.never(), body).ok;
    if (!isDeclared || !isTyped)
      bad.push(`${route.name} ${answer.status}: what a person types stands in route-bodies.ts: ${text}`);
  }
  world.close();
  expect(bad).toEqual([]);
});

test("every route of a record answers 404 for a record that does not exist", async () => {
  const bad: string[] = [];
  for (const route of nonEmpty(ordinary.filter(({ meta }) => meta.record !== undefined))) {
    const params = { ...paramsOf(state(), route), [route.meta.record?.param ?? ""]: "999999999" };
    const path = `${filled(route.template, params)}${columnsOf(route)}`;
    const answer = await (route.method === "GET"
      ? client().get(path)
      : client().post(path, (await sending(client(), state(), route)).body));
    if (answer.status !== 404) bad.push(`${route.name} ${answer.status}`);
  }
  expect(bad).toEqual([]);
});

test("S22 pictures and proofs that rows name are served", async () => {
  const photos = (await rows("/admin/incident/ajax/list")).flatMap((row) => row.photos as string[]);
  const ties = (await rows("/admin/dashboard/association-requests")).filter(({ hasProof }) => hasProof);
  const proofs: string[] = [];
  for (const { id } of ties.slice(0, 10))
    proofs.push(
      (await get<{ record: { proof: { url: string } } }>(`/admin/user/ula/${id}`)).record.proof.url,
    );
  for (const url of [...nonEmpty(photos).slice(0, 10), ...nonEmpty(proofs)])
    expect(await status(url)).toBe(200);
});
