/** Services and modules of buildings and neighbourhoods, and the order of services. */
import { describe, expect, test } from "vitest";
import { createBuilding } from "../kit/building-forms.ts";
import { nonEmpty, otherEmail, type Row } from "../kit/client.ts";
import { freshWorlds } from "../kit/worlds.ts";

const {
  world,
  client,
  get,
  rows,
  table,
  find,
  form,
  recordOf,
  send,
  post,
  done,
  refused,
  history,
  status,
  patch,
  at,
} = freshWorlds();

const kinds = [
  ["managed-services", "building", "managedService", "buildingCount"],
  ["negotiated-services", "building", "negotiatedService", "buildingCount"],
  ["managed-services", "neighborhood", "managedService", "neighborhoodCount"],
] as const;

describe.each(kinds)("%s of a %s", (area, owner, entity, count) => {
  const candidates = `/admin/${area}/${owner}/ajax/1`;
  const list = `/admin/${area}/ajax`;
  const add = (id: number) => `/admin/${owner}/1/${area}/${id}/add`;
  const remove = (id: number) => `/admin/${owner}/1/${area}/${id}/remove`;
  const row = (path: string, id: number) => find(path, (each) => each.id === id);
  /** One that the owner has, and one that it may get. */
  const both = async () => {
    await patch(owner, 1, { status: "active" });
    const [had = 0, free = 0] = (await rows(`${candidates}?assigned=false`)).map(({ id }) => id);
    await done(post(add(had)));
    return { had, free };
  };

  test("are told apart by whether they are assigned, in filter and order", async () => {
    await both();
    const all = nonEmpty(await rows(candidates));
    const parts = [await table(`${candidates}?assigned=true`), await table(`${candidates}?assigned=false`)];
    expect(parts.map(({ data }) => data)).toEqual(
      [true, false].map((is) => all.filter((each) => each.assigned === is)),
    );
    for (const dir of ["asc", "desc"]) {
      const order = `columns[0][data]=assigned&order[0][column]=0&order[0][dir]=${dir}`;
      const flags = (await rows(`${candidates}?${order}`)).map(({ assigned }) => Number(assigned));
      expect(flags).toEqual(flags.toSorted((x, y) => (dir === "asc" ? x - y : y - x)));
      const page = await get<{ data: Row[] }>(`${candidates}?${order}&start=2&length=3`);
      expect(page.data).toEqual((await rows(`${candidates}?${order}`)).slice(2, 5));
    }
  });

  test("are added once, counted once and told by the owner's history; removing takes it back", async () => {
    const { free } = await both();
    const before = Number((await row(list, free))[count]);
    for (const [path, assigned, left] of [
      [add(free), true, before + 1],
      [remove(free), false, before],
    ] as const) {
      for (const _ of [1, 2]) await done(post(path));
      expect([(await row(candidates, free)).assigned, (await row(list, free))[count]]).toEqual([
        assigned,
        left,
      ]);
    }
    const events = (await history(`/admin/${owner}/history/1`)).map(({ event }) => event);
    expect(events.slice(0, 2)).toEqual(["unassigned", "assigned"]);
    for (const path of [add(999_999), add(1).replace("/1/", "/999999/")])
      expect((await post(path)).status).toBe(404);
    expect(await status(candidates.replace(/1$/, "999999"))).toBe(404);
  });

  test("A15 A19 a disabled one is not given, and stays where it is", async () => {
    const { had, free } = await both();
    for (const id of [free, had]) await patch(entity, id, { enabled: false });
    const ids = (await rows(candidates)).map(({ id }) => id);
    expect([ids.includes(free), ids.includes(had)]).toEqual([false, true]);
    const refusal = await refused(post(add(free)));
    expect(refusal.code).toBe(409);
    expect(refusal.detail).toMatch(/n’est plus proposé.*Choisissez un service/);
    await done(post(add(had)));
    await done(post(remove(had)));
  });

  test("A19 an archived owner is given none, and keeps those that it has", async () => {
    const { had, free } = await both();
    await patch(owner, 1, { status: "archived" });
    const refusal = await refused(post(add(free)));
    expect(refusal.code).toBe(409);
    expect(refusal.detail).toContain("qui n’est pas archivé");
    expect((await rows(candidates)).map(({ id }) => id)).toContain(had);
    expect(await rows(`${candidates}?assigned=false`)).toEqual([]);
    await done(post(add(had)));
  });
});

