/** What a concierge offers. */
import { describe, expect, test } from "vitest";
import { nonEmpty, type Row } from "../../kit/client.ts";
import { freshWorlds } from "../../kit/worlds.ts";

const { get, rows, find, first, send, post, done, refused, history, recordOf, patch, edit, hold, table } =
  freshWorlds();

interface Offer {
  version: number;
  sections: { sectionId: number; services: { serviceId: number; serviceName: string; offered: boolean }[] }[];
}
interface Whole {
  version: number;
  themes: { themeId: number; serviceCount: number; offeredCount: number }[];
  namedServiceIds: number[];
}
const supplier = 2;
const manage = "/admin/concierge/concierge-ajax/manage-service";
const offerOf = (themeId: unknown, of = supplier) =>
  done<Offer>(post(`${manage}/${of}/theme/section-list`, { themeId }));
const tick = (theme: unknown, serviceIds: unknown, more: object = {}) =>
  send(`${manage}/${supplier}/theme/${theme}/services`, { serviceIds, ...more });
const services = ({ sections }: Offer) => sections.flatMap((each) => each.services);
const ticked = (offer: Offer) => services(offer).flatMap((each) => (each.offered ? [each.serviceId] : []));
const free = (offer: Offer) => services(offer).filter(({ offered }) => !offered);
const record = () => recordOf(`/admin/concierge/supplier/edit/${supplier}`);
const serviceIds = async () => (await record()).serviceIds as number[];
const ownTheme = async () =>
  (await first(`/admin/concierge/service/ajax-list?supplierId=${supplier}`)).themeId;
const sorted = (ids: readonly (number | undefined)[]) => ids.toSorted((a, b) => Number(a) - Number(b));

describe("a concierge's offer in a theme", () => {
  test("A19 shows the theme's sections in order, and of its services those that are available or offered", async () => {
    const themeId = await ownTheme();
    const offer = await offerOf(themeId);
    const { sections } = await get<{ sections: Row[] }>(`/admin/concierge/theme/${themeId}/sections`);
    expect(offer.sections.map(({ sectionId }) => sectionId)).toEqual(sections.map(({ id }) => id));
    const own = new Set(await serviceIds());
    const all = await rows(`/admin/concierge/service/ajax-list?themeId=${themeId}`);
    const tickable = all.filter(({ id, available }) => available === true || own.has(id));
    expect(sorted(services(offer).map(({ serviceId }) => serviceId))).toEqual(tickable.map(({ id }) => id));
    for (const { serviceId, offered } of nonEmpty(services(offer))) expect(offered).toBe(own.has(serviceId));
    expect(ticked(offer).length).toBeGreaterThan(0);
  });

  test("replaces that theme's services alone, is named in the history, and the same choice again changes nothing", async () => {
    const themeId = await ownTheme();
    const offer = await offerOf(themeId);
    const [kept, [foreign], before] = [ticked(offer), free(offer), await record()];
    const after = await done<Offer>(tick(themeId, [...kept, foreign?.serviceId]));
    expect(sorted(ticked(after))).toEqual(sorted([...kept, foreign?.serviceId]));
    const now = await record();
    expect(now.serviceIds).toEqual(sorted([...(before.serviceIds as number[]), foreign?.serviceId]));
    expect(now.version).toBe(before.version + 1);
    const [line] = await history(`/admin/concierge/supplier/history/${supplier}`);
    expect(line?.changes.find(({ field }) => field === "serviceIds")?.to).toContain(foreign?.serviceName);
    await done(tick(themeId, ticked(after).reverse()));
    expect(await record()).toEqual(now);
    await done(tick(themeId, kept));
    expect(await serviceIds()).toEqual(before.serviceIds);
  });

  test("keeps a service that names this concierge, and refuses one of another theme or none", async () => {
    const named = await first(`/admin/concierge/service/ajax-list?supplierId=${supplier}`);
    const kept = ticked(await offerOf(named.themeId));
    const less = kept.filter((id) => id !== named.id);
    expect(await refused(tick(named.themeId, less))).toMatchObject({
      code: 422,
      errors: [{ path: "serviceIds", message: expect.stringContaining(String(named.name)) }],
    });
    const other = await find("/admin/concierge/service/ajax-list", (each) => each.themeId !== named.themeId);
    for (const wrong of [other.id, 999_999])
      expect(await refused(tick(named.themeId, [...kept, wrong]))).toMatchObject({
        code: 422,
        errors: [{ path: "serviceIds", message: expect.stringContaining("de ce thème") }],
      });
    expect((await tick(999_999, [])).status).toBe(404);
    expect(ticked(await offerOf(named.themeId))).toEqual(kept);
  });

  test("A19 L05 takes no unavailable service anew, keeps one that it has, marked, and no choice of an older version", async () => {
    const themeId = await ownTheme();
    const offer = await offerOf(themeId);
    const [had = [], [other]] = [ticked(offer), free(offer)];
    for (const id of [had[0], other?.serviceId]) await patch("service", Number(id), { available: false });
    expect(await refused(tick(themeId, [...had, other?.serviceId]))).toMatchObject({
      code: 422,
      errors: [
        { path: "serviceIds", message: expect.stringContaining("Choisissez une prestation disponible.") },
      ],
    });
    const shown = services(await offerOf(themeId));
    expect(shown.map(({ serviceId }) => serviceId)).not.toContain(other?.serviceId);
    expect(shown.find(({ serviceId }) => serviceId === had[0])?.serviceName).toMatch(/ \(indisponible\)$/);
    await done(tick(themeId, had));
    const version = (await record()).version + 1;
    expect(await refused(tick(themeId, had, { version }))).toMatchObject({ code: 409 });
  });

  test("S15 is read while another admin holds the concierge", async () => {
    const themeId = await ownTheme();
    hold("supplier", supplier);
    await offerOf(themeId);
    expect((await refused(tick(themeId, []))).code).toBe(423);
  });
});

