/** Sections and subsections of a theme: create, change, order, delete with where their services go. */
import { describe, expect, test } from "vitest";
import { type FormAnswer, openDesk, type Row } from "./desk.ts";

const { get, table, first, done, refused, status, history } = await openDesk();

interface Tree {
  themeId: number;
  version: number;
  sections: Row[];
}
const tree = (theme: number) => get<Tree>(`theme/${theme}/sections`);
const shape = async (theme: number) =>
  (await tree(theme)).sections.map(({ name, parentSectionId }) => (parentSectionId ? `· ${name}` : name));
const create = (theme: number, name: string, parentSectionId: number | null = null) =>
  done(`theme/${theme}/section`, { name, parentSectionId });
const update = (theme: number, { id, version }: Row, body: object) =>
  [`theme/${theme}/section/${id}/update`, { version, ...body }] as const;
let serial = 0;
const newTheme = async () =>
  (await done("theme/new", { name: `Essai ${++serial}`, position: 99, enabled: true })).id;
/** A service in a section of a theme, or in a subsection. */
async function newService(themeId: number, sectionId: number, subsectionId: number | null = null) {
  const { id: supplierId } = await first("concierge-ajax/list");
  const reference = `ESSAI-${++serial}`;
  const place = { themeId, sectionId, subsectionId };
  return done("service/new", {
    name: "Essai",
    reference,
    supplierId,
    ...place,
    priceCents: 1000,
    unit: "hour",
    vatRate: 20,
    available: true,
  });
}
const service = async (id: number) => (await get<FormAnswer>(`service/edit/${id}`)).record;
const theme = async (id: number) => (await table("theme/ajax-list")).data.find((each) => each.id === id);

/** Two sections, the first with two subsections. */
async function grown() {
  const themeId = await newTheme();
  const linge = await create(themeId, "Linge");
  const maison = await create(themeId, "Maison");
  const chemises = await create(themeId, "Chemises", linge.id);
  const draps = await create(themeId, "Draps", linge.id);
  return { themeId, linge, maison, chemises, draps };
}

describe("the tree", () => {
  test("has each section's subsections right after it, and the theme counts them all", async () => {
    const { themeId } = await grown();
    expect(await shape(themeId)).toEqual(["Linge", "· Chemises", "· Draps", "Maison"]);
    expect(await theme(themeId)).toMatchObject({ sectionCount: 4, serviceCount: 0 });
    const lines = await history(`theme/history/${themeId}`);
    expect(lines[0]?.changes).toEqual([
      { field: "sections", label: "Rubrique", from: null, to: "Linge › Draps" },
    ]);
  });

  test("seeded themes count what their trees hold", async () => {
    for (const { id, sectionCount, serviceCount } of (await table("theme/ajax-list")).data.slice(0, 5)) {
      const { sections } = await tree(id);
      expect(sections).toHaveLength(Number(sectionCount));
      const top = sections.filter(({ parentSectionId }) => parentSectionId === null);
      const held = top.reduce((sum, each) => sum + Number(each.serviceCount), 0);
      expect(held).toBe(serviceCount);
    }
  });
});

