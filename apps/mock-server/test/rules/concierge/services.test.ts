/** Where a service stands, who offers it, and where it is delivered. */
import { describe, expect, test } from "vitest";
import { type Choice, nonEmpty, type Row } from "../../kit/client.ts";
import { freshWorlds } from "../../kit/worlds.ts";

const { get, rows, table, first, find, form, send, done, refused, history, status, patch, post, edit } =
  freshWorlds();

const base = "/admin/concierge/service";
const list = `${base}/ajax-list`;
const options = async (path: string) => (await get<{ results: Choice[] }>(path)).results;
const ids = (some: readonly { id: unknown }[] = []) => some.map(({ id }) => Number(id)).sort((a, b) => a - b);
const inSubsection = () => find(list, (row) => row.subsectionId !== null);
/** In a seeded service's place. */
const valid = async (more: object = {}) => {
  const { themeId, sectionId, supplierId } = await first(list);
  const price = { priceCents: 1990, unit: "hour", vatRate: 5.5, available: true };
  return {
    name: "Essai",
    reference: "ESSAI-1",
    supplierId,
    themeId,
    sectionId,
    subsectionId: null,
    ...price,
    ...more,
  };
};
const offersOf = async (supplier: unknown) =>
  (await form(`/admin/concierge/supplier/edit/${supplier}`)).record.serviceIds as number[];

describe("the selectors of theme, section and subsection", () => {
  test("offer sections without a parent, and the subsections of the chosen section", async () => {
    const { id, themeId, subsectionId, sectionId } = await inSubsection();
    const { sections } = await get<{ sections: Row[] }>(`/admin/concierge/theme/${themeId}/sections`);
    const top = sections.filter(({ parentSectionId }) => parentSectionId === null);
    const own = sections.filter(({ parentSectionId }) => parentSectionId === sectionId);
    const path = `${base}/ajax/theme/${themeId}`;
    expect(ids(await options(`${path}/section-list`))).toEqual(ids(top));
    expect(ids(await options(`${path}/subsections`))).toEqual(
      ids(sections.filter((each) => !top.includes(each))),
    );
    expect(ids(await options(`${path}/subsections?sectionId=${sectionId}`))).toEqual(ids(own));
    expect(ids(own)).toContain(subsectionId);
    const { choices } = await form(`${base}/edit/${id}`);
    expect([ids(choices.sectionId), ids(choices.subsectionId)]).toEqual([ids(top), ids(own)]);
    expect((await form(`${base}/new`)).choices).toMatchObject({ sectionId: [], subsectionId: [] });
    expect(await status(`${path}/subsections?sectionId=x`)).toBe(400);
  });

  test("must fit each other, or are refused at their fields", async () => {
    const placed = await inSubsection();
    const other = await find(list, (row) => row.themeId !== placed.themeId);
    const place = async (themeId: unknown, sectionId: unknown, subsectionId: unknown = null) =>
      (await refused(send(`${base}/new`, await valid({ themeId, sectionId, subsectionId })))).errors?.map(
        ({ path }) => path,
      );
    expect(await place(other.themeId, placed.sectionId)).toEqual(["sectionId"]);
    expect(await place(placed.themeId, placed.subsectionId)).toEqual(["sectionId"]);
    expect(await place(other.themeId, other.sectionId, placed.subsectionId)).toEqual(["subsectionId"]);
    expect(await place(placed.themeId, placed.sectionId, placed.sectionId)).toEqual(["subsectionId"]);
    const { themeId, sectionId, subsectionId } = placed;
    const made = await done(send(`${base}/new`, await valid({ themeId, sectionId, subsectionId })));
    expect(made.subsectionName).toBe(placed.subsectionName);
  });
});

