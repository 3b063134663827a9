import type { OpenApiDocument } from "@palier/contract/openapi";
import { afterAll, describe, expect, test } from "vitest";
import { curlLines } from "../../src/page/curl-lines.ts";
import { triedOperations } from "../../src/page/tried-operations.ts";
import { json } from "../harness.ts";
import { openPlayhouse } from "./playhouse.ts";

const house = await openPlayhouse();
afterAll(() => house.close());
const [jeanne, karim] = ["jeanne.martin@palier.test", "karim.benali@palier.test"];
const document = await json<OpenApiDocument>(fetch(`${house.url}/openapi.json`));
const tried = Object.entries(triedOperations(document));

describe("T05 a played administrator calls the API", () => {
  test("in a session of its own: what it changes is changed, what is refused is an answer", async () => {
    const admin = (await house.world()).admin(karim);
    const list = await admin.get("/admin/building/ajax-list", "draw=7&start=0&length=1");
    expect(list).toMatchObject({ status: 200, type: expect.stringContaining("json"), whole: true });
    expect(JSON.parse(list.text ?? "")).toMatchObject({ draw: 7 });
    const said = await admin.post("/admin/concierge/order/1/comment", {
      body: "Vu.",
      visibility: "internal",
    });
    expect(said.status).toBe(201);
    expect((await admin.get("/admin/building/ajax-list", "length=-1")).status).toBe(400);
    expect((await admin.get("/admin/nowhere")).status).toBe(404);
    expect(JSON.parse((await admin.get("/admin/session")).text ?? "")).toMatchObject({
      admin: { email: karim },
    });
  });

  test("a long file is cut, a workbook is no text", async () => {
    const world = await house.world();
    await world.seed({ rows: { user: 20_000 } });
    const admin = world.admin(karim);
    const columns = "column_field_list=id,firstName,lastName,email,phone,createdAt";
    const csv = await admin.get("/admin/user/ajax-list-export", columns);
    expect(csv).toMatchObject({ status: 200, whole: false, type: expect.stringContaining("csv") });
    expect(csv.text?.length).toBeLessThanOrEqual(1_000_000);
    expect(
      await admin.get("/admin/building/ajax-list-export", "column_field_list=id&format=xlsx"),
    ).toMatchObject({
      status: 200,
      text: null,
      whole: true,
    });
  });
});

test("B07 what every operation is tried with at first has an answer", async () => {
  const admin = (await house.world()).admin(jeanne);
  const reads = tried.filter(([, { method }]) => method === "GET");
  expect(reads.length).toBeGreaterThan(100);
  const lost: string[] = [];
  for (const [name, { address }] of reads) {
    const [path = "", query] = address.split("?");
    const { status } = await admin.get(path, query);
    if (![200, 204].includes(status)) lost.push(`${name}: ${address} ${status}`);
  }
  // Which import belongs to which wallet is unknown.
  expect(lost).toEqual([expect.stringMatching(/^wallet\.importDetails: .* 404$/)]);
});

test("B07 every body that is offered is an object, at an address that there is", async () => {
  const world = await house.world();
  const posts = tried.filter(([, { method }]) => method === "POST");
  expect(posts.length).toBeGreaterThan(70);
  for (const [name, { address, body }] of posts) {
    const { status } = await world.admin(jeanne).post(address, { ...Object(body), notAField: 1 });
    expect([404, 422], `${name} ${status}`).toContain(status);
    expect(body, name).toBeTypeOf("object");
  }
});

test("B07 the curl lines sign in, in the same world, and quote what a shell would read", () => {
  const account = { email: jeanne, password: "palier" };
  const call = { world: "docs-1", method: "POST", address: "/admin/x?a='b'", body: `{"name":"L'Orée"}` };
  expect(curlLines("http://h/api", account, call)).toBe(
    [
      `CSRF=$(curl -s -c palier.cookies 'http://h/api/admin/login' -H 'x-palier-world: docs-1' -H 'content-type: application/json' --data '{"email":"jeanne.martin@palier.test","password":"palier"}' | sed 's/.*"csrfToken":"\\([^"]*\\)".*/\\1/')`,
      `curl -i -b palier.cookies 'http://h/api/admin/x?a='\\''b'\\''' -H 'x-palier-world: docs-1' -X POST -H 'content-type: application/json' -H "x-csrf-token: $CSRF" --data '{"name":"L'\\''Orée"}'`,
    ].join("\n"),
  );
  const read = curlLines("http://h/api", account, { ...call, method: "GET", body: undefined });
  expect(read.split("\n")[1]).toBe(
    "curl -i -b palier.cookies 'http://h/api/admin/x?a='\\''b'\\''' -H 'x-palier-world: docs-1'",
  );
});

test("B07 the page asks for the script once an operation is opened, and weighs what it did", async () => {
  const page = await (await fetch(`${house.url}/docs`)).text();
  expect(page).toContain('<script src="/docs/reference.js" data-try="/docs/try.js" defer></script>');
  expect(page).not.toContain('<form class="try"');
  const answer = await fetch(`${house.url}/docs/try.js`);
  expect(answer.headers.get("content-type")).toContain("text/javascript");
  const script = await answer.text();
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/\bimport\s*[({]|\brequire\(|innerHTML/);
  expect(script.length).toBeLessThan(80_000);
});

test("B07 where the control API is off there is nothing to try", async () => {
  const closed = await openPlayhouse({ control: false });
  expect(await (await fetch(`${closed.url}/docs`)).text()).not.toContain("data-try");
  expect((await fetch(`${closed.url}/docs/try.js`)).status).toBe(404);
  await closed.close();
});
