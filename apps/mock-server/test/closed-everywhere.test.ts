/** A19, for every form's references to closable records. */
import {
  contract,
  type Offered,
  offeredIn,
  offeredOf,
  type RouteEntry,
  referencedEntity,
  routesOf,
} from "@palier/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { frozenWorlds, presentInstant } from "./frozen-worlds.ts";
import { nonEmpty } from "./harness.ts";
import { sending } from "./route-bodies.ts";

const { house, world, client, get, form, post, refused } = await frozenWorlds();
const mock = () => house.app.world(world().name);

const routes = routesOf(contract);
const options = routes.flatMap(({ meta, template }) =>
  meta.kind === "options" && meta.idFrom === "id" && meta.record === undefined ? [{ meta, template }] : [],
);
const fields = routes.flatMap((route) =>
  route.meta.kind === "form" && route.method === "POST"
    ? [...offeredIn(route.meta)].map(([field, rule]) => [route.name, field, rule, route] as const)
    : [],
);

/** Accepts another choice, unlike the first seeded record. */
const states: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "quotation.edit.post": { status: "requested" },
  "quotation.resend.post": { status: "sent", amountCents: 1000, validUntil: "2027-01-01" },
  "subscription.edit.post": { status: "suspended" },
  "incident.edit.post": { status: "open" },
};

test("A19 the references of forms to what may be closed are at least these: a new one is walked by itself", () => {
  const walked = [
    "building.create.post neighborhoodId",
    "building.edit.post neighborhoodId",
    "deliveryPoint.create.post buildingId",
    "deliveryPoint.edit.post buildingId",
    "incident.edit.post assigneeId",
    "news.create.post buildingIds",
    "news.create.post neighborhoodIds",
    "news.edit.post buildingIds",
    "news.edit.post neighborhoodIds",
    "order.status.post supplierId",
    "quotation.edit.post supplierId",
    "quotation.resend.post supplierId",
    "service.create.post supplierId",
    "service.create.post themeId",
    "service.edit.post supplierId",
    "service.edit.post themeId",
    "subscription.addSubscriber.post userId",
    "subscription.create.post serviceId",
    "subscription.edit.post serviceId",
    "theme.moveSection.post targetThemeId",
    "user.ula.post buildingId",
  ];
  expect(fields.map(([name, field]) => `${name} ${field}`)).toEqual(expect.arrayContaining(walked));
});

