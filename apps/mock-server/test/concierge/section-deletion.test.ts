import { describe, expect, test } from "vitest";
import { type FormAnswer, openDesk } from "./desk.ts";
import { shelfOf } from "./shelf.ts";

const desk = await openDesk();
const { get, done, refused, status, history } = desk;
const { tree, shape, theme, service, grown, newService } = shelfOf(desk);

describe("deleting a section", () => {
  const remove = async (themeId: number, sectionId: number, moveServicesToSectionId: number | null = null) =>
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

  test("moves its services where the request says, to a section or a subsection", async () => {
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

  test("that another administrator deleted meanwhile is refused: stale, and then gone", async () => {
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
