import { controlContract } from "@palier/contract/control";
import type { OpenApiDocument } from "@palier/contract/openapi";
import { afterAll, describe, expect, test } from "vitest";
import { json, type ProblemAnswer } from "../harness.ts";
import { openPlayhouse } from "./playhouse.ts";

const house = await openPlayhouse();
afterAll(() => house.close());
const document = await json<OpenApiDocument & Record<string, never>>(fetch(`${house.url}/docs/mock.json`));
const [mine, karim] = ["mon-test", "karim.benali@palier.test"];

const routes = Object.entries(controlContract);
const operationOf = (name: string) =>
  Object.values(document.paths)
    .flatMap((item) => [item.get, item.post, item.patch, item.delete])
    .find((each) => each?.operationId === name);
const examplesOf = (name: string) =>
  Object.values(operationOf(name)?.requestBody?.content["application/json"]?.examples ?? {});

/** From the document's examples. */
function addressOf(name: string, given: Readonly<Record<string, string>> = {}): string {
  const template = routes.find(([key]) => key === name)?.[1].template ?? "";
  const parameters = (operationOf(name)?.parameters ?? []).filter((each) => "name" in each);
  return template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(given[key] ?? String(parameters.find((each) => each.name === key)?.example)),
  );
}
const call = (name: string, body: unknown, given?: Readonly<Record<string, string>>) =>
  fetch(house.url + addressOf(name, given), {
    method: routes.find(([key]) => key === name)?.[1].method ?? "GET",
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe("the control API's reference", () => {
  test("is served as a page under the strict policy, and as a document", async () => {
    const page = await fetch(`${house.url}/docs/mock`);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    const text = await page.text();
    expect(text).not.toMatch(/<script(?![^>]*src="\/docs\/reference\.js")|\son\w+=/);
    expect(await (await fetch(`${house.url}/docs/mock/`)).text()).toBe(text);
    const source = await fetch(`${house.url}/docs/mock.json`);
    expect(source.headers.get("content-type")).toContain("application/json");
    expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: "/" }] });
  });

  test("and the back-office's lead to each other, and the page of the worlds to both", async () => {
    const links = async (path: string) =>
      [
        ...(await (await fetch(house.url + path, { headers: { accept: "text/html" } })).text()).matchAll(
          /href="(\/[^"]*)"/g,
        ),
      ].map(([, href]) => href);
    expect(await links("/docs")).toEqual(["/openapi.json", "/docs/mock"]);
    expect(await links("/docs/mock")).toEqual(["/docs/mock.json", "/docs"]);
    expect(await links("/__mock")).toEqual(expect.arrayContaining(["/docs", "/docs/mock"]));
  });

  test("is not there where the control API is off, and nothing leads to it", async () => {
    const closed = await openPlayhouse({ control: false });
    for (const path of ["/docs/mock", "/docs/mock/", "/docs/mock.json"]) {
      const answer = await fetch(closed.url + path, { headers: { accept: "text/html" } });
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect((await json<ProblemAnswer>(answer)).detail).toContain("--no-control");
    }
    const docs = await fetch(`${closed.url}/docs`);
    expect(docs.status).toBe(200);
    expect(await docs.text()).not.toContain("/docs/mock");
    await closed.close();
  });
});

/** Of examples, in a reset world. */
const before: Readonly<Record<string, () => Promise<unknown>>> = {
  playType: () => house.control.world(mine).admin(karim).open("building", 12),
  playSave: () => house.control.world(mine).admin(karim).open("building", 12),
  playAsk: () => house.control.world(mine).admin("jeanne.martin@palier.test").open("building", 12),
  playAnswer: async () => {
    await house.control.world(mine).admin(karim).open("building", 12);
    await house.control.world(mine).admin("jeanne.martin@palier.test").ask("building", 12);
  },
};

const bodies = routes.flatMap(([name]) =>
  examplesOf(name).map(({ summary, value }): [string, string, unknown] => [name, summary, value]),
);

describe("the examples of the control API's reference", () => {
  test("are many, and of every operation that takes a body", () => {
    const named = new Set(bodies.map(([name]) => name));
    const taking = routes
      .map(([name]) => name)
      .filter((name) => operationOf(name)?.requestBody !== undefined);
    expect([...named].toSorted()).toEqual(taking.toSorted());
    expect(bodies.length).toBeGreaterThan(25);
  });

  test.each(bodies)("%s (%s) is accepted by a running server", async (name, _, value) => {
    const world = await house.control.createWorld(mine);
    await world.reset();
    await before[name]?.();
    const answer = await call(name, value);
    const said = await answer.text();
    expect(answer.status, said).toBe(routes.find(([key]) => key === name)?.[1].status);
  });

  test("a saved world is shown as its example says", async () => {
    const world = await house.control.createWorld(mine);
    expect((await call("restore", examplesOf("restore")[0]?.value)).status).toBe(200);
    expect(await world.detail()).toMatchObject({
      clock: { now: "2026-11-20T09:30:00.000Z", frozen: true },
      counts: { building: 239 },
      faultList: [{ id: "fault-1", left: 0 }],
    });
  });
});

describe("the refusals of the control API's reference", () => {
  const documented = (status: number) =>
    Object.values(document.components.responses)
      .flatMap(({ content = {} }) => Object.values(content["application/problem+json"]?.examples ?? {}))
      .map(({ value }) => value as ProblemAnswer)
      .filter((each) => each.status === status);

  test("every operation that refuses does so with a status that it declares", async () => {
    await (await house.control.createWorld(mine)).reset();
    for (const [name, route] of routes) {
      const declared = Object.keys(operationOf(name)?.responses ?? {}).map(Number);
      const asked = [
        await call(name, undefined, { world: "Mon_Test" }),
        await call(name, undefined, { world: "nowhere" }),
        await fetch(`${house.url}${addressOf(name)}?nonsense=1`, { method: route.method }),
      ];
      if (route.method !== "GET") {
        asked.push(await call(name, { nonsense: 1 }), await call(name, "nonsense"));
        const text = { method: route.method, body: "x", headers: { "content-type": "text/plain" } };
        asked.push(await fetch(house.url + addressOf(name), text));
      }
      for (const answer of asked) expect(declared, `${name} ${answer.status}`).toContain(answer.status);
    }
  });

  test("are the server's own words", async () => {
    const world = await house.control.createWorld(mine);
    await world.reset();
    await house.control.world(mine).addFault({ status: 500, times: 1 });
    const asked = [
      call("reset", undefined, { world: "Mon_Test" }),
      call("reset", undefined, { world: "mon-tset" }),
      call("addFault", { route: "building.exprot", status: 500 }),
      fetch(`${house.url}${addressOf("clearFaults")}?id=fault-9`, { method: "DELETE" }),
      call("playOpen", { area: "building", id: 12 }, { email: "karim@palier.test" }),
      call("deleteWorld", undefined, { world: "default" }),
      call("playType", { area: "building", id: 12, values: {} }),
      call("restore", { format: "palier-world", version: 1 }),
      fetch(house.url + addressOf("clock"), {
        method: "POST",
        body: "{",
        headers: { "content-type": "application/json" },
      }),
      fetch(house.url + addressOf("clock"), { method: "POST", body: "{}" }),
      fetch(house.url + addressOf("reset"), { method: "POST", headers: { origin: "https://evil.test" } }),
    ];
    for (const answer of await Promise.all(asked)) {
      const problem = await json<ProblemAnswer>(answer);
      expect(documented(answer.status).map(({ detail }) => detail)).toContain(problem.detail);
      expect(documented(answer.status).map(({ title }) => title)).toContain(problem.title);
    }
  });
});