describe("a service", () => {
  test("is counted by its theme and offered by its concierge, then by another one alone, and by none once it is deleted", async () => {
    const sent = await valid();
    const count = async () =>
      Number((await find("/admin/concierge/theme/ajax-list", ({ id }) => id === sent.themeId)).serviceCount);
    const before = await count();
    const made = await done(send(`${base}/new`, sent));
    expect(made).toMatchObject({ ...sent, version: 1, deliveryPointCount: 0 });
    expect([await count(), (await offersOf(sent.supplierId)).includes(made.id)]).toEqual([before + 1, true]);
    const supplierId = sent.supplierId === 1 ? 2 : 1;
    const { version } = await done(edit(`${base}/edit/${made.id}`, { supplierId }));
    expect(await offersOf(supplierId)).toContain(made.id);
    expect(await offersOf(sent.supplierId)).not.toContain(made.id);
    await done(post(`${base}/delete/${made.id}`, { version }));
    expect([await count(), (await offersOf(supplierId)).includes(made.id)]).toEqual([before, false]);
  });

  test("that a subscription sells is not deleted", async () => {
    const { serviceId } = await first("/admin/concierge/subscription/ajax-list");
    const before = await form(`${base}/edit/${serviceId}`);
    expect(await refused(send(`${base}/delete/${serviceId}`))).toMatchObject({
      code: 409,
      detail: expect.stringMatching(/utilisée \(\d+ abonnement/),
    });
    expect(await form(`${base}/edit/${serviceId}`)).toEqual(before);
  });

  test.each([
    ["letters", { priceCents: "12,50" }, "priceCents"],
    ["three decimals", { priceCents: 12.345 }, "priceCents"],
    ["a minus", { priceCents: -1 }, "priceCents"],
    ["a VAT rate that France does not have", { vatRate: 19.6 }, "vatRate"],
    ["an unknown unit", { unit: "litre" }, "unit"],
  ])("with %s is refused at its field", async (_name, wrong, path) => {
    expect(await refused(send(`${base}/new`, await valid(wrong)))).toMatchObject({
      code: 422,
      errors: [{ path }],
    });
  });
});

describe("delivery points of a service", () => {
  const pointsOf = (id: number) => `${base}/${id}/delivery-points`;

  test("A15 A19 are those it has and those it can get: all that are enabled, each in one list", async () => {
    const { id, deliveryPointCount } = await first(list);
    const [has, can] = [await table(pointsOf(id)), await table(`${pointsOf(id)}/add`)];
    expect(has.recordsTotal).toBe(deliveryPointCount);
    const own = new Set(has.data.map((each) => each.id));
    const all = await rows("/admin/concierge/delivery-point/ajax-list");
    const open = all.filter((each) => each.enabled === true || own.has(each.id));
    expect(has.recordsTotal + can.recordsTotal).toBe(open.length);
    expect(nonEmpty(can.data).some((each) => own.has(each.id))).toBe(false);
  });

  test("are added once and removed; count and history follow, the version stays", async () => {
    const service = await first(list);
    const [point] = await rows(`${pointsOf(service.id)}/add`);
    const change = (what: string) => send(`${pointsOf(service.id)}/${what}`, { deliveryPointId: point?.id });
    const row = () => first(`${list}?search[value]=${service.reference}`);
    const before = Number(service.deliveryPointCount);
    for (const [what, left] of [
      ["add", before + 1],
      ["remove", before],
    ] as const) {
      for (const _ of [1, 2]) await done(change(what));
      expect(await row()).toMatchObject({ deliveryPointCount: left, version: service.version });
    }
    const [removed, added] = await history(`${base}/history/${service.id}`);
    expect([removed?.event, added?.event]).toEqual(["unassigned", "assigned"]);
    expect(added?.changes[0]).toMatchObject({ label: "Point de livraison", to: point?.name });
  });

  test("A19 are not added when they are closed or unknown; one that the service has stays", async () => {
    const { id } = await first(list);
    const [had, free] = [await first(pointsOf(id)), await first(`${pointsOf(id)}/add`)];
    for (const point of [had, free]) await patch("deliveryPoint", point.id, { enabled: false });
    for (const deliveryPointId of [free.id, 999_999])
      expect(await refused(send(`${pointsOf(id)}/add`, { deliveryPointId }))).toMatchObject({
        code: 422,
        errors: [{ path: "deliveryPointId" }],
      });
    await done(send(`${pointsOf(id)}/add`, { deliveryPointId: had.id }));
    await patch("service", id, { available: false });
    // An unavailable service is prepared on its own page.
    const [other] = await rows(`${pointsOf(id)}/add`);
    await done(send(`${pointsOf(id)}/add`, { deliveryPointId: other?.id }));
  });

  test("that orders need stay", async () => {
    const order = await find("/admin/concierge/order/ajax-list", (each) => each.deliveryPointId !== null);
    expect(
      await refused(send(`/admin/concierge/delivery-point/delete/${order.deliveryPointId}`)),
    ).toMatchObject({
      code: 409,
      detail: expect.stringMatching(/commande/),
    });
  });
});
