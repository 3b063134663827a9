/** A15 A18 Changes of state: which are offered, which are refused, and what an action must restate. */
import {
  callbackTransitions,
  fieldMeta,
  incidentTransitions,
  newsTransitions,
  orderTransitions,
  quotationTransitions,
  type RouteEntry,
  rangeOf,
  type StateChange,
  ulaTransitions,
} from "@palier/contract";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { type HistoryLine, nonEmpty, otherEmail, type Row } from "../kit/client.ts";
import { filled, posts, sending } from "../kit/route-bodies.ts";
import { freshWorlds } from "../kit/worlds.ts";

const { world, client, state, post, form, edit, refused, patch, rows } = freshWorlds();

type Flow = Readonly<Record<string, readonly string[]>>;
/** `apart` has a form or action of its own. */
const flows: readonly (readonly [string, string, Flow, apart?: readonly string[]])[] = [
  ["incident", "/admin/incident/edit/{id}", incidentTransitions],
  ["quotation", "/admin/concierge/quotation/edit/{id}", quotationTransitions],
  ["news", "/admin/news/edit/{id}", newsTransitions, ["published"]],
  ["callback", "/admin/concierge/callback/edit/{id}", callbackTransitions],
  ["ula", "/admin/user/ula/{id}", ulaTransitions, ["rejected", "proofToCheck"]],
  ["order", "/admin/concierge/order/{id}/status", orderTransitions],
];
const states = flows.flatMap(([entity, path, flow, apart = []]) =>
  Object.keys(flow).map((status) => [entity, status, path, flow, apart] as const),
);

test.each(states)(
  "A15 %s that is %s: its form offers what may follow, and any other state is refused with what may (409)",
  async (entity, status, path, flow, apart) => {
    const row = state()
      .table(entity)
      .first({ where: [{ column: "status", op: "eq", value: status }] });
    if (row === undefined) throw new Error(`the seed has no ${entity} that is ${status}`);
    const may = (flow[status] ?? []).filter((each) => !apart.includes(each));
    const place = path.replace("{id}", String(row.id));
    const { choices } = await form(place);
    expect(choices.status?.map(({ id }) => id).sort()).toEqual([status, ...may].sort());
    // An offer without a price would be refused for that.
    if (status === "requested") await patch(entity, row.id, { amountCents: 1000, validUntil: "2027-01-01" });
    const before = state().table(entity).get(row.id);
    for (const other of Object.keys(flow).filter((each) => each !== status && !may.includes(each))) {
      const answer = await refused(edit(place, { status: other }));
      // Published by an action, which the field's own refusal names.
      if (entity === "news" && other === "published" && answer.code === 422) continue;
      expect(answer, other).toMatchObject({ code: 409, type: "/problems/wrong-state" });
      expect([may, flow[status]], other).toContainEqual(answer.allowed);
      expect(answer.detail).toMatch(/\.$/);
    }
    expect(state().table(entity).get(row.id)).toEqual(before);
  },
);

test("A15 a new record's form offers the states in which it may begin", async () => {
  const offered = async (path: string) => (await form(path)).choices.status?.map(({ id }) => id).sort();
  expect(await offered("/admin/news/new")).toEqual(["archived", "draft", "scheduled"]);
  expect(await offered("/admin/building/new")).toEqual(["active", "archived", "draft"]);
});

interface Closing {
  readonly route: RouteEntry;
  readonly change: StateChange;
  readonly entity: string;
}
const changes = nonEmpty(
  posts.flatMap((route): (readonly [string, Closing])[] => {
    const { meta, name } = route;
    return meta.kind === "action" && meta.change !== undefined
      ? [[name, { route, change: meta.change, entity: meta.entity ?? "" }]]
      : [];
  }),
);