describe("S24 A19 the odd paths", () => {
  test("list who has a service and to whom it can be added: all buildings that are not archived", async () => {
    const { recordsTotal } = await table("/admin/building/ajax-list");
    const archived = (await table("/admin/building/ajax-list?status=archived")).recordsFiltered;
    for (const [area, having] of [
      ["managed-services", "managed-services"],
      ["negotiated-services", "negotiated-service"],
    ]) {
      const { id } = await createBuilding(client(), { status: "active", reference: `ODD-${area}` });
      const [service] = await rows(`/admin/${area}/building/ajax/${id}?assigned=false`);
      const [has, can] = [
        `/ajax/${service?.id}/admin/building/${having}`,
        `/buildings/ajax${service?.id}/admin/building/${area}`,
      ];
      const before = [(await table(has)).recordsTotal, (await table(can)).recordsTotal];
      await done(post(`/admin/building/${id}/${area}/${service?.id}/add`));
      const after = [(await table(has)).recordsTotal, (await table(can)).recordsTotal];
      expect(after).toEqual([Number(before[0]) + 1, Number(before[1]) - 1]);
      expect([await rows(has), await rows(can)].map((each) => each.some((row) => row.id === id))).toEqual([
        true,
        false,
      ]);
      const had = (await rows(has)).filter((row) => row.status === "archived").length;
      expect((after[0] ?? 0) + (after[1] ?? 0)).toBeGreaterThanOrEqual(recordsTotal - archived + had);
    }
    for (const path of [
      "/ajax/99999/admin/building/managed-services",
      "/buildings/ajax/1/admin/building/managed-services",
    ])
      expect(await status(path)).toBe(404);
  });
});

test("A19 an offer is given until its last day in Paris, which does not precede its first", async () => {
  const list = "/admin/negotiated-services/building/ajax/1";
  await patch("building", 1, { status: "active" });
  const [service] = await rows(`${list}?assigned=false`);
  await patch("negotiatedService", service?.id ?? 0, { endsOn: "2026-11-30" });
  const isOffered = async () => (await rows(list)).some((row) => row.id === service?.id);
  at("2026-11-30T22:59:59Z");
  expect(await isOffered()).toBe(true);
  at("2026-11-30T23:00:00Z");
  expect(await isOffered()).toBe(false);
  expect((await post(`/admin/building/1/negotiated-services/${service?.id}/add`)).status).toBe(409);
  const sent = { name: "Essai", partner: "P", discountLabel: "−10 %", url: "https://e.test/", enabled: true };
  const dates = { startsOn: "2026-12-02", endsOn: "2026-12-01" };
  expect(await refused(send("/admin/negotiated-services/new", { ...sent, ...dates }))).toMatchObject({
    code: 422,
    errors: [{ path: "endsOn" }],
  });
});

test("A15 a managed service that only neighbourhoods have is kept too, and goes when none has it", async () => {
  const service = await find(
    "/admin/managed-services/ajax",
    (each) => Number(each.buildingCount) > 0 && Number(each.neighborhoodCount) > 0,
  );
  const { id } = service;
  const remove = async () =>
    post(`/admin/managed-services/delete/${id}`, {
      version: (await recordOf(`/admin/managed-services/edit/${id}`)).version,
    });
  for (const home of await rows(`/ajax/${id}/admin/building/managed-services`))
    await post(`/admin/building/${home.id}/managed-services/${id}/remove`);
  const refusal = await refused(remove());
  expect(refusal.code).toBe(409);
  expect(refusal.detail?.replace(/\s/g, "")).toContain(`:${service.neighborhoodCount}quartier`);
  for (const each of await rows(`/admin/neighborhood/managed-services/${id}?assigned=true`))
    await post(`/admin/neighborhood/${each.id}/managed-services/${id}/remove`);
  await done(remove());
});

describe.each(["managed-services", "negotiated-services"])("S21 the order of %s", (area) => {
  const list = `/admin/${area}/ajax`;
  const order = async () => (await rows(list)).map(({ id }) => id);
  const sort = (id: unknown, to: number, body: object = {}, by = client()) =>
    by.send(`/admin/${area}/sort/${id}/${to}`, body);
  const isCounted = async () => (await rows(list)).every(({ position }, place) => position === place + 1);

  test("A11 takes a moved service, shifts those between, tells it, and makes nobody's form stale", async () => {
    const [a, b, c, d, ...rest] = await order();
    const versions = (await rows(list)).map(({ id, version }) => `${id}.${version}`).sort();
    const lines = (await history(`/admin/${area}/history/${b}`)).length;
    await done(sort(a, 3));
    expect(await order()).toEqual([b, c, a, d, ...rest]);
    const [line] = await history(`/admin/${area}/history/${a}`);
    expect(line?.changes).toEqual([{ field: "position", label: "Position", from: "1", to: "3" }]);
    expect(await history(`/admin/${area}/history/${b}`)).toHaveLength(lines);
    await done(sort(d, 1));
    await done(sort(d, 5000));
    expect(await order()).toEqual([b, c, a, ...rest, d]);
    expect(await isCounted()).toBe(true);
    expect((await rows(list)).map(({ id, version }) => `${id}.${version}`).sort()).toEqual(versions);
    for (const [id, to] of [
      [a, 0],
      [999_999, 1],
    ] as const)
      expect((await sort(id, to)).status).toBe(404);
  });

  test("is refused to an admin who saw another list (409), and moves nothing", async () => {
    const [a, b, c, d] = await order();
    const karim = await world().admin(otherEmail);
    await done(sort(c, 1));
    const after = await order();
    for (const [id, to, seen] of [
      [d, 2, { fromPosition: 4, targetId: b }],
      [a, 3, { fromPosition: 1, targetId: b }],
    ] as const)
      expect(await refused(sort(id, to, seen, karim))).toMatchObject({
        code: 409,
        type: "/problems/stale-version",
        current: { id },
      });
    expect(await order()).toEqual(after);
    await done(sort(d, 2, { fromPosition: 4, targetId: a }, karim));
    expect((await order()).slice(0, 4)).toEqual([c, d, a, b]);
  });

  test("puts a new service last, and a deleted one leaves no gap", async () => {
    const before = await order();
    const own =
      area === "managed-services" ? { category: "other" } : { partner: "P", discountLabel: "−10 %" };
    const service = { name: "Essai", url: "https://exemple.test/", enabled: true, ...own };
    const made = await done(send(`/admin/${area}/new`, service));
    expect(made.position).toBe(before.length + 1);
    await done(sort(made.id, 2));
    await done(send(`/admin/${area}/delete/${made.id}`));
    expect(await order()).toEqual(before);
    expect(await isCounted()).toBe(true);
  });
});