describe("where a section may stand", () => {
  test("forms offer the theme's sections that are no subsections, and never itself", async () => {
    const { themeId, linge, maison, chemises } = await grown();
    const offered = async (path: string) =>
      (await get<FormAnswer>(path)).choices.parentSectionId?.map(({ id }) => id);
    expect(await offered(`theme/${themeId}/section`)).toEqual([linge.id, maison.id]);
    expect(await offered(`theme/${themeId}/section/${maison.id}/update`)).toEqual([linge.id]);
    expect(await offered(`theme/${themeId}/section/${chemises.id}/update`)).toEqual([linge.id, maison.id]);
    expect(await offered(`theme/${themeId}/section/${linge.id}/update`)).toEqual([]);
  });

  test("the tree has two levels: a parent that cannot be is told, and nothing changes", async () => {
    const { themeId, linge, maison, chemises } = await grown();
    const other = await grown();
    const wrong = async (...sent: Parameters<typeof refused>) =>
      expect(await refused(...sent)).toMatchObject({ code: 422, errors: [{ path: "parentSectionId" }] });
    const path = `theme/${themeId}/section`;
    await wrong(path, { name: "X", parentSectionId: chemises.id });
    await wrong(path, { name: "X", parentSectionId: other.linge.id });
    await wrong(path, { name: "X", parentSectionId: 999_999 });
    await wrong(...update(themeId, linge, { name: "Linge", parentSectionId: maison.id }));
    await wrong(...update(themeId, maison, { name: "Maison", parentSectionId: maison.id }));
    expect(await shape(themeId)).toEqual(["Linge", "· Chemises", "· Draps", "Maison"]);
    expect((await refused("theme/999999/section", { name: "X" })).code).toBe(404);
    expect((await refused(...update(other.themeId, linge, { name: "X" }))).code).toBe(404);
    expect(await status(`theme/${other.themeId}/section/${linge.id}/update`)).toBe(404);
  });

  test("a section that becomes a subsection takes its services along, and back", async () => {
    const { themeId, linge, maison } = await grown();
    const { id } = await newService(themeId, maison.id);
    const moved = await done(...update(themeId, maison, { name: "Maison", parentSectionId: linge.id }));
    expect(moved).toMatchObject({ position: 3, parentSectionName: "Linge", serviceCount: 1 });
    expect(await service(id)).toMatchObject({
      sectionId: linge.id,
      sectionName: "Linge",
      subsectionId: maison.id,
      subsectionName: "Maison",
    });
    expect((await tree(themeId)).sections[0]).toMatchObject({ name: "Linge", serviceCount: 1 });
    await done(...update(themeId, moved, { name: "Maison", parentSectionId: null }));
    expect(await service(id)).toMatchObject({ sectionId: maison.id, subsectionId: null });
    expect(await shape(themeId)).toEqual(["Linge", "· Chemises", "· Draps", "Maison"]);
    expect((await tree(themeId)).sections[0]).toMatchObject({ name: "Linge", serviceCount: 0 });
  });

  test("a subsection that becomes a section comes last there, and those it leaves close up", async () => {
    const { themeId, chemises } = await grown();
    await done(...update(themeId, chemises, { name: "Chemises", parentSectionId: null }));
    const { sections } = await tree(themeId);
    const places = sections.map(({ name, position }) => `${name} ${position}`);
    expect(places).toEqual(["Linge 1", "Draps 1", "Maison 2", "Chemises 3"]);
  });

  test("a stale section is 409 with the one that stands", async () => {
    const { themeId, linge } = await grown();
    await done(...update(themeId, linge, { name: "Textile", parentSectionId: null }));
    expect(
      await refused(...update(themeId, linge, { name: "Draperie", parentSectionId: null })),
    ).toMatchObject({ code: 409, current: { name: "Textile" } });
    expect((await shape(themeId))[1]).toBe("· Chemises");
  });
});

describe("the order", () => {
  const sort = (themeId: number, sectionIds: unknown) =>
    [`theme/${themeId}/section-list-update`, { sectionIds }] as const;

  test("of all sections is set at once, subsections among their own", async () => {
    const { themeId, linge, maison, chemises, draps } = await grown();
    const { version } = await tree(themeId);
    const after = await done<Tree>(...sort(themeId, [maison.id, linge.id, draps.id, chemises.id]));
    expect(await shape(themeId)).toEqual(["Maison", "Linge", "· Draps", "· Chemises"]);
    expect(after.sections.map(({ position }) => position)).toEqual([1, 2, 1, 2]);
    expect(after.version).toBe(version + 1);
    const same = await done<Tree>(...sort(themeId, [maison.id, linge.id, draps.id, chemises.id]));
    expect(same).toEqual(after);
  });

  test("with a section missing, foreign, gone, twice or no number is refused, and stays", async () => {
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
    ] as const) {
      expect(await refused(...sort(themeId, ids))).toMatchObject({
        code: 422,
        errors: [{ path: "sectionIds", message: expect.stringMatching(message) }],
      });
    }
    expect((await refused(...sort(themeId, "1,2"))).code).toBe(422);
    expect((await refused(...sort(themeId, [1.5]))).code).toBe(422);
    expect((await refused(...sort(999_999, all))).code).toBe(404);
    expect(await tree(themeId)).toEqual(before);
  });

  test("sent after another administrator deleted a section is refused", async () => {
    const { themeId, linge, maison, chemises, draps } = await grown();
    const { version } = await tree(themeId);
    await done(`theme/${themeId}/section/delete`, { sectionId: draps.id, version });
    const late = [maison.id, linge.id, draps.id, chemises.id];
    expect(await refused(...sort(themeId, late))).toMatchObject({
      code: 422,
      errors: [{ message: expect.stringContaining("changé entre-temps") }],
    });
    expect(await shape(themeId)).toEqual(["Linge", "· Chemises", "Maison"]);
  });
});

