/** A19 What is closed is chosen anew nowhere: every form's and selector's references to closable records. */
import { type Offered, offeredIn, offeredOf, type RouteEntry, referencedEntity } from "@palier/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Choice, nonEmpty } from "../kit/client.ts";
import { makeReady, posts, routes, sending } from "../kit/route-bodies.ts";
import { freshWorlds } from "../kit/worlds.ts";

const { client, state, get, form, post, refused, patch } = freshWorlds();

const fields = posts.flatMap((route) =>
  route.meta.kind === "form"
    ? [...offeredIn(route.meta)].map(([field, rule]) => [route.name, field, rule, route] as const)
    : [],
);

test("A19 the references of forms to what may be closed are found in the contract", () => {
  expect(fields.length).toBeGreaterThan(20);
  const names = fields.map(([name, field]) => `${name} ${field}`);
  for (const known of [
    "building.edit.post neighborhoodId",
    "news.create.post buildingIds",
    "user.ula.post buildingId",
  ])
    expect(names).toContain(known);
});

test("A19 the references in bodies of actions are these, each with a test of its own", () => {
  const entityOf = (schema: unknown) => (schema instanceof z.ZodType ? (referencedEntity(schema) ?? "") : "");
  const found = posts.flatMap(({ name, meta, body }) =>
    meta.kind !== "form" && body instanceof z.ZodObject
      ? Object.entries(body.shape)
          .filter(([, schema]) => offeredOf(entityOf(schema)) !== undefined)
          .map(([field]) => `${name} ${field}`)
      : [],
  );
  expect(found.sort(), "a new one gets a test in its area's file, and its name here").toEqual([
    "quotation.infoBlock supplierId",
    "quotation.infoBlock userId",
    "service.addDeliveryPoint deliveryPointId",
    "service.removeDeliveryPoint deliveryPointId",
    "supplier.changeOffer add",
    "supplier.changeOffer remove",
    "supplier.offer serviceIds",
    "supplier.themeSections themeId",
  ]);
});

describe("A19 a closed record", () => {
  test.each(fields)(
    "%s, %s: is not offered and is refused with what may be chosen",
    async (_, field, rule, route) => {
      const { path, id, body } = await sent(route);
      // Would change the form's own record.
      const about = route.meta.record?.entity === rule.entity ? [id] : [];
      const other = await closedRecord(rule, [...listed(body[field]), ...about]);
      expect(idsOf((await form(path)).choices?.[field] ?? [])).not.toContain(other);
      const answer = await refused(post(path, { ...body, [field]: asField(body[field], field, other) }));
      expect(answer.code).toBe(422);
      const own = answer.errors?.find((each) => each.path === field);
      expect(own?.message).toContain(`Choisissez ${rule.texts.allowed}.`);
      // Its closing was the only reason.
      await patch(rule.entity, other, opened(rule));
      const open = await post(path, { ...body, [field]: asField(body[field], field, other) });
      expect(await open.text()).not.toContain("plus propos");
    },
  );

  // Other fields keep nothing.
  const edits = fields.filter(
    ([, field, , { meta }]) => meta.kind === "form" && meta.mode === "edit" && field in meta.answer.shape,
  );

  test.each(edits)(
    "%s, %s: stays where it was chosen before, marked as closed",
    async (_, field, rule, route) => {
      const { path, id } = await sent(route);
      const held = listed((await form(path)).values[field])[0] ?? firstOpen(rule, []);
      const entity = route.meta.record?.entity ?? "";
      const scope = entity === "news" ? { scope: field.replace("Ids", "s") } : {};
      await patch(entity, id, { ...scope, [field]: field.endsWith("Ids") ? [held] : held });
      await patch(rule.entity, Number(held), closing(rule));
      const { choices, values } = await form(path);
      const kept = choices[field]?.find((each) => each.id === held);
      expect(kept?.text).toMatch(new RegExp(`\\(${rule.texts.closed}\\)$`));
      const answer = await post(path, values);
      expect(answer.status, await answer.clone().text()).toBe(200);
      expect((await form(path)).values[field]).toEqual(values[field]);
    },
  );

  const selectors = routes.flatMap(({ meta, template }) => {
    const rule = meta.kind === "options" ? offeredOf(meta.entity) : undefined;
    return meta.kind === "options" && meta.idFrom === "id" && meta.record === undefined && rule !== undefined
      ? [[template, rule, meta] as const]
      : [];
  });

  test.each(selectors)(
    "%s: is offered to a filter, not to a form, which names a chosen one",
    async (template, rule, meta) => {
      const closed = await closedRecord(rule, []);
      const text = String(state().table(rule.entity).get(closed)?.[meta.textColumn]);
      const term = encodeURIComponent(text);
      const found = async (query: string) => (await get<Options>(`${template}?${query}`)).results;
      expect(idsOf(await found(`term=${term}`))).toContain(closed);
      expect(idsOf(await found(`term=${term}&for=form`))).not.toContain(closed);
      expect(await found(`ids=${closed}&for=form`)).toMatchObject([
        { id: closed, text: `${text} (${rule.texts.closed})` },
      ]);
      expect(await found(`ids=${closed}`)).toMatchObject([{ id: closed, text }]);
      const all: number[] = [];
      for (let page = 1, more = true; more; page += 1) {
        const { results, pagination } = await get<Options>(`${template}?for=form&page=${page}`);
        all.push(...idsOf(results));
        more = pagination.more;
      }
      const open = [...state().table(rule.entity).rows({})].filter((row) => !isClosed(rule, row));
      expect(all.length).toBe(nonEmpty(open).length);
    },
  );
});

interface Options {
  readonly results: readonly Choice[];
  readonly pagination: { readonly more: boolean };
}

/** For a record that accepts another choice. */
async function sent(route: RouteEntry) {
  makeReady(state(), route);
  const { path, params, body: filled } = await sending(client(), state(), route);
  const body: Record<string, unknown> = { ...filled };
  return { path, body, id: Number(params[route.meta.record?.param ?? ""] ?? 0) };
}

/** Returns the id of a record not yet chosen. */
async function closedRecord(rule: Offered, held: readonly unknown[]): Promise<number> {
  const id = firstOpen(rule, held);
  await patch(rule.entity, id, closing(rule));
  return id;
}

function firstOpen(rule: Offered, held: readonly unknown[]): number {
  // The first admin is signed in.
  const mayClose = (id: number) => !held.includes(id) && !(rule.entity === "accountAdmin" && id === 1);
  const free = [...state().table(rule.entity).rows({})].find(
    (row) => mayClose(row.id) && !isClosed(rule, row),
  );
  if (free === undefined) throw new Error(`no open ${rule.entity}`);
  return free.id;
}

const isClosed = ({ closed }: Offered, row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(closed).some(([column, values]) => values.some((value) => value === row[column]));
const closing = ({ closed }: Offered) =>
  Object.fromEntries(Object.entries(closed).map(([column, [value]]) => [column, value]));
const opened = ({ closed }: Offered) =>
  Object.fromEntries(
    Object.entries(closed).map(([column, [value]]) => [
      column,
      typeof value === "boolean" ? !value : "active",
    ]),
  );
const idsOf = (choices: readonly Choice[]) => choices.map(({ id }) => Number(id));
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value ?? undefined]);
const asField = (value: unknown, field: string, id: number) =>
  field.endsWith("Ids") ? [...(Array.isArray(value) ? value : []), id] : id;
