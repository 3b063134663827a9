import { describe, expect, test } from "vitest";
import { nonEmpty } from "../harness.ts";
import { type FormAnswer, openDesk, type Row } from "./desk.ts";

const { get, table, done, refused, status, history } = await openDesk();

const list = async () => (await table("theme/ajax-list")).data;
const names = async () => (await list()).map(({ name }) => name);
const create = (name: string, position = 99) => done("theme/new", { name, position, enabled: true });
const section = (theme: number, name: string, parentSectionId: number | null = null) =>
  done(`theme/${theme}/section`, { name, parentSectionId });

describe("the order of themes", () => {
  test("a new form proposes the last place; past the end means last, 0 means first", async () => {
    const before = await list();
    const { values } = await get<FormAnswer>("theme/new");
    expect(values).toMatchObject({ position: before.length + 1, enabled: true });
    const last = await create("Dernier", 500);
    expect(last.position).toBe(before.length + 1);
    const first = await create("Premier", 0);
    expect(first.position).toBe(1);
    const after = await list();
    expect(after[0]?.name).toBe("Premier");
    expect(after.at(-1)?.name).toBe("Dernier");
    expect(after.map(({ position }) => position)).toEqual(after.map((_, at) => at + 1));
  });

  test("an edited position moves the theme, and makes nobody else's form stale", async () => {
    const [a, b, c, ...rest] = await list();
    const { values } = await get<FormAnswer>(`theme/edit/${a?.id}`);
    expect(await done(`theme/edit/${a?.id}`, { ...values, position: 3 })).toMatchObject({ position: 3 });
    const after = await list();
    expect(after.map(({ id }) => id)).toEqual([b, c, a, ...rest].map((each) => each?.id));
    expect(after.find(({ id }) => id === b?.id)?.version).toBe(b?.version);
  });
});

describe("S21 a theme that is moved", () => {
  test("stands at its position, with the others in their order; an order that changed is refused", async () => {
    const [a, b, c, ...rest] = await list();
    await done(`theme/sort/${c?.id}/1`, { fromPosition: 3, targetId: a?.id });
    expect((await list()).map(({ id }) => id)).toEqual([c, a, b, ...rest].map((each) => each?.id));
    expect(await refused(`theme/sort/${c?.id}/2`, { fromPosition: 3, targetId: b?.id })).toMatchObject({
      code: 409,
    });
    const [line] = await history(`theme/history/${c?.id}`);
    expect(line?.changes).toMatchObject([{ label: "Position", from: "3", to: "1" }]);
    await done(`theme/sort/${c?.id}/3`);
  });
});

describe("a renamed theme", () => {
  test("is called so by its sections and services, and its history tells it", async () => {
    const of = (await list()).find(({ serviceCount }) => Number(serviceCount) > 0) as Row;
    const { values } = await get<FormAnswer>(`theme/edit/${of.id}`);
    await done(`theme/edit/${of.id}`, { ...values, name: "Un autre nom" });
    const services = await table(`service/ajax-list?themeId=${of.id}`);
    expect(nonEmpty(services.data).every(({ themeName }) => themeName === "Un autre nom")).toBe(true);
    const { sections } = await get<{ sections: Row[] }>(`theme/${of.id}/sections`);
    expect(nonEmpty(sections).every(({ themeName }) => themeName === "Un autre nom")).toBe(true);
    const [line] = await history(`theme/history/${of.id}`);
    expect(line?.changes).toMatchObject([{ label: "Nom", from: of.name, to: "Un autre nom" }]);
  });

  test("has no line of another record's history, whatever its number", async () => {
    for (const { id } of await list()) {
      for (const line of await history(`theme/history/${id}`)) expect(line.entity).toBe("theme");
    }
  });

  test("with a wrong colour or no name is refused", async () => {
    const sent = { name: " ", color: "rouge", position: 1, enabled: true };
    expect(await refused("theme/new", sent)).toMatchObject({
      code: 422,
      errors: [{ path: "name" }, { path: "color" }],
    });
  });
});

describe("deleting a theme", () => {
  test("that holds services is 409, and nothing is lost", async () => {
    const of = (await list()).find(({ serviceCount }) => Number(serviceCount) > 0) as Row;
    expect(await refused(`theme/delete/${of.id}`)).toMatchObject({
      code: 409,
      detail: expect.stringMatching(/\d+\sprestations? y (?:est|sont) rangée/),
    });
    const after = (await list()).find(({ id }) => id === of.id);
    expect(after).toMatchObject({ sectionCount: of.sectionCount, serviceCount: of.serviceCount });
  });

  test("without services takes its sections along, closes the gap and keeps its history", async () => {
    const { id, version } = await create("Éphémère", 2);
    const parent = await section(id, "Une rubrique");
    await section(id, "Une sous-rubrique", parent.id);
    expect(await refused(`theme/delete/${id}`, { version })).toMatchObject({
      code: 409,
      type: "/problems/stale-version",
    });
    await done(`theme/delete/${id}`);
    expect(await names()).not.toContain("Éphémère");
    expect((await list()).map(({ position }) => position)).toEqual((await list()).map((_, at) => at + 1));
    expect(await status(`theme/${id}/sections`)).toBe(404);
    expect(await status(`theme/${id}/section/${parent.id}/update`)).toBe(404);
    expect((await history(`theme/history/${id}`))[0]?.event).toBe("deleted");
  });
});