describe("deleting a section", () => {
  const remove = async (themeId: number, sectionId: number, moveServicesToSectionId?: number) =>
    [
      `theme/${themeId}/section/delete`,
      { sectionId, version: (await tree(themeId)).version, moveServicesToSectionId },
    ] as const;

  test("without services deletes it, and the others close up", async () => {
    const { themeId, linge, chemises } = await grown();
    await done(...(await remove(themeId, chemises.id)));
    const { sections } = await tree(themeId);
    expect(sections.map(({ name, position }) => `${name} ${position}`)).toEqual([
      "Linge 1",
      "Draps 1",
      "Maison 2",
    ]);
    await done(...(await remove(themeId, linge.id)));
    expect(await shape(themeId)).toEqual(["Maison"]);
    expect(await theme(themeId)).toMatchObject({ sectionCount: 1 });
    const [line] = await history(`theme/history/${themeId}`);
    expect(line?.changes).toEqual([{ field: "sections", label: "Rubrique", from: "Linge", to: null }]);
  });

  test("with services that would be lost is 409, also when they stand in its subsections", async () => {
    const { themeId, linge, chemises } = await grown();
    const { id } = await newService(themeId, linge.id, chemises.id);
    for (const section of [linge, chemises]) {
      expect(await refused(...(await remove(themeId, section.id)))).toMatchObject({
        code: 409,
        type: "/problems/conflict",
        detail: expect.stringMatching(/1 prestation.*Choisissez où/),
      });
    }
    expect(await shape(themeId)).toHaveLength(4);
    expect(await service(id)).toMatchObject({ subsectionId: chemises.id });
  });

  test("moves its services where it is told, to a section or a subsection", async () => {
    const { themeId, linge, maison, chemises, draps } = await grown();
    const one = await newService(themeId, linge.id, chemises.id);
    const two = await newService(themeId, linge.id);
    await done(...(await remove(themeId, chemises.id, draps.id)));
    expect(await service(one.id)).toMatchObject({ sectionId: linge.id, subsectionName: "Draps" });
    await done(...(await remove(themeId, linge.id, maison.id)));
    for (const { id } of [one, two]) {
      expect(await service(id)).toMatchObject({ sectionName: "Maison", subsectionId: null });
    }
    expect((await tree(themeId)).sections).toMatchObject([{ name: "Maison", serviceCount: 2 }]);
    expect(await theme(themeId)).toMatchObject({ serviceCount: 2 });
    const lines = await history(`service/history/${one.id}`);
    expect(lines[0]?.changes.map(({ to }) => to)).toContain("Maison");
  });

  test("to itself, to a subsection that goes with it, elsewhere or nowhere is refused", async () => {
    const { themeId, linge, chemises } = await grown();
    const other = await grown();
    await newService(themeId, linge.id);
    for (const target of [linge.id, chemises.id, other.maison.id, 999_999]) {
      expect(await refused(...(await remove(themeId, linge.id, target)))).toMatchObject({
        code: 422,
        errors: [{ path: "moveServicesToSectionId" }],
      });
    }
    expect(await shape(themeId)).toHaveLength(4);
  });

  test("that another administrator deleted meanwhile is told: stale, and then gone", async () => {
    const { themeId, chemises } = await grown();
    const late = await remove(themeId, chemises.id);
    await done(...late);
    expect(await refused(...late)).toMatchObject({
      code: 409,
      type: "/problems/stale-version",
      current: { themeId, sections: [{ name: "Linge" }, { name: "Draps" }, { name: "Maison" }] },
    });
    expect(await refused(...(await remove(themeId, chemises.id)))).toMatchObject({
      code: 422,
      errors: [{ path: "sectionId", message: expect.stringContaining("n’existe plus") }],
    });
  });

  test("its form shows the tree and offers each section by its whole name", async () => {
    const { themeId } = await grown();
    const { values, choices, record } = await get<FormAnswer>(`theme/${themeId}/section/delete`);
    expect(choices.sectionId?.map(({ text }) => text)).toEqual([
      "Linge",
      "Linge › Chemises",
      "Linge › Draps",
      "Maison",
    ]);
    expect(values.version).toBe(record?.version);
    expect(await status("theme/999999/section/delete")).toBe(404);
  });
});
