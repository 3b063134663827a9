/** The tree of a theme's sections. */
import { describe, expect, test } from "vitest";
import type { Row } from "../../kit/client.ts";
import { freshWorlds } from "../../kit/worlds.ts";

const { get, find, form, send, done, refused, history, hold, status } = freshWorlds();

interface Tree {
  version: number;
  sections: Row[];
}
const base = "/admin/concierge/theme";
const tree = (theme: number) => get<Tree>(`${base}/${theme}/sections`);
/** Subsections with a dot. */
const shape = async (theme: number) =>
  (await tree(theme)).sections.map(({ name, parentSectionId }) =>
    parentSectionId === null ? name : `· ${name}`,
  );
const themeRow = (id: number) => find(`${base}/ajax-list`, (each) => each.id === id);
const serviceOf = async (id: number) => (await form(`/admin/concierge/service/edit/${id}`)).record;
const create = (theme: number, name: string, parentSectionId: number | null = null) =>
  done(send(`${base}/${theme}/section`, { name, parentSectionId }));

let serial = 0;
/** A new theme with two sections, the first with two subsections. */
async function grown() {
  serial += 1;
  const { id: themeId } = await done(
    send(`${base}/new`, { name: `Essai ${serial}`, position: 99, enabled: true }),
  );
  const linge = await create(themeId, "Linge");
  const maison = await create(themeId, "Maison");
  const chemises = await create(themeId, "Chemises", linge.id);
  const draps = await create(themeId, "Draps", linge.id);
  return { themeId, linge, maison, chemises, draps };
}
function newService(themeId: number, sectionId: number, subsectionId: number | null = null) {
  serial += 1;
  const place = { supplierId: 1, themeId, sectionId, subsectionId, reference: `ESSAI-${serial}` };
  const price = { priceCents: 1000, unit: "hour", vatRate: 20, available: true };
  return done(send("/admin/concierge/service/new", { name: "Essai", ...place, ...price }));
}
const update = (theme: number, { id, version }: Row, body: object) =>
  send(`${base}/${theme}/section/${id}/update`, { version, ...body });
const sort = (theme: number, sectionIds: unknown) =>
  send(`${base}/${theme}/section-list-update`, { sectionIds });
const remove = async (theme: number, sectionId: number, moveServicesToSectionId: number | null = null) =>
  send(`${base}/${theme}/section/delete`, {
    sectionId,
    moveServicesToSectionId,
    version: (await tree(theme)).version,
  });
const move = async (theme: number, sectionId: unknown, targetThemeId: number) =>
  send(`${base}/${theme}/section/move`, { sectionId, targetThemeId, version: (await tree(theme)).version });

const whole = ["Linge", "· Chemises", "· Draps", "Maison"];

