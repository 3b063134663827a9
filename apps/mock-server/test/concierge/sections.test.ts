import { describe, expect, test } from "vitest";
import { type FormAnswer, openDesk, type Row } from "./desk.ts";
import { shelfOf, type Tree } from "./shelf.ts";

const desk = await openDesk();
const { get, table, done, refused, status, history } = desk;
const { tree, shape, theme, service, grown, newService } = shelfOf(desk);

const update = (theme: number, { id, version }: Row, body: object) =>
  [`theme/${theme}/section/${id}/update`, { version, ...body }] as const;

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

  test("the tree has two levels: a parent that cannot be is refused, and nothing changes", async () => {
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
