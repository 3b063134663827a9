import { contract, routesOf } from "@palier/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, json, type ProblemAnswer, type TableAnswer } from "../kit/client.ts";
import { openDoor } from "../kit/server.ts";

const door = await openDoor();
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());

interface Form {
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a new record is, before anybody says so. */
const initial: Readonly<Record<string, object>> = {
  accountAdmin: { enabled: true },
  building: { status: "draft", lotCount: 0, neighborhoodId: null },
  deliveryPoint: { enabled: true },
  managedService: { enabled: true },
  negotiatedService: { enabled: true },
  neighborhood: { status: "draft" },
  news: { scope: "all", status: "draft", pinned: false, notify: false },
  service: { unit: "piece", vatRate: 20, available: true },
  supplier: { enabled: true },
  theme: { enabled: true },
  user: { language: "fr", status: "pending" },
};

const newForms = routesOf(contract).flatMap(({ name, template, method }) => {
  const [area = "", form] = name.split(".");
  return form === "create" && method === "GET" ? [{ area, template }] : [];
});

describe("a new form", () => {
  test.each(newForms)("of $area begins with what is usual", async ({ area, template }) => {
    const { values } = await json<Form>(client.get(template));
    expect(values).toMatchObject(initial[area] ?? {});
  });

  test("begins so in all areas that say what is usual", () => {
    expect(newForms.map(({ area }) => area)).toEqual(expect.arrayContaining(Object.keys(initial)));
  });
});

describe("what may be there only once", () => {
  test.each([
    ["account-admin", "email"],
    ["building", "reference"],
    ["concierge/service", "reference"],
    ["ready-answer", "title"],
    ["user", "email"],
  ])("is refused for another %s at its field, %s", async (area, field) => {
    const { values } = await json<Form>(client.get(`/admin/${area}/edit/1`));
    const { version: _, ...again } = values;
    const answer = await client.send(`/admin/${area}/new`, again);
    expect(answer.status).toBe(422);
    const { errors = [] } = await json<ProblemAnswer>(answer);
    expect(errors.map(({ path }) => path)).toEqual([field]);
  });
});

describe("a setting", () => {
  const settings = async () => (await json<TableAnswer>(client.get("/admin/settings/ajax?length=500"))).data;
  const save = async (type: string, value: string) => {
    const { id = 0, version } = (await settings()).find((each) => each.type === type) ?? {};
    return await client.send(`/admin/settings/edit/${id}`, { value, version });
  };

  test.each([
    ["number", "beaucoup"],
    ["boolean", "peut-être"],
    ["email", "astreinte"],
    ["url", "javascript:alert(1)"],
    ["color", "rouge"],
  ])("of the kind %s takes no « %s »", async (type, value) => {
    const answer = await save(type, value);
    expect(answer.status).toBe(422);
    expect(await json<ProblemAnswer>(answer)).toMatchObject({ errors: [{ path: "value" }] });
  });

  test("says who changed it, and when", async () => {
    expect(await json(save("number", "7.5"))).toMatchObject({
      value: "7.5",
      updatedBy: "Jeanne Martin",
      updatedAt: expect.stringMatching(/^2026-11-20T/),
    });
  });
});