describe("a section", () => {
  test("has its subsections right after it; the theme counts them all and tells of each", async () => {
    const { themeId } = await grown();
    expect(await shape(themeId)).toEqual(whole);
    expect(await themeRow(themeId)).toMatchObject({ sectionCount: 4, serviceCount: 0 });
    const [line] = await history(`${base}/history/${themeId}`);
    const change = { field: "sections", label: "Rubrique", from: null, to: "Linge › Draps" };
    expect(line?.changes).toEqual([change]);
  });

  test("stands below a section of its theme that is no subsection and not itself: forms offer those alone", async () => {
    const { themeId, linge, maison, chemises } = await grown();
    const other = await grown();
    const offered = async (path: string) => (await form(path)).choices.parentSectionId?.map(({ id }) => id);
    const path = `${base}/${themeId}/section`;
    expect(await offered(path)).toEqual([linge.id, maison.id]);
    expect(await offered(`${path}/${maison.id}/update`)).toEqual([linge.id]);
    expect(await offered(`${path}/${linge.id}/update`)).toEqual([]);
    for (const answer of [
      send(path, { name: "X", parentSectionId: chemises.id }),
      send(path, { name: "X", parentSectionId: other.linge.id }),
      update(themeId, linge, { name: "Linge", parentSectionId: maison.id }),
      update(themeId, maison, { name: "Maison", parentSectionId: maison.id }),
    ])
      expect(await refused(answer)).toMatchObject({ code: 422, errors: [{ path: "parentSectionId" }] });
    expect(await shape(themeId)).toEqual(whole);
    expect((await update(other.themeId, linge, { name: "X" })).status).toBe(404);
    expect(await status(`${base}/${other.themeId}/section/${linge.id}/update`)).toBe(404);
  });

  test("takes its services along when it becomes a subsection, and back", async () => {
    const { themeId, linge, maison } = await grown();
    const { id } = await newService(themeId, maison.id);
    const moved = await done(update(themeId, maison, { name: "Maison", parentSectionId: linge.id }));
    expect(moved).toMatchObject({ position: 3, parentSectionName: "Linge", serviceCount: 1 });
    const below = {
      sectionId: linge.id,
      sectionName: "Linge",
      subsectionId: maison.id,
      subsectionName: "Maison",
    };
    expect(await serviceOf(id)).toMatchObject(below);
    expect((await tree(themeId)).sections[0]).toMatchObject({ name: "Linge", serviceCount: 1 });
    await done(update(themeId, moved, { name: "Maison", parentSectionId: null }));
    expect(await serviceOf(id)).toMatchObject({ sectionId: maison.id, subsectionId: null });
    expect(await shape(themeId)).toEqual(whole);
  });
});

describe("the order of sections", () => {
  test("is set at once, subsections among their own; the same order again changes nothing", async () => {
    const { themeId, linge, maison, chemises, draps } = await grown();
    const { version } = await tree(themeId);
    const ids = [maison.id, linge.id, draps.id, chemises.id];
    const after = await done<Tree>(sort(themeId, ids));
    expect(await shape(themeId)).toEqual(["Maison", "Linge", "· Draps", "· Chemises"]);
    expect(after.version).toBe(version + 1);
    expect(await done<Tree>(sort(themeId, ids))).toEqual(after);
  });

  test("is refused with a section missing, foreign, gone or twice, and stays", async () => {
    const { themeId, linge, maison, chemises, draps } = await grown();
    const other = await grown();
    const all = [maison.id, linge.id, draps.id, chemises.id];
    const before = await tree(themeId);
    for (const [ids, message] of [
      [all.slice(1), /Il manque une rubrique/],
      [[...all, other.linge.id], /de ce thème/],
      [[...all.slice(1), 999_999], /de ce thème/],
      [[...all, linge.id], /qu’une fois/],
      [[], /Il manque/],
    ] as const)
      expect(await refused(sort(themeId, ids))).toMatchObject({
        code: 422,
        errors: [{ path: "sectionIds", message: expect.stringMatching(message) }],
      });
    for (const ids of ["1,2", [1.5]]) expect((await refused(sort(themeId, ids))).code).toBe(422);
    expect(await tree(themeId)).toEqual(before);
    await done(remove(themeId, draps.id));
    expect(await refused(sort(themeId, all))).toMatchObject({
      code: 422,
      errors: [{ message: expect.stringContaining("changé entre-temps") }],
    });
  });
});

