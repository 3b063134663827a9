import { expect, test } from "vitest";
import { otherEmail } from "../harness.ts";
import { type FormAnswer, openDesk } from "./desk.ts";
import { shelfOf } from "./shelf.ts";

const desk = await openDesk();
const { door, get, done, refused, history } = desk;
const { tree, shape, theme, service, grown, newService } = shelfOf(desk);

const moved = async (themeId: number, sectionId: unknown, targetThemeId: number) =>
  [
    `theme/${themeId}/section/move`,
    { sectionId, targetThemeId, version: (await tree(themeId)).version },
  ] as const;

test("A11 takes its subsections and services along, and both themes say so", async () => {
  const from = await grown();
  const to = await grown();
  await done(`theme/${to.themeId}/section/${to.linge.id}/update`, { ...to.linge, name: "Autre" });
  const one = await newService(from.themeId, from.linge.id, from.chemises.id);
  const two = await newService(from.themeId, from.linge.id);
  const before = (await tree(to.themeId)).version;
  await done(...(await moved(from.themeId, from.linge.id, to.themeId)));
  expect(await shape(from.themeId)).toEqual(["Maison"]);
  expect(await shape(to.themeId)).toEqual([
    "Autre",
    "· Chemises",
    "· Draps",
    "Maison",
    "Linge",
    "· Chemises",
    "· Draps",
  ]);
  expect(await service(one.id)).toMatchObject({
    themeId: to.themeId,
    sectionId: from.linge.id,
    subsectionId: from.chemises.id,
  });
  expect(await service(two.id)).toMatchObject({ themeId: to.themeId, subsectionId: null });
  expect(await theme(from.themeId)).toMatchObject({ sectionCount: 1, serviceCount: 0 });
  expect(await theme(to.themeId)).toMatchObject({ sectionCount: 7, serviceCount: 2 });
  expect((await tree(to.themeId)).version).toBeGreaterThan(before);
  const [name, target] = [(await theme(from.themeId))?.name, (await theme(to.themeId))?.name];
  const [left] = await history(`theme/history/${from.themeId}`);
  expect(left?.changes).toMatchObject([{ from: "Linge", to: `${target} › Linge` }]);
  const [came] = await history(`theme/history/${to.themeId}`);
  expect(came?.changes).toMatchObject([{ from: `${name} › Linge`, to: "Linge" }]);
});

test("a subsection becomes a section, and its services stand in it", async () => {
  const from = await grown();
  const to = await grown();
  const one = await newService(from.themeId, from.linge.id, from.draps.id);
  await done(...(await moved(from.themeId, from.draps.id, to.themeId)));
  expect(await shape(from.themeId)).toEqual(["Linge", "· Chemises", "Maison"]);
  expect((await shape(to.themeId)).at(-1)).toBe("Draps");
  expect(await service(one.id)).toMatchObject({
    themeId: to.themeId,
    sectionId: from.draps.id,
    subsectionId: null,
  });
});

test("L05 is refused by a name that is there, by an older version, and by who holds either theme", async () => {
  const from = await grown();
  const to = await grown();
  const sent = await moved(from.themeId, from.linge.id, to.themeId);
  expect(await refused(...sent)).toMatchObject({
    code: 422,
    errors: [{ path: "targetThemeId", message: expect.stringContaining("a déjà une rubrique") }],
  });
  const same = await moved(from.themeId, from.draps.id, from.themeId);
  expect(await refused(...same)).toMatchObject({ code: 422, errors: [{ path: "targetThemeId" }] });
  const foreign = await moved(from.themeId, to.draps.id, to.themeId);
  expect(await refused(...foreign)).toMatchObject({ code: 422, errors: [{ path: "sectionId" }] });
  const [path, body] = await moved(from.themeId, from.draps.id, to.themeId);
  expect(await refused(path, { ...body, version: body.version - 1 })).toMatchObject({ code: 409 });
  const world = door.app.world("default");
  for (const held of [from.themeId, to.themeId]) {
    world.lockHolder = (entity, id) =>
      entity === "theme" && id === held
        ? { email: otherEmail, name: "Karim Benali", since: "2026-11-20T09:00:00Z" }
        : undefined;
    expect(await refused(path, body)).toMatchObject({ code: 423, holder: { name: "Karim Benali" } });
  }
  world.lockHolder = () => undefined;
  expect(await shape(from.themeId)).toHaveLength(4);
  const { choices } = await get<FormAnswer>(path);
  expect(choices.targetThemeId?.map(({ id }) => id)).not.toContain(from.themeId);
  await done(path, body);
});
