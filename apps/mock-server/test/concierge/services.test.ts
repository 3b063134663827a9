import { describe, expect, test } from "vitest";
import { type FormAnswer, openDesk, type Row } from "./desk.ts";

const { get, table, first, done, refused, status, history, client } = await openDesk();

interface Choices {
  results: { id: number; text: string }[];
  pagination: { more: boolean };
}
const options = async (path: string) => (await get<Choices>(path)).results;
let serial = 0;
/** In a seeded service's place. */
async function valid(): Promise<Record<string, unknown>> {
  const { themeId, sectionId, supplierId } = await first("service/ajax-list");
  const reference = `ESSAI-${++serial}`;
  const price = { priceCents: 1990, unit: "hour", vatRate: 5.5, available: true };
  return { name: "Essai", reference, supplierId, themeId, sectionId, subsectionId: null, ...price };
}
const seeded = async (matches: (row: Row) => boolean): Promise<Row> => {
  const row = (await table("service/ajax-list")).data.find(matches);
  if (row === undefined) throw new Error("no such service");
  return row;
};

describe("lists", () => {
  test("filters and the export follow theme, section, concierge and availability", async () => {
    const { themeId, sectionId, supplierId } = await first("service/ajax-list");
    const query = `themeId=${themeId}&sectionId=${sectionId}&supplierId=${supplierId}&available=true`;
    const { data } = await table(`service/ajax-list?${query}`);
    for (const row of data) expect(row).toMatchObject({ themeId, sectionId, supplierId, available: true });
    const file = await client.get(
      `/admin/concierge/service/ajax-list-export?themeId=${themeId}&column_field_list=reference,priceCents,vatRate`,
    );
    const lines = (await file.text()).trim().split("\r\n");
    expect(lines.length - 1).toBe((await table(`service/ajax-list?themeId=${themeId}`)).recordsFiltered);
    expect(lines[1]).toMatch(/^PRE-\d{5};\d+,\d\d;(0|5,5|10|20)$/);
  });

  test("articles are found by a part of their name, twenty a page", async () => {
    const { name, id } = await first("service/ajax-list");
    const term = encodeURIComponent(String(name).slice(0, 6).toUpperCase());
    expect((await options(`service/search/article?term=${term}`)).map((each) => each.id)).toContain(id);
    const page = await get<Choices>("service/search/article");
    expect(page.results).toHaveLength(20);
    expect(page.pagination.more).toBe(true);
    const [known] = await options(`service/search/article?ids=${id}`);
    expect(known).toMatchObject({
      id,
      text: name,
      detail: expect.stringMatching(/^\S+ · [\d\s]+,\d\d\s€ · /),
    });
  });
});

describe("the selectors of theme, section and subsection", () => {
  test("sections have no parent; subsections have one, and follow the chosen section", async () => {
    const { themeId, subsectionId, sectionId } = await seeded((row) => row.subsectionId !== null);
    const { sections } = await get<{ sections: Row[] }>(`theme/${themeId}/sections`);
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);
    const path = `service/ajax/theme/${themeId}`;
    const top = sections.filter(({ parentSectionId }) => parentSectionId === null);
    const below = sections.filter(({ parentSectionId }) => parentSectionId !== null);
    expect(ids(await options(`${path}/section-list`))).toEqual(ids(top));
    expect(ids(await options(`${path}/subsections`))).toEqual(ids(below));
    const own = below.filter(({ parentSectionId }) => parentSectionId === sectionId);
    expect(ids(await options(`${path}/subsections?sectionId=${sectionId}`))).toEqual(ids(own));
    expect(ids(own)).toContain(subsectionId);
    expect(await options(`${path}/subsections?sectionId=999999`)).toEqual([]);
    expect(await status("service/ajax/theme/999999/section-list")).toBe(404);
    expect(await status(`${path}/subsections?sectionId=x`)).toBe(400);
  });

  test("the form offers the sections of its theme and the subsections of its section alone", async () => {
    const { id, themeId, sectionId } = await seeded((row) => row.subsectionId !== null);
    const { choices, values } = await get<FormAnswer>(`service/edit/${id}`);
    const known = await options(`service/ajax/theme/${themeId}/section-list`);
    expect(choices.sectionId?.map((each) => each.id).sort()).toEqual(known.map((each) => each.id).sort());
    const below = await options(`service/ajax/theme/${themeId}/subsections?sectionId=${sectionId}`);
    expect(choices.subsectionId?.map((each) => each.id).sort()).toEqual(below.map((each) => each.id).sort());
    expect(values).toMatchObject({ themeId, sectionId });
    const empty = await get<FormAnswer>("service/new");
    expect(empty.choices).toMatchObject({ sectionId: [], subsectionId: [] });
    expect(empty.choices.unit?.map(({ text }) => text)).toEqual(["Unité", "Heure", "kg", "Forfait"]);
    expect(empty.choices.themeId?.length).toBeGreaterThan(5);
  });
});

