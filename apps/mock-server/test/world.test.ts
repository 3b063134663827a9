import { afterAll, describe, expect, test } from "vitest";
import { MockApp } from "../src/app.ts";
import { json, openDoor, type ProblemAnswer } from "./harness.ts";

const door = await openDoor();
afterAll(() => door.close());
const world = door.app.world("default");

describe("a world", () => {
  test("T01 the same seed gives the same bytes, another seed others", async () => {
    const [again, other] = [await openDoor(), await openDoor({ seed: "autre" })];
    const page = async (of: typeof door) =>
      (await (await of.signedIn()).get("/admin/building/ajax-list?start=40")).text();
    const first = await page(door);
    expect(await page(again)).toBe(first);
    expect(await page(other)).not.toBe(first);
    await Promise.all([again.close(), other.close()]);
  });

  test("its clock starts at the seed's present, whatever the machine's says", () => {
    expect(new MockApp().world("w").clock.instant()).toMatch(/^2026-11-20T09:3/);
  });

  test("what one world changes no other sees", () => {
    const app = new MockApp();
    app.world("a").table("building").patch(1, { name: "À moi" });
    expect(app.world("b").table("building").get(1)?.name).not.toBe("À moi");
  });

  test("T03 T04 one place steps around each call: it sees route and answer, and may answer itself", async () => {
    const client = await door.signedIn();
    const seen: string[] = [];
    world.around = async (request, route, next) => {
      const answer =
        route?.name === "building.export" ? { status: 503, headers: {}, body: "no" } : await next();
      seen.push(`${request.method} ${route?.name} ${answer.status}`);
      return answer;
    };
    await client.get("/admin/building/ajax-list");
    expect((await client.get("/admin/building/ajax-list-export?column_field_list=name")).status).toBe(503);
    await client.get("/admin/building/edit/999999");
    world.around = undefined;
    expect(seen).toEqual(["GET building.list 200", "GET building.export 503", "GET building.edit.get 404"]);
  });

  test("an answer that breaks the contract is a 500 that says which route and where", async () => {
    const client = await door.signedIn();
    world.table("building").patch(5, { postalCode: "nonsense" });
    const answer = await client.get("/admin/building/ajax-list");
    expect(answer.status).toBe(500);
    expect(await json<ProblemAnswer>(answer)).toMatchObject({
      type: "/problems/contract-broken",
      detail: "building.list (GET /admin/building/ajax-list)",
      errors: [{ path: "data[id=5].postalCode" }],
    });
    expect((await client.get("/admin/building/edit/5")).status).toBe(500);
    expect((await client.get("/admin/building/edit/6")).status).toBe(200);
  });
});
