import { deliverySlot } from "@palier/contract";
import { describe, expect, test } from "vitest";
import { frozenWorlds } from "./frozen-worlds.ts";
import { json } from "./harness.ts";

const { house, world, client, rows, first, form, post, edit, refused, at } = await frozenWorlds();
const closed = { enabled: false };

describe("A15 a disabled record of a form's choice", () => {
  test.each([
    ["supplier", "supplierId", "/admin/concierge/service/edit/1"],
    ["supplier", "supplierId", "/admin/concierge/quotation/edit/1"],
  ])("(%s) is refused at %s of %s, and stays where it was", async (entity, path, place) => {
    // A sent quotation keeps its concierge.
    await world().patch("quotation", 1, { status: "requested" });
    const own = Number((await form(place)).record[path] ?? 0);
    const other = own === 3 ? 4 : 3;
    await world().patch(entity, other, closed);
    const choices = async () => (await form(place)).choices[path]?.map(({ id }) => id);
    expect(await choices()).not.toContain(other);
    expect(await refused(edit(place, { [path]: other }))).toMatchObject({
      code: 422,
      errors: [
        { path, message: expect.stringContaining("Choisissez un concierge qui n’est pas désactivé.") },
      ],
    });
    await world().patch(entity, other, { enabled: true });
    expect((await edit(place, { [path]: other })).status).toBe(200);
    await world().patch(entity, other, closed);
    expect(await choices()).toContain(other);
    expect((await edit(place, { [path]: other })).status).toBe(200);
  });

  test("an incident is not given to an administrator who may not sign in", async () => {
    const place = "/admin/incident/edit/1";
    const other = (await form(place)).record.assigneeId === 2 ? 3 : 2;
    await world().patch("accountAdmin", other, closed);
    expect((await form(place)).choices.assigneeId?.map(({ id }) => id)).not.toContain(other);
    expect(await refused(edit(place, { assigneeId: other }))).toMatchObject({ code: 422 });
  });

  test("an accepted order does not go to a disabled supplier by itself", async () => {
    const order = (await rows("/admin/concierge/order/ajax-list?status=new")).find(
      ({ supplierId }) => supplierId === null,
    );
    const { items } = await json<{ items: { serviceId: number }[] }>(
      client().get(`/admin/concierge/order/${order?.id}`),
    );
    const service = await form(`/admin/concierge/service/edit/${items[0]?.serviceId}`);
    await world().patch("supplier", Number(service.record.supplierId), closed);
    const path = `/admin/concierge/order/${order?.id}/status`;
    const answer = await refused(edit(path, { status: "accepted" }));
    expect(answer).toMatchObject({ code: 422, errors: [{ path: "supplierId" }] });
    expect((await form(path)).record).toMatchObject({ status: "new", supplierId: null });

    const offered = (await form(path)).choices.supplierId?.map(({ id }) => id) ?? [];
    expect(offered).not.toContain(service.record.supplierId);
    expect((await edit(path, { status: "accepted", supplierId: service.record.supplierId })).status).toBe(
      422,
    );
    expect((await edit(path, { status: "accepted", supplierId: offered[0] })).status).toBe(200);
    expect((await form(path)).record).toMatchObject({ status: "accepted", supplierId: offered[0] });
  });

  test("an order that waits for a concierge who is disabled since is accepted for him, and for no other disabled one", async () => {
    const { id } = await first("/admin/concierge/order/ajax-list?status=new");
    for (const supplier of [3, 4]) await world().patch("supplier", supplier, closed);
    await world().patch("order", id, { supplierId: 3 });
    const path = `/admin/concierge/order/${id}/status`;
    expect((await edit(path, { status: "accepted", supplierId: 4 })).status).toBe(422);
    expect((await edit(path, { status: "accepted" })).status).toBe(200);
    expect((await form(path)).record).toMatchObject({ status: "accepted", supplierId: 3 });
  });

  test("an order that was accepted already gets another one, without a step; its slots follow; other states keep theirs", async () => {
    const slots = () => [...house.app.world(world().name).table(deliverySlot).rows({})];
    const accepted = await rows("/admin/concierge/order/ajax-list?status=accepted");
    const planned = accepted.find((each) => slots().some(({ orderId }) => orderId === each.id));
    if (planned === undefined) throw new Error("no accepted order is planned");
    const { id, supplierId } = planned;
    await world().patch("supplier", Number(supplierId), closed);
    const path = `/admin/concierge/order/${id}/status`;
    const { choices, record } = await form(path);
    const other = choices.supplierId?.find((each) => each.id !== supplierId);
    expect((await edit(path, { status: "accepted" })).status).toBe(200);
    expect((await form(path)).record).toEqual(record);
    expect((await edit(path, { status: "accepted", supplierId: other?.id })).status).toBe(200);
    const now = (await form(path)).record;
    expect(now).toMatchObject({ status: "accepted", supplierId: other?.id, supplierName: other?.text });
    expect(now.steps).toEqual(record.steps);
    const moved = slots().filter(({ orderId }) => orderId === id);
    expect(new Set(moved.map((slot) => slot.supplierId))).toEqual(new Set([other?.id]));
    const [line] = await rows(`/admin/concierge/order/history/${id}`);
    expect(line).toMatchObject({ changes: [{ to: other?.text }] });
    expect((await edit(path, { status: "preparing", supplierId })).status).toBe(422);
    const open = choices.supplierId?.find((each) => each.id !== supplierId && each.id !== other?.id);
    expect((await edit(path, { status: "preparing", supplierId: open?.id })).status).toBe(200);
    expect((await form(path)).record).toMatchObject({ status: "preparing", supplierId: other?.id });
  });
});

