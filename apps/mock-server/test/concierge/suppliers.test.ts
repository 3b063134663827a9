import { describe, expect, test } from "vitest";
import { nonEmpty } from "../harness.ts";
import { openDesk, type Row } from "./desk.ts";

const { get, table, first, done, refused, history } = await openDesk();

interface Offer {
  version: number;
  supplierId: number;
  themeId: number;
  themeName: string;
  sections: {
    sectionId: number;
    parentSectionId: number | null;
    services: { serviceId: number; serviceName: string; offered: boolean }[];
  }[];
}
const manage = (supplier: number) => `concierge-ajax/manage-service/${supplier}/theme`;
const offerOf = (supplier: number, themeId: unknown) =>
  done<Offer>(`${manage(supplier)}/section-list`, { themeId });
const tick = (supplier: number, theme: unknown, serviceIds: unknown) =>
  [`${manage(supplier)}/${theme}/services`, { serviceIds }] as const;
const services = ({ sections }: Offer) => sections.flatMap((each) => each.services);
const ticked = (offer: Offer) => services(offer).flatMap((each) => (each.offered ? [each.serviceId] : []));
const raise = (): never => {
  throw new Error("the seed has no such theme");
};
const row = async (id: number) => (await table("concierge-ajax/list")).data.find((each) => each.id === id);
const record = async (id: number) =>
  (await get<{ record: Row & { serviceIds: number[] } }>(`supplier/edit/${id}`)).record;

describe("the list", () => {
  test("is narrowed to a city that a concierge works in; cities are offered once each", async () => {
    const cities = await get<{ results: { id: string; text: string }[] }>("supplier/supplier-cities-list");
    const names = cities.results.map(({ text }) => text);
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
    const { data } = await table(`concierge-ajax/list?city=${encodeURIComponent(names[0] ?? "")}`);
    expect(data.length).toBeGreaterThan(0);
    expect(nonEmpty(data).every(({ cities }) => (cities as string[]).includes(names[0] ?? ""))).toBe(true);
    expect(data[0]).not.toHaveProperty("serviceIds");
  });
});

