import { afterAll, describe, expect, test } from "vitest";
import { json, nonEmpty, openDoor, otherEmail, type ProblemAnswer, type TableAnswer } from "./harness.ts";

const door = await openDoor();
const client = await door.signedIn();
afterAll(() => door.close());

const table = (path: string) =>
  json<TableAnswer>(client.get(`${path}${path.includes("?") ? "&" : "?"}length=500`));
const row = async (path: string, id: number) => (await table(path)).data.find((each) => each.id === id);
const post = (path: string, body: object = {}) => client.send(path, body);

/** Candidates, list, and both counts. */
const kinds = [
  {
    name: "a managed service for a building",
    candidates: "/admin/managed-services/building/ajax/1",
    add: (id: number) => `/admin/building/1/managed-services/${id}/add`,
    list: "/admin/managed-services/ajax",
    count: "buildingCount",
    history: "/admin/building/history/1",
  },
  {
    name: "a negotiated service for a building",
    candidates: "/admin/negotiated-services/building/ajax/1",
    add: (id: number) => `/admin/building/1/negotiated-services/${id}/add`,
    list: "/admin/negotiated-services/ajax",
    count: "buildingCount",
    history: "/admin/building/history/1",
  },
  {
    name: "a managed service for a neighbourhood",
    candidates: "/admin/managed-services/neighborhood/ajax/1",
    add: (id: number) => `/admin/neighborhood/1/managed-services/${id}/add`,
    list: "/admin/managed-services/ajax",
    count: "neighborhoodCount",
    history: "/admin/neighborhood/history/1",
  },
];

/** Today: enabled and not ended. */
const isOpen = ({ enabled, endsOn }: TableAnswer["data"][number]): boolean =>
  enabled === true && String(endsOn ?? "9") >= "2026-11-20";
const openIn = async (list: string) => (await table(list)).data.find(isOpen)?.id ?? 0;

describe.each(kinds)("$name", ({ candidates, add, list, count, history }) => {
  test("candidates say whether they are assigned, and the filter parts them", async () => {
    const all = await table(candidates);
    const [yes, no] = [
      await table(`${candidates}?assigned=true`),
      await table(`${candidates}?assigned=false`),
    ];
    const [given, rest] = [true, false].map((is) =>
      nonEmpty(all.data).filter(({ assigned }) => assigned === is),
    );
    expect([yes.data, no.data]).toEqual([given, rest]);
    expect(yes.recordsFiltered + no.recordsFiltered).toBe(all.recordsTotal);
    expect(yes.recordsTotal).toBe(all.recordsTotal);
    const own = new Set(yes.data.map(({ id }) => id));
    const offered = (await table(list)).data.filter((each) => own.has(each.id) || isOpen(each));
    expect(all.data.map(({ id }) => id).sort()).toEqual(offered.map(({ id }) => id).sort());
  });

  test.each(["asc", "desc"])("candidates are sorted by whether they are assigned, %s", async (dir) => {
    await post(add((await table(candidates)).data.at(-1)?.id ?? 0));
    const order = `columns[0][data]=assigned&order[0][column]=0&order[0][dir]=${dir}`;
    const { data } = await table(`${candidates}?${order}`);
    const flags = data.map(({ assigned }) => Number(assigned));
    expect(new Set(flags).size).toBe(2);
    expect(flags).toEqual([...flags].sort((x, y) => (dir === "asc" ? x - y : y - x)));
    const page = await json<TableAnswer>(client.get(`${candidates}?${order}&start=2&length=3`));
    expect(page.data).toEqual(data.slice(2, 5));
    expect(page.recordsFiltered).toBe(data.length);
  });

  test("adding assigns once, counts once and is in the history; removing takes it back", async () => {
    const free = (await table(`${candidates}?assigned=false`)).data[0]?.id ?? 0;
    const before = Number((await row(list, free))?.[count]);
    for (const _ of [1, 2]) expect((await post(add(free))).status).toBe(200);
    expect((await row(candidates, free))?.assigned).toBe(true);
    expect((await row(list, free))?.[count]).toBe(before + 1);
    expect((await table(history)).data[0]).toMatchObject({ event: "assigned" });
    const remove = add(free).replace(/add$/, "remove");
    for (const _ of [1, 2]) expect((await post(remove)).status).toBe(200);
    expect((await row(candidates, free))?.assigned).toBe(false);
    expect((await row(list, free))?.[count]).toBe(before);
    const lines = (await table(history)).data.filter(({ event }) => String(event).endsWith("assigned"));
    expect(lines.slice(0, 2).map(({ event }) => event)).toEqual(["unassigned", "assigned"]);
  });

  test("an end that does not exist is 404", async () => {
    expect((await post(add(999_999))).status).toBe(404);
    expect((await post(add(1).replace("/1/", "/999999/"))).status).toBe(404);
    expect((await client.get(candidates.replace(/1$/, "999999"))).status).toBe(404);
  });
});