describe("deleting a section", () => {
  test("closes the gap, takes its subsections along and is told by the theme's history", async () => {
    const { themeId, linge, chemises } = await grown();
    await done(remove(themeId, chemises.id));
    const { sections } = await tree(themeId);
    const places = sections.map(({ name, position }) => `${name} ${position}`);
    expect(places).toEqual(["Linge 1", "Draps 1", "Maison 2"]);
    await done(remove(themeId, linge.id));
    expect(await shape(themeId)).toEqual(["Maison"]);
    const [line] = await history(`${base}/history/${themeId}`);
    expect(line?.changes).toEqual([{ field: "sections", label: "Rubrique", from: "Linge", to: null }]);
  });

  test("with services asks where they go (409), and moves them there", async () => {
    const { themeId, linge, maison, chemises, draps } = await grown();
    const [one, two] = [
      await newService(themeId, linge.id, chemises.id),
      await newService(themeId, linge.id),
    ];
    for (const section of [linge, chemises])
      expect(await refused(remove(themeId, section.id))).toMatchObject({
        code: 409,
        detail: expect.stringMatching(/prestations?.*Choisissez où/),
      });
    const other = await grown();
    for (const target of [linge.id, chemises.id, other.maison.id, 999_999])
      expect(await refused(remove(themeId, linge.id, target))).toMatchObject({
        code: 422,
        errors: [{ path: "moveServicesToSectionId" }],
      });
    expect(await shape(themeId)).toEqual(whole);
    await done(remove(themeId, chemises.id, draps.id));
    expect(await serviceOf(one.id)).toMatchObject({ sectionId: linge.id, subsectionName: "Draps" });
    await done(remove(themeId, linge.id, maison.id));
    for (const { id } of [one, two])
      expect(await serviceOf(id)).toMatchObject({ sectionName: "Maison", subsectionId: null });
    expect((await tree(themeId)).sections).toMatchObject([{ name: "Maison", serviceCount: 2 }]);
  });

  test("offers each section by its whole name, and refuses one that is gone", async () => {
    const { themeId, chemises } = await grown();
    const { choices } = await form(`${base}/${themeId}/section/delete`);
    const names = ["Linge", "Linge › Chemises", "Linge › Draps", "Maison"];
    expect(choices.sectionId?.map(({ text }) => text)).toEqual(names);
    await done(remove(themeId, chemises.id));
    expect(await refused(remove(themeId, chemises.id))).toMatchObject({
      code: 422,
      errors: [{ path: "sectionId", message: expect.stringContaining("n’existe plus") }],
    });
  });
});

describe("moving a section to another theme", () => {
  test("A11 takes its subsections and services along, and both themes say so", async () => {
    const [from, to] = [await grown(), await grown()];
    await done(update(to.themeId, to.linge, { name: "Autre", parentSectionId: null }));
    const one = await newService(from.themeId, from.linge.id, from.chemises.id);
    await done(move(from.themeId, from.linge.id, to.themeId));
    expect(await shape(from.themeId)).toEqual(["Maison"]);
    const came = ["Autre", "· Chemises", "· Draps", "Maison", "Linge", "· Chemises", "· Draps"];
    expect(await shape(to.themeId)).toEqual(came);
    const place = { themeId: to.themeId, sectionId: from.linge.id, subsectionId: from.chemises.id };
    expect(await serviceOf(one.id)).toMatchObject(place);
    const [source, target] = [await themeRow(from.themeId), await themeRow(to.themeId)];
    expect(source).toMatchObject({ sectionCount: 1, serviceCount: 0 });
    expect(target).toMatchObject({ sectionCount: 7, serviceCount: 1 });
    const [left] = await history(`${base}/history/${from.themeId}`);
    expect(left?.changes).toMatchObject([{ from: "Linge", to: `${target.name} › Linge` }]);
    const [arrived] = await history(`${base}/history/${to.themeId}`);
    expect(arrived?.changes).toMatchObject([{ from: `${source.name} › Linge`, to: "Linge" }]);
  });

  test("L05 is refused for a name that is there, the same theme, a foreign section, and who holds either theme", async () => {
    const [from, to] = [await grown(), await grown()];
    for (const [section, target, path] of [
      [from.linge, to, "targetThemeId"],
      [from.draps, from, "targetThemeId"],
      [to.draps, to, "sectionId"],
    ] as const)
      expect(await refused(move(from.themeId, section.id, target.themeId))).toMatchObject({
        code: 422,
        errors: [{ path }],
      });
    for (const held of [from.themeId, to.themeId]) {
      hold("theme", held);
      expect(await refused(move(from.themeId, from.draps.id, to.themeId))).toMatchObject({ code: 423 });
    }
    hold("theme", undefined);
    const { choices } = await form(`${base}/${from.themeId}/section/move`);
    expect(choices.targetThemeId?.map(({ id }) => id)).not.toContain(from.themeId);
    await done(move(from.themeId, from.draps.id, to.themeId));
  });
});
