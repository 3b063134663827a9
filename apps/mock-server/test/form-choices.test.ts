import {
  callback,
  callbackTransitions,
  incident,
  incidentTransitions,
  news,
  newsTransitions,
  order,
  orderTransitions,
  quotation,
  quotationTransitions,
  ula,
  ulaTransitions,
} from "@palier/contract";
import { afterAll, describe, expect, test } from "vitest";
import { json, openDoor } from "./harness.ts";

const door = await openDoor();
const client = await door.signedIn();
afterAll(() => door.close());

/** Have forms of their own. */
const byOwnForms: Readonly<Record<string, readonly string[]>> = {
  [ula.name]: ["rejected", "proofToCheck"],
  [news.name]: ["published"],
};
const areas = [
  [incident.name, "/admin/incident/edit", incidentTransitions],
  [quotation.name, "/admin/concierge/quotation/edit", quotationTransitions],
  [news.name, "/admin/news/edit", newsTransitions],
  [callback.name, "/admin/concierge/callback/edit", callbackTransitions],
  [ula.name, "/admin/user/ula", ulaTransitions],
] as const;

const offered = async (path: string): Promise<string[]> => {
  const { choices } = await json<{ choices: { status: { id: string }[] } }>(client.get(path));
  return choices.status.map(({ id }) => id).sort();
};
const table = door.app.world("default").table.bind(door.app.world("default"));
const firstWith = (entity: string, status: string) =>
  table(entity).first({ where: [{ column: "status", op: "eq", value: status }] });

describe("the states that a form offers", () => {
  const cases = areas.flatMap(([entity, path, next]) =>
    Object.entries<readonly string[]>(next).map(([status, may]) => [entity, status, path, may] as const),
  );
  test.each(cases)("%s that is %s", async (entity, status, path, may) => {
    const row = firstWith(entity, status);
    // Due news is published before it is read.
    if (row === undefined) return expect(table(entity).size).toBeGreaterThan(0);
    const open = may.filter((each) => byOwnForms[entity]?.includes(each) !== true);
    expect(await offered(`${path}/${row.id}`)).toEqual([status, ...open].sort());
  });

  test.each(Object.entries(orderTransitions))("order that is %s", async (status, may) => {
    const row = firstWith(order.name, status);
    expect(await offered(`/admin/concierge/order/${row?.id}/status`)).toEqual([status, ...may].sort());
  });

  test("a new news item begins as a draft: what its form would refuse is not offered", async () => {
    expect(await offered("/admin/news/new")).toEqual(["archived", "draft", "scheduled"]);
  });

  test("a new building, whose form takes any state, is offered all of them", async () => {
    expect(await offered("/admin/building/new")).toEqual(["active", "archived", "draft"]);
  });
});