describe("the lists from the other end", () => {
  test("A19 the buildings that have a service and those that can get it are all that are not archived", async () => {
    const { recordsTotal } = await table("/admin/building/ajax-list");
    const archived = (await table("/admin/building/ajax-list?status=archived")).recordsFiltered;
    for (const [list, having, addable] of [
      ["/admin/managed-services/ajax", "managed-services", "managed-services"],
      ["/admin/negotiated-services/ajax", "negotiated-service", "negotiated-services"],
    ] as const) {
      const id = await openIn(list);
      const has = await table(`/ajax/${id}/admin/building/${having}`);
      const can = await table(`/buildings/ajax${id}/admin/building/${addable}`);
      const { data } = await table(`/ajax/${id}/admin/building/${having}?length=500`);
      const had = data.filter(({ status }) => status === "archived").length;
      expect(archived).toBeGreaterThan(had);
      expect(has.recordsTotal + can.recordsTotal).toBe(recordsTotal - archived + had);
      expect((await row(list, id))?.buildingCount).toBe(has.recordsTotal);
    }
  });

  test("neighbourhoods for a managed service: their own count grows with it", async () => {
    const candidates = "/admin/neighborhood/managed-services/3";
    const free = (await table(`${candidates}?assigned=false`)).data[0];
    await post(`/admin/neighborhood/${free?.id}/managed-services/3/add`);
    const after = await row(candidates, free?.id ?? 0);
    expect(after).toMatchObject({
      assigned: true,
      managedServiceCount: Number(free?.managedServiceCount) + 1,
    });
  });

  test("a service that somebody has is not deleted: its neighbourhoods keep it", async () => {
    const managed = await table("/admin/managed-services/neighborhood/ajax/1?assigned=true");
    const before = Number((await row("/admin/neighborhood/ajax-list", 1))?.managedServiceCount);
    expect(managed.recordsFiltered).toBe(before);
    expect((await post(`/admin/managed-services/delete/${managed.data[0]?.id}`)).status).toBe(409);
    expect((await row("/admin/neighborhood/ajax-list", 1))?.managedServiceCount).toBe(before);
  });
});