describe("a module", () => {
  const modules = "/admin/modules/ajax";
  const countOf = async (id: number) => Number((await find(modules, (each) => each.id === id)).buildingCount);
  const inBuilding = (id: number) => rows(`/admin/modules/building/ajax/${id}`);
  const home = async () => (await find("/admin/building/ajax-list?status=active", () => true)).id;
  const on = async () => (await find(modules, ({ enabled }) => enabled === true)).id;
  const turn = async (id: number, enabled: boolean) => {
    const { version, buildingCount } = await recordOf(`/admin/modules/edit/${id}`);
    return done(post(`/admin/modules/${id}/enabled`, { enabled, buildingCount, version }));
  };

  test("counts the active buildings in which it is on; none while it is off", async () => {
    const id = await on();
    const active = await rows("/admin/building/ajax-list?status=active");
    const lists = await Promise.all(active.map((each) => inBuilding(each.id)));
    const counted = () => lists.filter((list) => list.find((each) => each.id === id)?.onInBuilding).length;
    expect(await countOf(id)).toBe(counted());
    for (const { enabled, buildingCount } of await rows(modules))
      expect(Number(buildingCount) > 0).toBe(enabled);
  });

  test("follows buildings that are archived, activated, created and deleted", async () => {
    const [id, building] = [await on(), await home()];
    await post(`/admin/building/${building}/modules/${id}/on`);
    const before = await countOf(id);
    const become = async (to: string) => {
      const { version, userCount } = await recordOf(`/admin/building/edit/${building}`);
      await done(post(`/admin/building/${building}/status`, { status: to, userCount, version }));
    };
    await become("archived");
    expect(await countOf(id)).toBe(before - 1);
    await post(`/admin/building/${building}/modules/${id}/off`);
    await become("active");
    expect(await countOf(id)).toBe(before - 1);
    const fresh = await createBuilding(client(), { status: "active", reference: "NEUF-1" });
    expect(await countOf(id)).toBe(before);
    await done(post(`/admin/building/delete/${fresh.id}`, { version: fresh.version }));
    expect(await countOf(id)).toBe(before - 1);
  });

  test("A11 is switched in one building, once, told by its history; it keeps its switch while the platform's is off", async () => {
    const [id, building] = [await on(), await home()];
    const isOn = async () => (await inBuilding(building)).find((each) => each.id === id)?.onInBuilding;
    await post(`/admin/building/${building}/modules/${id}/on`);
    const [before, { version }] = [await countOf(id), await recordOf(`/admin/modules/edit/${id}`)];
    for (const _ of [1, 2]) await done(post(`/admin/building/${building}/modules/${id}/off`));
    expect([await isOn(), await countOf(id)]).toEqual([false, before - 1]);
    expect((await form(`/admin/modules/edit/${id}`)).record.version).toBe(version);
    await turn(id, false);
    expect(await countOf(id)).toBe(0);
    await turn(id, true);
    expect([await isOn(), await countOf(id)]).toEqual([false, before - 1]);
    for (const _ of [1, 2]) await done(post(`/admin/building/${building}/modules/${id}/on`));
    expect([await isOn(), await countOf(id)]).toEqual([true, before]);
    const events = (await history(`/admin/building/history/${building}`)).map(({ event }) => event);
    expect(events.slice(0, 2)).toEqual(["assigned", "unassigned"]);
    for (const path of [
      `/admin/building/999999/modules/${id}/off`,
      `/admin/building/${building}/modules/999999/on`,
    ])
      expect((await post(path)).status).toBe(404);
  });
});