describe("A18 an action that closes a record", () => {
  /** An open record on which others depend, its closed state, and how it is sent. */
  function about({ route, change, entity }: Closing) {
    const { meta, template } = route;
    const { field, counted, next } = change;
    const isOpen = (row: Row) => (field === "enabled" ? row.enabled === true : row[field] === "active");
    // Not the admins who are signed in.
    const row = [...state().table(entity).rows({})].find(
      (each) => isOpen(each) && each.id > 2 && counted.every((column) => Number(each[column]) > 0),
    );
    if (row === undefined) throw new Error(`no ${entity} with ${counted}`);
    const closed = field === "enabled" ? false : (next?.active?.[0] ?? "");
    const path = filled(template, { [meta.record?.param ?? ""]: String(row.id) });
    const body = (of: Row, value: unknown, more: object = {}) => ({
      [field]: value,
      ...Object.fromEntries(counted.map((column) => [column, of[column]])),
      version: of.version,
      ...more,
    });
    const now = (): Row => state().table(entity).get(row.id) ?? row;
    return { entity, field, counted, row, closed, path, body, now, area: template.split("/{")[0] ?? "" };
  }

  test.each(changes)(
    "%s: closes it with the numbers that were restated, reopens it, and tells its history",
    async (_, closing) => {
      const { field, row, closed, path, body, now, area } = about(closing);
      expect((await post(path, body(row, closed))).status).toBe(200);
      expect(now()).toMatchObject({ [field]: closed });
      expect(now().version).toBeGreaterThan(row.version);
      const [line] = (await rows(`${area}/history/${row.id}`)) as HistoryLine[];
      expect(line).toMatchObject({ byAdmin: "Jeanne Martin" });
      expect(line?.changes).toContainEqual(expect.objectContaining({ field }));
      expect((await post(path, body(now(), row[field]))).status).toBe(200);
      expect(now()).toMatchObject({ [field]: row[field] });
    },
  );

  test.each(changes)(
    "%s: is refused with other numbers than now (409), which it names, and changes nothing",
    async (_, closing) => {
      const { counted, row, closed, path, body, now } = about(closing);
      for (const column of counted)
        for (const by of [-1, 1]) {
          const count = Number(row[column]);
          const answer = await refused(post(path, body(row, closed, { [column]: count + by })));
          expect(answer).toMatchObject({ code: 409, current: { [column]: count } });
          expect(answer.detail?.replace(/\s/g, "")).toContain(String(count));
        }
      expect(now()).toEqual(row);
    },
  );

  test.each(changes)(
    "A05 %s: of two admins at once one closes it, and twice under one key is once",
    async (_, closing) => {
      const { row, closed, path, body, now } = about(closing);
      const admins = [client(), await world().admin(otherEmail)];
      const send = () =>
        Promise.all(
          admins.map(
            async (each, at) =>
              (await each.post(path, body(row, closed), { "idempotency-key": `k-${at}` })).status,
          ),
        );
      const first = await send();
      expect(first.toSorted()).toEqual([200, 409]);
      const { version } = now();
      expect(await send()).toEqual(first);
      expect(now().version).toBe(version);
    },
  );

  test.each(changes)("%s: no form does it, and the form's refusal names the action", async (_, closing) => {
    const { entity, field, row, closed } = about(closing);
    const forms = posts.filter(
      ({ meta }) => meta.kind === "form" && meta.mode === "edit" && meta.entity === entity,
    );
    for (const each of forms) {
      if (each.meta.kind !== "form" || each.meta.frozen?.["*"] === undefined) continue;
      const place = filled(each.template, { [each.meta.record?.param ?? ""]: String(row.id) });
      const answer = await refused(edit(place, { [field]: closed }));
      expect(answer).toMatchObject({
        code: 422,
        errors: [{ path: field, message: each.meta.frozen["*"].reason }],
      });
      expect((await edit(place, {})).status).toBe(200);
    }
    expect(state().table(entity).get(row.id)).toEqual(row);
  });

  test.each(changes)(
    "A15 %s: a state that may not follow is refused with those that may (409)",
    async (_, closing) => {
      const { entity, field, row, path, body } = about(closing);
      for (const [from, may] of Object.entries(closing.change.next ?? {})) {
        const of = await patch(entity, row.id, { [field]: from });
        for (const to of Object.keys(closing.change.next ?? {}).filter(
          (each) => each !== from && !may.includes(each),
        ))
          expect(await refused(post(path, body(of as Row, to)))).toMatchObject({ code: 409, allowed: may });
      }
    },
  );
});