describe.each(["managed-services", "negotiated-services"])("the order of %s", (area) => {
  const list = `/admin/${area}/ajax`;
  const order = async () => (await table(list)).data.map(({ id }) => id);
  const positions = async () => (await table(list)).data.map(({ position }) => position);
  const counted = async () => Array.from({ length: (await order()).length }, (_, at) => at + 1);

  test("a moved service takes the position, those between shift, and nobody's form becomes stale", async () => {
    const [a, b, c, d, ...rest] = await order();
    const versions = (await table(list)).data.map(({ id, version }) => `${id}.${version}`).sort();
    expect((await post(`/admin/${area}/sort/${a}/3`)).status).toBe(200);
    expect(await order()).toEqual([b, c, a, d, ...rest]);
    await post(`/admin/${area}/sort/${d}/1`);
    expect(await order()).toEqual([d, b, c, a, ...rest]);
    expect(await positions()).toEqual(await counted());
    expect((await table(list)).data.map(({ id, version }) => `${id}.${version}`).sort()).toEqual(versions);
  });

  test("S21 two admins move at once: the second, who saw another list, is refused (409) and moves nothing", async () => {
    const [a, b, c, d] = await order();
    const other = await door.signedIn(otherEmail);
    const seen = { fromPosition: 4, targetId: b };
    expect((await post(`/admin/${area}/sort/${c}/1`)).status).toBe(200);
    const after = await order();
    const late = await other.post(`/admin/${area}/sort/${d}/2`, seen);
    expect([late.status, await json(late)]).toEqual([
      409,
      expect.objectContaining({
        type: "/problems/stale-version",
        current: expect.objectContaining({ id: d }),
      }),
    ]);
    expect((await other.post(`/admin/${area}/sort/${a}/3`, { fromPosition: 1, targetId: b })).status).toBe(
      409,
    );
    expect(await order()).toEqual(after);
    expect((await other.post(`/admin/${area}/sort/${d}/2`, { fromPosition: 4, targetId: a })).status).toBe(
      200,
    );
    expect((await order()).slice(0, 4)).toEqual([c, d, a, b]);
    expect((await other.post(`/admin/${area}/sort/${d}/2`, { place: 4 })).status).toBe(422);
  });

  test("A11 a move is in the history of what was moved, and of nothing else", async () => {
    const [a, b] = await order();
    const lines = async (id?: number) =>
      (await json<{ data: { changes: object[] }[] }>(client.get(`/admin/${area}/history/${id}?length=50`)))
        .data;
    const before = (await lines(b)).length;
    await post(`/admin/${area}/sort/${a}/2`);
    expect((await lines(a))[0]?.changes).toEqual([
      { field: "position", label: "Position", from: "1", to: "2" },
    ]);
    expect((await lines(b)).length).toBe(before);
    await post(`/admin/${area}/sort/${a}/2`);
    expect((await lines(a)).filter(({ changes }) => changes.length > 0).length).toBeGreaterThan(0);
  });

  test("past the end means last; no position 0, no unknown service", async () => {
    const [first, ...rest] = await order();
    expect((await post(`/admin/${area}/sort/${first}/5000`)).status).toBe(200);
    expect(await order()).toEqual([...rest, first]);
    expect(await positions()).toEqual(await counted());
    expect((await post(`/admin/${area}/sort/${first}/0`)).status).toBe(404);
    expect((await post(`/admin/${area}/sort/999999/1`)).status).toBe(404);
  });

  test("a new service comes last, and a deleted one leaves no gap", async () => {
    const before = await order();
    const made = await json<{ id: number; position: number }>(post(`/admin/${area}/new`, service(area)));
    expect(made.position).toBe(before.length + 1);
    // Deleted if unused; later ones move up.
    await post(`/admin/${area}/sort/${made.id}/2`);
    const next = await json<{ id: number }>(post(`/admin/${area}/new`, service(area)));
    expect((await post(`/admin/${area}/delete/${made.id}`)).status).toBe(200);
    expect(await order()).toEqual([...before, next.id]);
    expect(await positions()).toEqual(await counted());
  });
});

test("an offer cannot end before it begins", async () => {
  const answer = await post("/admin/negotiated-services/new", {
    ...service("negotiated-services"),
    startsOn: "2026-12-02",
    endsOn: "2026-12-01",
  });
  expect(answer.status).toBe(422);
  expect((await json<ProblemAnswer>(answer)).errors?.[0]?.path).toBe("endsOn");
});

test("a neighbourhood that buildings belong to stays, with a French reason; an empty one goes", async () => {
  const used = (await table("/admin/neighborhood/ajax-list")).data.find(
    ({ buildingCount }) => Number(buildingCount) > 0,
  );
  const refused = await post(`/admin/neighborhood/delete/${used?.id}`);
  expect(refused.status).toBe(409);
  expect((await json<ProblemAnswer>(refused)).detail).toMatch(/^Suppression impossible.*immeuble/);
  const values = { name: "Les Essais", city: "Lyon", postalCodes: ["69003"], status: "draft" };
  const { id } = await json<{ id: number }>(post("/admin/neighborhood/new", values));
  expect((await post(`/admin/neighborhood/delete/${id}`)).status).toBe(200);
  expect((await client.get(`/admin/neighborhood/edit/${id}`)).status).toBe(404);
});

const service = (area: string) => ({
  name: "Service d’essai",
  url: "https://exemple.test/",
  enabled: true,
  ...(area === "managed-services"
    ? { category: "other" }
    : { partner: "Partenaire", discountLabel: "−10 %" }),
});
