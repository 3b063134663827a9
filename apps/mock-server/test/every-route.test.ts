/** S25, with ids from the routes' own lists. */
import { check, contract, type RouteEntry, routesOf } from "@palier/contract";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { areas } from "../src/areas.ts";
import { servedRoutes } from "../src/from-contract/route-book.ts";
import { json, openDoor, type TableAnswer } from "./harness.ts";
import { sending } from "./route-bodies.ts";
import { filled, paramsOf } from "./route-paths.ts";

const door = await openDoor();
const client = await door.signedIn();
afterAll(() => door.close());

const world = door.app.world("default");
const routes = routesOf(contract).filter(({ meta }) => meta.kind !== "session" && meta.kind !== "media");

const named = (some: readonly RouteEntry[]) => some.map((route) => [route.name, route] as const);

describe("every route", () => {
  test("is answered by its kind, or by a handler of its area", () => {
    const nobodys = servedRoutes(areas).filter(({ by }) => by === "nobody");
    expect(
      nobodys.map(({ entry }) => entry.name),
      "a handler of these stands in src/areas/<area>.ts, joined to src/areas.ts",
    ).toEqual([]);
  });

  test.each(named(routes.filter(({ method }) => method === "GET")))(
    "GET %s answers 200",
    async (_name, route) => {
      const answer = await client.get(pathOf(route));
      expect(answer.status, await answer.clone().text()).toBe(200);
    },
  );

  test.each(named(routes.filter(({ method }) => method === "POST")))(
    "POST %s reaches its handler, and answers as it declares",
    async (_name, route) => {
      const { path, body } = await sending(client, world, route);
      const answer = await client.post(path, body);
      const text = await answer.text();
      expect(route.statuses, text).toContain(answer.status);
      expect([200, 201, 409, 422], text).toContain(answer.status);
      const why = `what a person types stands in route-bodies.ts: ${text}`;
      if (answer.status === 422)
        expect(check(route.body ?? z.never(), body), why).toMatchObject({ ok: true });
    },
  );

  test.each(named(routes.filter(({ meta }) => meta.record !== undefined)))(
    "%s answers 404 for a record that nobody has",
    async (_name, route) => {
      const { record } = route.meta;
      const params = { ...paramsOf(world, route), [record?.param ?? ""]: "999999999" };
      const path = `${filled(route.template, params)}${columnsOf(route)}`;
      const { body } = route.method === "GET" ? { body: {} } : await sending(client, world, route);
      const answer = await (route.method === "GET" ? client.get(path) : client.post(path, body));
      expect(answer.status, await answer.text()).toBe(404);
    },
  );

  test("pictures and proofs that rows name are there", async () => {
    const incidents = await json<TableAnswer>(client.get("/admin/incident/ajax/list?length=100"));
    const photos = incidents.data.flatMap(({ photos }) => photos as string[]);
    const ties = await json<TableAnswer>(client.get("/admin/dashboard/association-requests?length=50"));
    const forms = await Promise.all(
      ties.data
        .filter(({ hasProof }) => hasProof)
        .slice(0, 10)
        .map(({ id }) => json<{ record: { proof: { url: string } } }>(client.get(`/admin/user/ula/${id}`))),
    );
    const proofs = forms.map(({ record }) => record.proof.url);
    expect(photos.length).toBeGreaterThan(0);
    expect(proofs.length).toBeGreaterThan(0);
    for (const url of [...photos.slice(0, 10), ...proofs]) expect((await client.get(url)).status).toBe(200);
  });
});

const pathOf = (route: RouteEntry): string =>
  `${filled(route.template, paramsOf(world, route))}${columnsOf(route)}`;

const columnsOf = ({ meta }: RouteEntry): string => (meta.kind === "export" ? "?column_field_list=id" : "");