/** Each state that freezes fields of a form. */
const frozen = posts.flatMap((route) =>
  route.meta.kind === "form"
    ? Object.entries(route.meta.frozen ?? {}).flatMap(([status, held]) =>
        held === undefined || status === "*" ? [] : [[route.name, status, held, route] as const],
      )
    : [],
);

test.each(frozen)(
  "A18 %s: of a record that is %s the frozen fields are refused with the reason, the others saved",
  async (_, status, held, route) => {
    const { entity, param } = route.meta.record ?? { entity: "", param: "" };
    const row = state()
      .table(entity)
      .first({ where: [{ column: "status", op: "eq", value: status }] });
    const path = filled(route.template, { [param]: String(row?.id) });
    const { values, choices } = await form(path);
    const shape: Readonly<Record<string, z.ZodType>> =
      route.meta.kind === "form" ? route.meta.values.shape : {};
    const other = (field: string): unknown => {
      const { kind } = fieldMeta(shape[field] as z.ZodType);
      if (kind === "money") return Number(values[field] ?? 0) + 100;
      if (kind === "flag") return values[field] !== true;
      if (kind === "date") return "2027-03-31";
      if (kind === "dateTime") return "2027-05-03T06:00:00Z";
      const found = choices[field]?.find(({ id }) => id !== values[field])?.id;
      return found ?? (kind === "reference" ? Number(values[field] === 4 ? 5 : 4) : "yearly");
    };
    for (const field of held.fields) {
      const answer = await refused(post(path, { ...values, [field]: other(field) }));
      expect(answer, field).toMatchObject({ code: 422 });
      expect(answer.errors, field).toContainEqual({ path: field, message: held.reason });
    }
    expect(
      state()
        .table(entity)
        .get(row?.id ?? 0),
    ).toEqual(row);
    const free = ["title", "name"].find((field) => field in values) ?? "";
    expect((await edit(path, { [free]: "Autre" })).status).toBe(200);
  },
);

test("A15 a number stays within the bounds of its own record", async () => {
  const bounded = nonEmpty(posts.filter(({ meta }) => meta.kind === "form" && meta.bounds !== undefined));
  let tried = 0;
  for (const route of bounded) {
    const { meta } = route;
    const bounds = meta.kind === "form" ? meta.bounds : undefined;
    for (const row of state()
      .table(meta.record?.entity ?? "")
      .rows({}))
      for (const field of Object.keys(bounds ?? {})) {
        const range = rangeOf(bounds, row, field);
        if (range === undefined) continue;
        tried += 1;
        const path = filled(route.template, { [meta.record?.param ?? ""]: String(row.id) });
        for (const [value, word] of [
          [Number(range.least) - 1, "ou plus"],
          [Number(range.most) + 1, "ou moins"],
        ] as const) {
          const answer = await refused(edit(path, { [field]: String(value) }));
          expect(answer).toMatchObject({ code: 422, errors: [{ path: field }] });
          expect(answer.errors?.[0]?.message).toContain(word);
        }
        expect((await edit(path, { [field]: String(range.most) })).status).toBe(200);
      }
  }
  expect(tried).toBeGreaterThan(3);
});

const deletions = posts.flatMap((route) =>
  route.meta.kind === "action" && route.meta.kept !== undefined
    ? [[route.name, route.meta.kept.counted, route] as const]
    : [],
);

test.each(deletions)(
  "A15 %s: what %s counts keeps the record (409), and the refusal says how many",
  async (_, counted, route) => {
    const table = state().table(route.meta.record?.entity ?? "");
    const row = [...table.rows({})].find((each) => Number(each[counted]) > 1);
    if (row === undefined) throw new Error(`no row with ${counted}`);
    const { path } = await sending(client(), state(), route);
    const answer = await refused(post(path.replace(/\d+$/, String(row.id)), { version: row.version }));
    expect(answer.code).toBe(409);
    expect(answer.detail).toMatch(/^Suppression impossible\s: [\d\s]+\s\D+\. \D+\.$/);
    expect(answer.detail?.replace(/\s/g, "")).toContain(`:${String(row[counted])}`);
    expect(table.get(row.id)).toEqual(row);
  },
);
