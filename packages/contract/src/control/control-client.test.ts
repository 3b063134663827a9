import { describe, expect, test } from "vitest";
import { ControlError } from "./control-calls.ts";
import { controlClient } from "./control-client.ts";
import { controlContract } from "./control-contract.ts";

function clientOf(status: number, body: unknown) {
  const asked: string[] = [];
  const client = controlClient("http://mock:4010/", {
    fetch: async (url, init) => {
      asked.push(`${init.method} ${url} ${init.body ?? "-"}`);
      return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
    },
  });
  return { asked, world: client.world("w-1") };
}

describe("the control API's client", () => {
  test("writes paths, queries and bodies", async () => {
    const { asked, world } = clientOf(200, { entries: [], last: 3 });
    await world.journal({ route: "order.*", since: 2, wait: 100 });
    await world.clearFaults("fault-1").catch(() => undefined);
    await world
      .admin("a+b@c.fr/x")
      .lock("building", 12)
      .catch(() => undefined);
    expect(asked).toEqual([
      "GET http://mock:4010/__mock/worlds/w-1/journal?route=order.*&since=2&wait=100 -",
      "DELETE http://mock:4010/__mock/worlds/w-1/faults?id=fault-1 -",
      'POST http://mock:4010/__mock/worlds/w-1/admins/a%2Bb%40c.fr%2Fx/lock {"area":"building","id":12,"force":false}',
    ]);
    expect(world.openUrl("/admin/?a=b")).toBe(
      "http://mock:4010/__mock/worlds/w-1/open?to=%2Fadmin%2F%3Fa%3Db",
    );
  });

  test("says what was asked, why not and what exists, whatever refuses it", async () => {
    const problem = {
      type: "/problems/not-found",
      title: "Introuvable",
      status: 404,
      detail: "Rien.",
      allowed: ["a"],
    };
    const refused = await clientOf(404, problem)
      .world.reset()
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ControlError);
    expect(refused).toMatchObject({
      status: 404,
      problem: { allowed: ["a"] },
      message: expect.stringContaining("Rien."),
    });
    const proxy = await clientOf(502, "<html>Bad gateway")
      .world.reset()
      .catch((error: unknown) => error);
    expect(proxy).toMatchObject({ status: 502, problem: undefined });
  });

  test("refuses an answer that is not the operation's", async () => {
    await expect(clientOf(200, { nonsense: true }).world.detail()).rejects.toThrow();
    await expect(clientOf(200, "not JSON").world.detail()).rejects.toThrow();
  });

  test("every operation has an own method and path, below /__mock/worlds", () => {
    const routes = Object.values(controlContract).map(({ method, template }) => `${method} ${template}`);
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes.every((route) => /^(?:GET|POST|PATCH|DELETE) \/__mock\/worlds(?:\/|$)/.test(route))).toBe(
      true,
    );
  });
});