test("A19 the references in bodies of actions are these: closed-choices.test.ts and suppliers.test.ts hold them", () => {
  const found = routes.flatMap(({ name, method, meta, body }) =>
    method === "POST" && meta.kind !== "form" && body instanceof z.ZodObject
      ? Object.entries(body.shape)
          .filter(([, schema]) => offeredOf(entityOf(schema)) !== undefined)
          .map(([field]) => `${name} ${field}`)
      : [],
  );
  const why = "a new one gets a test in closed-choices.test.ts, and its name here";
  expect(found.sort(), why).toEqual([
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

describe.each(fields)("A19 %s, %s", (_name, field, rule, route) => {
  test("offers nothing that is closed, and refuses it with what may be chosen", async () => {
    const { path, id, body } = await sent(route);
    // Would change the form's own record.
    const about = route.meta.record?.entity === rule.entity ? [id] : [];
    const other = await closedRecord(rule, [...listed(body[field]), ...about]);
    const said = await form(path);
    expect(idsOf(said.choices?.[field] ?? [])).not.toContain(other);
    const answer = await refused(post(path, { ...body, [field]: asField(body[field], field, other) }));
    expect(answer.code).toBe(422);
    const own = answer.errors?.find((each) => each.path === field);
    expect(own?.message).toContain(`Choisissez ${rule.texts.allowed}.`);
    // Its closing was the only reason.
    await world().patch(rule.entity, other, opened(rule));
    const open = await post(path, { ...body, [field]: asField(body[field], field, other) });
    expect(await open.text()).not.toContain("plus propos");
  });
});

// Other fields keep nothing.
const edits = fields.filter(
  ([, field, , { meta }]) => meta.kind === "form" && meta.mode === "edit" && field in meta.answer.shape,
);

test.each(edits)("A19 %s, %s keeps what was closed since, and says so", async (_, field, rule, route) => {
  const { path, id } = await sent(route);
  const held = listed((await form(path)).values[field])[0] ?? (await firstOpen(rule, []));
  const entity = route.meta.record?.entity ?? "";
  const scope = entity === "news" ? { scope: field.replace("Ids", "s") } : {};
  await world().patch(entity, id, { ...scope, [field]: field.endsWith("Ids") ? [held] : held });
  await world().patch(rule.entity, Number(held), closing(rule));
  const { choices, values } = await form(path);
  const kept = choices[field]?.find((each) => each.id === held);
  expect(kept?.text).toMatch(new RegExp(`\\(${rule.texts.closed}\\)$`));
  const answer = await post(path, values);
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect((await form(path)).values[field]).toEqual(values[field]);
});

describe.each(
  options.flatMap(({ meta, template }) => {
    const rule = offeredOf(meta.entity);
    return rule === undefined ? [] : [[template, rule, meta] as const];
  }),
)("A19 %s", (template, rule, meta) => {
  test("leaves closed records out for a form, finds them for a filter, and names chosen ones", async () => {
    const closed = await closedRecord(rule, []);
    const row = mock().table(rule.entity).get(closed);
    const text = String(row?.[meta.textColumn]);
    const term = encodeURIComponent(text);
    const found = async (query: string) => (await get<Options>(`${template}?${query}`)).results;
    expect(idsOf(await found(`term=${term}`))).toContain(closed);
    expect(idsOf(await found(`term=${term}&for=form`))).not.toContain(closed);
    expect(await found(`ids=${closed}&for=form`)).toMatchObject([
      { id: closed, text: `${text} (${rule.texts.closed})` },
    ]);
    expect(await found(`ids=${closed}`)).toMatchObject([{ id: closed, text }]);
    const all = await everyPage(template, "for=form");
    const open = [...mock().table(rule.entity).rows({})].filter(
      (each) =>
        !Object.entries(rule.closed).some(([column, values]) => values.includes(each[column] as string)),
    );
    expect(all.length).toBe(nonEmpty(open).length);
    expect(all).not.toContain(closed);
  });
});

interface Options {
  readonly results: readonly { readonly id: number; readonly text: string }[];
  readonly pagination: { readonly more: boolean };
}

async function everyPage(template: string, query: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { results, pagination } = await get<Options>(`${template}?${query}&page=${page}`);
    ids.push(...idsOf(results));
    if (!pagination.more) return ids;
  }
}

/** For a record that accepts another choice. */
async function sent(route: RouteEntry) {
  const { entity, param } = route.meta.record ?? {};
  const row = entity === undefined ? undefined : mock().table(entity).first({});
  const state = states[route.name];
  if (entity !== undefined && row !== undefined && state !== undefined)
    await world().patch(entity, row.id, state);
  const { path, params, body: filled } = await sending(client(), mock(), route);
  const body: Record<string, unknown> = { ...filled };
  return { path, body, id: Number(params[param ?? ""] ?? 0) };
}

/** Returns the id of a record not yet chosen. */
async function closedRecord(rule: Offered, held: readonly unknown[]): Promise<number> {
  const id = await firstOpen(rule, held);
  await world().patch(rule.entity, id, closing(rule));
  return id;
}

async function firstOpen(rule: Offered, held: readonly unknown[]): Promise<number> {
  const rows = [...mock().table(rule.entity).rows({})];
  const free = rows.find(
    (row) =>
      !held.includes(row.id) &&
      // Signed in.
      !(rule.entity === "accountAdmin" && row.id === 1) &&
      !Object.entries(rule.closed).some(([column, values]) => values.includes(row[column] as string)),
  );
  if (free === undefined) throw new Error(`no open ${rule.entity} at ${presentInstant}`);
  return free.id;
}

const closing = ({ closed }: Offered) =>
  Object.fromEntries(Object.entries(closed).map(([column, [value]]) => [column, value]));
const opened = ({ closed }: Offered) =>
  Object.fromEntries(
    Object.entries(closed).map(([column, [value]]) => [
      column,
      typeof value === "boolean" ? !value : "active",
    ]),
  );
const idsOf = (choices: readonly { readonly id: string | number }[]) => choices.map(({ id }) => Number(id));
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value ?? undefined]);
const asField = (value: unknown, field: string, id: number) =>
  field.endsWith("Ids") ? [...(Array.isArray(value) ? value : []), id] : id;
const entityOf = (schema: unknown) => (schema instanceof z.ZodType ? (referencedEntity(schema) ?? "") : "");