describe("A15 a disabled service", () => {
  const places = [
    ["managedService", "/admin/managed-services/building/ajax/1", "/admin/building/1/managed-services"],
    [
      "negotiatedService",
      "/admin/negotiated-services/building/ajax/1",
      "/admin/building/1/negotiated-services",
    ],
    [
      "managedService",
      "/admin/managed-services/neighborhood/ajax/1",
      "/admin/neighborhood/1/managed-services",
    ],
  ] as const;

  test.each(places)(
    "(%s, %s) is not given to a building or neighbourhood, and stays where it is",
    async (entity, list, path) => {
      const [had = 0, free = 0] = (await rows(`${list}?assigned=false`)).map(({ id }) => id);
      await post(`${path}/${had}/add`);
      for (const id of [free, had]) await world().patch(entity, id, closed);
      const ids = (await rows(list)).map(({ id }) => id);
      expect([ids.includes(free), ids.includes(had)]).toEqual([false, true]);
      expect(await refused(post(`${path}/${free}/add`))).toMatchObject({
        code: 409,
        detail: expect.stringMatching(/n’est plus proposé.*Choisissez un service/),
      });
      expect((await post(`${path}/${had}/add`)).status).toBe(200);
      expect((await post(`${path}/${had}/remove`)).status).toBe(200);
    },
  );

  test.each([
    ["building", "/admin/managed-services/building/ajax/1"],
    ["building", "/admin/negotiated-services/building/ajax/1"],
    ["neighborhood", "/admin/managed-services/neighborhood/ajax/1"],
    ["managedService", "/admin/neighborhood/managed-services/1"],
  ])(
    "of a %s that was closed after the list was read, %s offers no more, until it is open again",
    async (entity, list) => {
      const isStatus = entity !== "managedService";
      const candidates = async () => (await rows(list)).filter(({ assigned }) => assigned === false).length;
      await world().patch(entity, 1, isStatus ? { status: "active" } : { enabled: true });
      const before = await candidates();
      expect(before).toBeGreaterThan(0);
      await world().patch(entity, 1, isStatus ? { status: "archived" } : closed);
      expect(await candidates()).toBe(0);
      await world().patch(entity, 1, isStatus ? { status: "active" } : { enabled: true });
      expect(await candidates()).toBe(before);
    },
  );

  test("S24 is offered to no building by the odd paths", async () => {
    const addable = [
      "/buildings/ajax1/admin/building/managed-services",
      "/buildings/ajax1/admin/building/negotiated-services",
    ];
    await world().patch("managedService", 1, { enabled: true });
    await world().patch("negotiatedService", 1, { enabled: true, endsOn: null });
    for (const path of addable) expect((await rows(path)).length).toBeGreaterThan(0);
    await world().patch("managedService", 1, closed);
    await world().patch("negotiatedService", 1, closed);
    for (const path of addable) expect(await rows(path)).toEqual([]);
  });

  test("an offer that ends is given until its last day in Paris, and to nobody afterwards", async () => {
    const list = "/admin/negotiated-services/building/ajax/1";
    const { id } = await first(`${list}?assigned=false`);
    await world().patch("negotiatedService", id, { endsOn: "2026-11-30" });
    const isOffered = async () => (await rows(list)).some((row) => row.id === id);
    at("2026-11-30T22:59:59Z");
    expect(await isOffered()).toBe(true);
    at("2026-11-30T23:00:00Z");
    expect(await isOffered()).toBe(false);
    expect((await post(`/admin/building/1/negotiated-services/${id}/add`)).status).toBe(409);
  });
});

test("A15 a disabled delivery point is not added to a service, and stays where it is", async () => {
  const path = "/admin/concierge/service/1/delivery-points";
  const { id } = await first(`${path}/add`);
  const had = (await first(path)).id;
  for (const point of [id, had]) await world().patch("deliveryPoint", point, closed);
  expect((await rows(`${path}/add`)).map((row) => row.id)).not.toContain(id);
  expect(await refused(post(`${path}/add`, { deliveryPointId: id }))).toMatchObject({
    code: 422,
    errors: [{ path: "deliveryPointId" }],
  });
  expect((await post(`${path}/add`, { deliveryPointId: had })).status).toBe(200);
});