describe("what a concierge offers", () => {
  test("a theme is shown with its sections in order, its services, and ticks for what is offered", async () => {
    const { themeId } = await first("service/ajax-list?supplierId=1");
    const offer = await offerOf(1, themeId);
    const { sections } = await get<{ sections: Row[] }>(`theme/${themeId}/sections`);
    expect(offer.sections.map(({ sectionId }) => sectionId)).toEqual(sections.map(({ id }) => id));
    const all = await table(`service/ajax-list?themeId=${themeId}`);
    const shown = services(offer).map(({ serviceId }) => serviceId);
    const own = new Set((await record(1)).serviceIds);
    // A19
    const tickable = all.data.filter(({ id, available }) => available === true || own.has(id));
    expect(shown.sort((a, b) => a - b)).toEqual(tickable.map(({ id }) => id));
    expect(tickable.length).toBeLessThan(all.data.length);
    expect(services(offer).length).toBeGreaterThan(0);
    expect(nonEmpty(services(offer)).every(({ serviceId, offered }) => own.has(serviceId) === offered)).toBe(
      true,
    );
    expect(ticked(offer).length).toBeGreaterThan(0);
  });

  test("a choice replaces that theme's alone, is counted by themes, and named in the history", async () => {
    const { themeId, id: mine } = await first("service/ajax-list?supplierId=2");
    const offer = await offerOf(2, themeId);
    const foreign = services(offer).find(({ offered }) => !offered);
    const before = await record(2);
    const kept = ticked(offer);
    const after = await done<Offer>(...tick(2, themeId, [...kept, foreign?.serviceId, mine]));
    expect(ticked(after).sort()).toEqual([...kept, foreign?.serviceId].sort());
    const now = await record(2);
    expect(now.serviceIds).toEqual(
      [...before.serviceIds, foreign?.serviceId].sort((a, b) => Number(a) - Number(b)),
    );
    expect(now.version).toBe(before.version + 1);
    const [line] = await history("supplier/history/2");
    expect(line?.changes.find(({ field }) => field === "serviceIds")?.to).toContain(foreign?.serviceName);

    const again = await done<Offer>(...tick(2, themeId, kept));
    expect(ticked(again)).toEqual(kept);
    expect((await record(2)).serviceIds).toEqual(before.serviceIds);
  });

  test("a theme of which it offers nothing is counted once it offers something of it", async () => {
    const { data } = await table("theme/ajax-list");
    const offers = await Promise.all(data.map(({ id }) => offerOf(2, id)));
    const other = offers.find((each) => ticked(each).length === 0 && services(each).length > 0);
    const before = Number((await row(2))?.themeCount);
    await done(...tick(2, other?.themeId, [services(other ?? raise())[0]?.serviceId]));
    expect((await row(2))?.themeCount).toBe(before + 1);
    await done(...tick(2, other?.themeId, []));
    expect((await row(2))?.themeCount).toBe(before);
  });

  test("a service that names a concierge stays in its offer until it names another", async () => {
    const of = await first("service/ajax-list?supplierId=6");
    const kept = ticked(await offerOf(6, of.themeId));
    const less = kept.filter((id) => id !== of.id);
    expect(await refused(...tick(6, of.themeId, less))).toMatchObject({
      code: 422,
      errors: [{ path: "serviceIds", message: expect.stringContaining(String(of.name)) }],
    });
    expect(ticked(await offerOf(6, of.themeId))).toEqual(kept);
    const { record: service } = await get<{ record: Row }>(`service/edit/${of.id}`);
    await done(`service/edit/${of.id}`, { ...service, supplierId: 7 });
    expect((await record(6)).serviceIds).not.toContain(of.id);
    expect((await record(7)).serviceIds).toContain(of.id);
  });

  test("L05 of two admins who tick at once, the second is asked to look again", async () => {
    const { themeId } = await first("service/ajax-list?supplierId=2");
    const offer = await offerOf(2, themeId);
    const { version } = offer;
    const [path] = tick(2, themeId, []);
    const kept = ticked(offer);
    const [one, two] = services(offer).flatMap((each) => (each.offered ? [] : [each.serviceId]));
    await done(path, { serviceIds: [...kept, one], version });
    expect(await refused(path, { serviceIds: [...kept, two], version })).toMatchObject({
      code: 409,
      current: { version: version + 1 },
    });
    expect(ticked(await offerOf(2, themeId)).sort()).toEqual([...kept, one].sort());
  });

  test("the same choice again changes nothing", async () => {
    const { themeId } = await first("service/ajax-list?supplierId=3");
    const before = await record(3);
    await done(...tick(3, themeId, ticked(await offerOf(3, themeId)).reverse()));
    expect(await record(3)).toEqual(before);
  });

  test("a service of another theme, or none, and unknown ends are refused", async () => {
    const { themeId } = await first("service/ajax-list?supplierId=4");
    const other = (await table("service/ajax-list")).data.find((each) => each.themeId !== themeId);
    const before = await record(4);
    for (const wrong of [[other?.id], [999_999]]) {
      expect(await refused(...tick(4, themeId, wrong))).toMatchObject({
        code: 422,
        errors: [{ path: "serviceIds", message: expect.stringContaining("de ce thème") }],
      });
    }
    expect((await refused(...tick(4, 999_999, []))).code).toBe(404);
    expect((await refused(...tick(999_999, themeId, []))).code).toBe(404);
    expect((await refused(`${manage(999_999)}/section-list`, { themeId })).code).toBe(404);
    expect(await refused(`${manage(4)}/section-list`, { themeId: 999_999 })).toMatchObject({
      code: 422,
      errors: [{ path: "themeId" }],
    });
    expect(await record(4)).toEqual(before);
  });
});