describe("a concierge's whole offer", () => {
  const path = `${manage}/${supplier}/services`;
  const whole = () => get<Whole>(path);
  const change = (add: unknown[], remove: unknown[], version: number) => post(path, { add, remove, version });
  /** In two themes. */
  const notOffered = async () => {
    const { themes } = await whole();
    const offers = await Promise.all(themes.map(({ themeId }) => offerOf(themeId)));
    return offers.flatMap((offer) => free(offer).slice(0, 1));
  };

  test("counts each theme as its own answer shows it, in the themes' order", async () => {
    const { themes, namedServiceIds } = await whole();
    const { data } = await table("/admin/concierge/theme/ajax-list");
    const order = data.toSorted((a, b) => Number(a.position) - Number(b.position)).map(({ id }) => id);
    expect(themes.map(({ themeId }) => themeId)).toEqual(order);
    for (const { themeId, serviceCount, offeredCount } of themes) {
      const offer = await offerOf(themeId);
      expect([serviceCount, offeredCount]).toEqual([services(offer).length, ticked(offer).length]);
    }
    const named = await rows(`/admin/concierge/service/ajax-list?supplierId=${supplier}`);
    expect(sorted(namedServiceIds)).toEqual(nonEmpty(named).map(({ id }) => id));
  });

  test("A11 is changed in two themes by one request, with a line of history for each theme", async () => {
    const [one, two] = await notOffered();
    const before = await serviceIds();
    const { version } = await whole();
    await done(change([one?.serviceId, two?.serviceId], [], version));
    const now = await record();
    expect(now.version).toBe(version + 1);
    expect(now.serviceIds).toEqual(sorted([...before, one?.serviceId, two?.serviceId]));
    await done(change([], [one?.serviceId], now.version));
    const [removed, added] = await history(`/admin/concierge/supplier/history/${supplier}`);
    expect(added?.changes).toHaveLength(2);
    expect(added?.changes[0]).toMatchObject({ from: null, to: `+ ${one?.serviceName}` });
    expect(removed?.changes).toMatchObject([
      { label: added?.changes[0]?.label, to: `− ${one?.serviceName}` },
    ]);
  });

  test("A19 L05 stores nothing if one service may not be stored, or by an older version", async () => {
    const [one, two] = await notOffered();
    const { version, namedServiceIds } = await whole();
    await patch("service", Number(two?.serviceId), { available: false });
    const before = await record();
    for (const [add, remove, at] of [
      [[one?.serviceId], [namedServiceIds[0]], "remove"],
      [[one?.serviceId, 999_999], [], "add"],
      [[one?.serviceId, two?.serviceId], [], "add"],
      [[one?.serviceId], [one?.serviceId], "remove"],
    ] as const)
      expect(await refused(change([...add], [...remove], version))).toMatchObject({
        code: 422,
        errors: [{ path: at }],
      });
    expect(await refused(change([one?.serviceId], [], version + 1))).toMatchObject({
      code: 409,
      current: { version },
    });
    expect(await record()).toEqual(before);
    // What is offered already, and what is not, changes nothing.
    await done(change([(await serviceIds())[0]], [one?.serviceId], version));
    expect((await whole()).version).toBe(version);
  });
});

test("a concierge works in cities, each offered once, and is found by one", async () => {
  const cities = await get<{ results: { text: string }[] }>("/admin/concierge/supplier/supplier-cities-list");
  const names = cities.results.map(({ text }) => text);
  expect(new Set(names).size).toBe(nonEmpty(names).length);
  const found = await rows(`/admin/concierge/concierge-ajax/list?city=${encodeURIComponent(names[0] ?? "")}`);
  expect(nonEmpty(found).every((each) => (each.cities as string[]).includes(names[0] ?? ""))).toBe(true);
  const made = await done(
    send("/admin/concierge/supplier/new", {
      name: "Essai",
      email: "a@b.fr",
      cities: ["Lyon"],
      enabled: true,
    }),
  );
  expect(made).toMatchObject({ themeCount: 0, orderCount: 0, serviceIds: [] });
  await done(edit(`/admin/concierge/supplier/edit/${made.id}`, { cities: ["Lyon", "Bron"] }));
});