describe("saving", () => {
  test("a new service is counted by its theme, its section and its concierge's offer", async () => {
    const values = await valid();
    const theme = async () =>
      (await table("theme/ajax-list")).data.find(({ id }) => id === values.themeId)?.serviceCount;
    const before = Number(await theme());
    const made = await done("service/new", values);
    expect(made).toMatchObject({ ...values, version: 1, deliveryPointCount: 0 });
    expect(made.themeName).not.toBe("");
    expect(await theme()).toBe(before + 1);
    const offer = `concierge-ajax/manage-service/${values.supplierId}/theme/section-list`;
    const { sections } = await done<{ sections: { services: object[] }[] }>(offer, {
      themeId: values.themeId,
    });
    expect(sections.flatMap(({ services }) => services)).toContainEqual(
      expect.objectContaining({ serviceId: made.id, offered: true }),
    );
  });

  test("a reference stands once; its own may stay", async () => {
    const { reference } = await first("service/ajax-list");
    expect(await refused("service/new", { ...(await valid()), reference })).toMatchObject({
      code: 422,
      errors: [{ path: "reference", message: "Cette valeur est déjà utilisée." }],
    });
    const made = await done("service/new", await valid());
    expect(await done(`service/edit/${made.id}`, { ...made, name: "Autre" })).toMatchObject({ version: 2 });
  });

  test("theme, section and subsection must fit each other", async () => {
    const placed = await seeded((row) => row.subsectionId !== null);
    const other = await seeded((row) => row.themeId !== placed.themeId);
    const place = async (themeId: unknown, sectionId: unknown, subsectionId: unknown = null) => {
      const sent = { ...(await valid()), themeId, sectionId, subsectionId };
      return (await refused("service/new", sent)).errors?.map(({ path }) => path);
    };
    expect(await place(other.themeId, placed.sectionId)).toEqual(["sectionId"]);
    expect(await place(placed.themeId, placed.subsectionId)).toEqual(["sectionId"]);
    expect(await place(other.themeId, other.sectionId, placed.subsectionId)).toEqual(["subsectionId"]);
    expect(await place(placed.themeId, placed.sectionId, placed.sectionId)).toEqual(["subsectionId"]);
    expect(await place(999_999, 999_999, 999_999)).toEqual(
      expect.arrayContaining(["themeId", "sectionId", "subsectionId"]),
    );
    const sent = { ...(await valid()), themeId: placed.themeId, sectionId: placed.sectionId };
    const made = await done("service/new", { ...sent, subsectionId: placed.subsectionId });
    expect(made.subsectionName).toBe(placed.subsectionName);
  });

  test.each([
    ["letters", { priceCents: "12,50" }, "priceCents"],
    ["three decimals", { priceCents: 12.345 }, "priceCents"],
    ["a minus", { priceCents: -1 }, "priceCents"],
    ["a VAT rate that France does not have", { vatRate: 19.6 }, "vatRate"],
    ["no name", { name: " " }, "name"],
    ["an unknown unit", { unit: "litre" }, "unit"],
  ])("%s is refused at its field", async (_name, wrong, path) => {
    expect(await refused("service/new", { ...(await valid()), ...wrong })).toMatchObject({
      code: 422,
      errors: [{ path }],
    });
  });

  test("another concierge offers it from now on, the one before no longer", async () => {
    const made = await done("service/new", await valid());
    const supplierId = made.supplierId === 1 ? 2 : 1;
    await done(`service/edit/${made.id}`, { ...made, supplierId });
    const offers = async (id: unknown) =>
      (await get<{ record: { serviceIds: number[] } }>(`supplier/edit/${id}`)).record.serviceIds;
    expect(await offers(supplierId)).toContain(made.id);
    expect(await offers(made.supplierId)).not.toContain(made.id);
  });
});

describe("deleting a service", () => {
  test("takes it out of every offer and count", async () => {
    const made = await done("service/new", await valid());
    const counted = await seeded(({ id }) => id === made.id);
    expect(counted.version).toBe(1);
    await done(`service/delete/${made.id}`, { version: 1 });
    expect(await status(`service/edit/${made.id}`)).toBe(404);
    const { record } = await get<{ record: { serviceIds: number[] } }>(`supplier/edit/${made.supplierId}`);
    expect(record.serviceIds).not.toContain(made.id);
    expect((await history(`service/history/${made.id}`))[0]?.event).toBe("deleted");
  });

  test("is refused while a subscription sells it, or by a stale version", async () => {
    const { serviceId } = await first("subscription/ajax-list");
    const before = await get(`service/edit/${serviceId}`);
    const offers = async () => (await get<FormAnswer>(`supplier/edit/${supplierId}`)).record;
    const { supplierId } = await seeded(({ id }) => id === serviceId);
    const offered = await offers();
    expect(await refused(`service/delete/${serviceId}`)).toMatchObject({
      code: 409,
      detail: expect.stringMatching(/utilisée \(\d+ abonnement/),
    });
    expect(await get(`service/edit/${serviceId}`)).toEqual(before);
    expect(await offers()).toEqual(offered);
    expect(await refused(`service/delete/${serviceId}`, { version: 7 })).toMatchObject({
      code: 409,
      type: "/problems/stale-version",
    });
  });
});