describe("the whole offer", () => {
  interface Whole {
    version: number;
    themes: { themeId: number; themeName: string; serviceCount: number; offeredCount: number }[];
    namedServiceIds: number[];
  }
  const path = (supplier: number) => `concierge-ajax/manage-service/${supplier}/services`;
  const whole = (supplier: number) => get<Whole>(path(supplier));
  /** In two themes. */
  const notOffered = async (supplier: number) => {
    const { themes } = await whole(supplier);
    const offers = await Promise.all(themes.slice(0, 2).map(({ themeId }) => offerOf(supplier, themeId)));
    return offers.map((offer) => services(offer).find(({ offered }) => !offered) ?? raise());
  };

  test("counts each theme as its own answer shows it, in the themes' order", async () => {
    const { themes, namedServiceIds } = await whole(8);
    const { data } = await table("theme/ajax-list");
    expect(themes.map(({ themeId }) => themeId)).toEqual(
      data.toSorted((a, b) => Number(a.position) - Number(b.position)).map(({ id }) => id),
    );
    for (const { themeId, serviceCount, offeredCount } of themes) {
      const offer = await offerOf(8, themeId);
      expect([serviceCount, offeredCount]).toEqual([services(offer).length, ticked(offer).length]);
    }
    const named = await table("service/ajax-list?supplierId=8");
    expect(namedServiceIds.sort((a, b) => a - b)).toEqual(nonEmpty(named.data).map(({ id }) => id));
  });

  test("A11 changes of two themes are stored by one request, with a line of history for each theme", async () => {
    const [one, two] = await notOffered(8);
    const before = await record(8);
    const { version } = await whole(8);
    await done(path(8), { add: [one?.serviceId, two?.serviceId], remove: [], version });
    const now = await record(8);
    expect(now.version).toBe(version + 1);
    expect(now.serviceIds.filter((id) => !before.serviceIds.includes(id))).toEqual(
      [one?.serviceId, two?.serviceId].sort((a, b) => Number(a) - Number(b)),
    );
    await done(path(8), { add: [], remove: [one?.serviceId], version: now.version });
    const [removed, added] = await history("supplier/history/8");
    expect(added?.changes).toHaveLength(2);
    expect(added?.changes[0]).toMatchObject({ from: null, to: `+ ${one?.serviceName}` });
    expect(removed?.changes).toEqual([
      expect.objectContaining({ label: added?.changes[0]?.label, to: `− ${one?.serviceName}` }),
    ]);
  });

  test("one service that may not be stored keeps all of them out", async () => {
    const [one] = await notOffered(9);
    const before = await record(9);
    const { version, namedServiceIds } = await whole(9);
    const refusal = async (add: unknown[], remove: unknown[]) =>
      await refused(path(9), { add, remove, version });
    expect(await refusal([one?.serviceId], [namedServiceIds[0]])).toMatchObject({
      code: 422,
      errors: [{ path: "remove", message: expect.stringContaining("a ce concierge") }],
    });
    expect(await refusal([one?.serviceId, 999_999], [])).toMatchObject({
      code: 422,
      errors: [{ path: "add" }],
    });
    expect(await refusal([one?.serviceId], [one?.serviceId])).toMatchObject({
      code: 422,
      errors: [{ path: "remove" }],
    });
    expect(await record(9)).toEqual(before);
  });

  test("A19 a service that closed is not added; L05 an older version is refused", async () => {
    const [one] = await notOffered(10);
    const { version } = await whole(10);
    const { record: row } = await get<{ record: Row }>(`service/edit/${one?.serviceId}`);
    await done(`service/edit/${one?.serviceId}`, { ...row, available: false });
    expect(await refused(path(10), { add: [one?.serviceId], remove: [], version })).toMatchObject({
      code: 422,
      errors: [{ path: "add" }],
    });
    expect(await refused(path(10), { add: [], remove: [], version: version + 1 })).toMatchObject({
      code: 409,
      current: { version },
    });
    // Changes nothing, not even the version.
    const own = (await record(10)).serviceIds[0];
    await done(path(10), { add: [own], remove: [one?.serviceId], version });
    expect((await whole(10)).version).toBe(version);
  });
});

describe("the record", () => {
  const values = { name: "Essai", email: "essai@exemple.test", cities: ["Lyon"], enabled: true };

  test("a new concierge offers nothing, is offered to selectors, and goes again", async () => {
    const made = await done("supplier/new", values);
    expect(made).toMatchObject({ ...values, themeCount: 0, orderCount: 0, serviceIds: [] });
    const found = await get<{ results: object[] }>("supplier/ajax/search?term=essai");
    expect(found.results).toEqual([{ id: made.id, text: "Essai" }]);
    await done(`supplier/delete/${made.id}`);
    expect((await refused(`supplier/delete/${made.id}`)).code).toBe(404);
  });

  test("one that services or orders name stays, with a French reason", async () => {
    expect(await refused("supplier/delete/1")).toMatchObject({
      code: 409,
      detail: expect.stringMatching(/commandes lui ont été confiées. Désactivez/),
    });
  });

  test("a new name is said by services, orders and the schedule; a wrong e-mail is refused", async () => {
    const of = await record(5);
    await done("supplier/edit/5", { ...of, name: "Un autre nom" });
    for (const list of ["service/ajax-list", "order/ajax-list", "quotation/ajax-list"]) {
      const { data } = await table(`${list}?supplierId=5`);
      expect(data.length, list).toBeGreaterThan(0);
      expect(nonEmpty(data).every(({ supplierName }) => supplierName === "Un autre nom")).toBe(true);
    }
    expect(await refused("supplier/new", { ...values, email: "essai@exemple" })).toMatchObject({
      code: 422,
      errors: [{ path: "email" }],
    });
  });
});