test("A19 an archived building, or neighbourhood, is given no service, and keeps those that it has", async () => {
  for (const [entity, service, list] of [
    ["building", "managed-services", "/admin/managed-services/building/ajax/1"],
    ["building", "negotiated-services", "/admin/negotiated-services/building/ajax/1"],
    ["neighborhood", "managed-services", "/admin/managed-services/neighborhood/ajax/1"],
  ] as const) {
    await world().patch(entity, 1, { status: "active" });
    const [had = 0, free = 0] = (await rows(`${list}?assigned=false`)).map(({ id }) => id);
    await post(`/admin/${entity}/1/${service}/${had}/add`);
    await world().patch(entity, 1, { status: "archived" });
    expect(await refused(post(`/admin/${entity}/1/${service}/${free}/add`))).toMatchObject({
      code: 409,
      detail: expect.stringContaining("qui n’est pas archivé"),
    });
    const ids = (await rows(list)).map(({ id }) => id);
    expect([ids.includes(had), ids.includes(free)]).toEqual([true, false]);
    expect((await post(`/admin/${entity}/1/${service}/${had}/add`)).status).toBe(200);
  }
  const neighborhoods = await rows("/admin/neighborhood/managed-services/3?assigned=false");
  expect(neighborhoods.map(({ id }) => id)).not.toContain(1);
});

test("A19 a concierge offers no unavailable service anew, and keeps one that it offered", async () => {
  const list = "/admin/concierge/concierge-ajax/manage-service/1/theme";
  interface Offer {
    version: number;
    sections: { services: { serviceId: number; serviceName: string; offered: boolean }[] }[];
  }
  const { themeId } = await first("/admin/concierge/service/ajax-list?supplierId=1");
  const offer = async () => json<Offer>(post(`${list}/section-list`, { themeId }));
  const before = await offer();
  const services = before.sections.flatMap((section) => section.services);
  const ticked = services.filter(({ offered }) => offered).map(({ serviceId }) => serviceId);
  const free = services.find(({ offered }) => !offered)?.serviceId ?? 0;
  const [kept = 0] = ticked;
  for (const id of [free, kept]) await world().patch("service", id, { available: false });
  const send = (serviceIds: number[]) =>
    post(`${list}/${themeId}/services`, { serviceIds, version: before.version });
  expect(await refused(send([...ticked, free]))).toMatchObject({
    code: 422,
    errors: [
      { path: "serviceIds", message: expect.stringContaining("Choisissez une prestation disponible.") },
    ],
  });
  const shown = (await offer()).sections.flatMap((section) => section.services);
  expect(shown.map(({ serviceId }) => serviceId)).not.toContain(free);
  expect(shown.find(({ serviceId }) => serviceId === kept)?.serviceName).toMatch(/ \(indisponible\)$/);
  expect((await send(ticked)).status).toBe(200);
});

test("A19 a resident who is disabled is not subscribed, and an unavailable service is prepared on its own page", async () => {
  const { id } = await first("/admin/concierge/subscription/ajax-list?status=active");
  await world().patch("user", 2, { status: "disabled" });
  expect(
    await refused(post(`/admin/concierge/subscription/${id}/subscribers/new`, { userId: 2 })),
  ).toMatchObject({
    code: 422,
    errors: [{ path: "userId", message: expect.stringContaining("un résident qui n’est pas désactivé") }],
  });
  await world().patch("service", 1, { available: false });
  const path = "/admin/concierge/service/1/delivery-points/add";
  const point = await first(path);
  expect((await post(path, { deliveryPointId: point.id })).status).toBe(200);
});

test("a subscription that is suspended, or active, keeps its subscribers: it is not deleted", async () => {
  const { id } = (await rows("/admin/concierge/subscription/ajax-list?status=active")).find(
    ({ subscriberCount }) => Number(subscriberCount) > 3,
  ) ?? { id: 0 };
  const path = `/admin/concierge/subscription/edit/${id}`;
  const { version, activeSubscriberCount } = (await form(path)).record;
  await post(`/admin/concierge/subscription/${id}/status`, {
    status: "suspended",
    activeSubscriberCount,
    version,
  });
  const { record } = await form(path);
  const remove = () => post(`/admin/concierge/subscription/delete/${id}`, { version: record.version });
  expect(await refused(remove())).toMatchObject({
    code: 409,
    detail: expect.stringMatching(/\d+\sabonnés y sont encore actifs/),
  });
  expect((await rows(`/admin/concierge/subscription/${id}/subscribers`)).length).toBeGreaterThan(3);
});

test.each(["new", "cancelled"])(
  "A05 the final amount of an order that is %s is not validated (409)",
  async (status) => {
    const { id } = await first(`/admin/concierge/order/ajax-list?status=${status}`);
    const before = (await form(`/admin/concierge/order/${id}/update-final-amount`)).record;
    const answer = edit(`/admin/concierge/order/${id}/update-final-amount`, {
      finalAmountCents: 100,
      reason: "Essai",
    });
    expect(await refused(answer)).toMatchObject({
      code: 409,
      type: "/problems/wrong-state",
      allowed: ["accepted", "preparing", "delivered", "completed"],
    });
    expect((await form(`/admin/concierge/order/${id}/update-final-amount`)).record).toEqual(before);
  },
);
