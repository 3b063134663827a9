/** What holds for every form and deletion of the contract. */
import { change, type FormMeta, fieldMeta, type RouteEntry, referencedEntity } from "@palier/contract";
import { oneLine } from "@palier/contract/kit/typed-text";
import { expect, test } from "vitest";
import type { z } from "zod";
import { type FormAnswer, json, nonEmpty, type ProblemAnswer, type Row } from "../kit/client.ts";
import { makeReady, posts, routes, sending } from "../kit/route-bodies.ts";
import { type OpenWorld, openWorld } from "../kit/worlds.ts";

interface FormRoute extends RouteEntry {
  readonly meta: Extract<RouteEntry["meta"], { kind: "form" }> & FormMeta;
}
const isForm = (route: RouteEntry): route is FormRoute => route.meta.kind === "form";
const forms = nonEmpty(posts.filter(isForm));
/** Act each time that they are sent. */
const acts =
  /refund|updateFinalAmount|proofReject|proofUpload|deleteSection|moveSection|publish|resend|^conversation\./;
const edits = nonEmpty(forms.filter(({ name, meta }) => meta.mode === "edit" && !acts.test(name)));
const creations = nonEmpty(forms.filter(({ meta }) => meta.mode === "new"));

const problemOf = async (answer: Response) => json<ProblemAnswer>(answer);
const errorAt = ({ status, errors }: ProblemAnswer, path: string): boolean =>
  status === 422 && errors?.some((each) => each.path === path || each.path.startsWith(`${path}.`)) === true;
const lastLine = (world: OpenWorld) =>
  world
    .state()
    .table(change)
    .first({ order: [{ column: "id", dir: "desc" }] });

/** Runs `law` in one world for each route; returns what it objects to, with the route's name. */
async function objections(
  of: readonly FormRoute[],
  law: (world: OpenWorld, route: FormRoute) => Promise<readonly string[]>,
): Promise<string[]> {
  const bad: string[] = [];
  for (const route of of) {
    const world = await openWorld();
    makeReady(world.state(), route);
    for (const each of await law(world, route)) bad.push(`${route.name}: ${each}`);
    world.close();
  }
  return bad;
}

/** Another value of the field's kind; undefined if none can be made. */
function anotherValue(schema: z.ZodType, value: unknown, choices: readonly { id: unknown }[] = []): unknown {
  const { kind } = fieldMeta(schema);
  if (kind === "flag") return value !== true;
  if (kind === "text") return oneLine(`${String(value ?? "")} bis`);
  if (kind === "longText") return `${String(value ?? "")} bis`.trim();
  if (kind === "count" || kind === "money") return Number(value ?? 0) + 1;
  if (kind === "choice" || kind === "reference") return choices.find(({ id }) => id !== value)?.id;
  return undefined;
}

test("A11 each value that a form accepts is read back, with a higher version and a line of history", async () => {
  let accepted = 0;
  const law = async (world: OpenWorld, route: FormRoute) => {
    const { meta } = route;
    const { path } = await sending(world.client, world.state(), route);
    const bad: string[] = [];
    for (const [field, schema] of Object.entries(meta.values.shape)) {
      if (field === "version" || !(field in meta.answer.shape)) continue;
      const { values, choices, record } = await json<FormAnswer>(world.client.get(path));
      const other = anotherValue(schema as z.ZodType, values[field], choices[field]);
      if (other === undefined) continue;
      const answer = await world.client.post(path, { ...values, [field]: other });
      if (!answer.ok) {
        const problem = await problemOf(answer);
        // Refused by a rule, of this field or of a change of state.
        if (problem.status !== 409 && problem.status !== 422) bad.push(`${field} ${problem.status}`);
        continue;
      }
      accepted += 1;
      const saved = await json<Row>(answer);
      const read = await json<FormAnswer>(world.client.get(path));
      if (JSON.stringify(read.values[field]) !== JSON.stringify(other)) bad.push(`${field} is not ${other}`);
      if (read.record.version <= record.version || saved.version !== read.record.version)
        bad.push(`${field}: version`);
      const line = lastLine(world);
      if (line?.event !== "updated" || !line.byAdmin.startsWith("Jeanne") || line.changes.length === 0)
        bad.push(`${field}: no line of history`);
    }
    return bad;
  };
  // An order keeps its concierge until it takes a step.
  const stored = edits.filter(({ name }) => name !== "order.status.post");
  expect(await objections(stored, law)).toEqual([]);
  expect(accepted).toBeGreaterThan(70);
});

test("A11 what a form creates is read back by its own form, with its first line of history", async () => {
  const law = async (world: OpenWorld, route: FormRoute) => {
    const { path, body } = await sending(world.client, world.state(), route);
    const { meta } = route;
    const answer = await world.client.post(path, body);
    if (answer.status !== 201) return [`${answer.status} ${await answer.text()}`];
    const made = await json<Row>(answer);
    const bad: string[] = [];
    const stored = world.state().table(meta.entity).get(made.id);
    if (stored === undefined && meta.entity !== "order") bad.push("is not stored");
    const edit = routes.find(
      ({ name, method }) =>
        method === "GET" &&
        name === `${route.name.split(".")[0]}.edit.get` &&
        route.name.includes(".create."),
    );
    if (edit !== undefined) {
      const { record, values } = await json<FormAnswer>(
        world.client.get(edit.template.replace("{id}", String(made.id))),
      );
      if (JSON.stringify(record) !== JSON.stringify(made)) bad.push("its form shows another record");
      for (const [field, value] of Object.entries(body))
        if (field in values && JSON.stringify(values[field]) !== JSON.stringify(value)) bad.push(`${field}`);
      const line = lastLine(world);
      if (meta.entity !== "view" && (line?.event !== "created" || line.recordId !== made.id))
        bad.push("no line");
    }
    return bad;
  };
  expect(await objections(creations, law)).toEqual([]);
});

/** What a new record is, before the admin says anything. */
const initial: Readonly<Record<string, object>> = {
  accountAdmin: { enabled: true },
  building: { status: "draft", lotCount: 0, neighborhoodId: null },
  deliveryPoint: { enabled: true },
  managedService: { enabled: true },
  negotiatedService: { enabled: true },
  neighborhood: { status: "draft" },
  news: { scope: "all", status: "draft", pinned: false, notify: false },
  service: { unit: "piece", vatRate: 20, available: true },
  supplier: { enabled: true },
  theme: { enabled: true },
  user: { language: "fr", status: "pending" },
};

test("a new form begins with what is usual in its area", async () => {
  const world = await openWorld();
  for (const [area, usual] of Object.entries(initial)) {
    const form = routes.find(({ name }) => name === `${area}.create.get`);
    expect((await json<FormAnswer>(world.client.get(form?.template ?? ""))).values, area).toMatchObject(
      usual,
    );
  }
  world.close();
});

test("A04 a save that changes nothing keeps the version and adds no line of history", async () => {
  const law = async (world: OpenWorld, route: FormRoute) => {
    const { path } = await sending(world.client, world.state(), route);
    const { values, record } = await json<FormAnswer>(world.client.get(path));
    const lines = world.state().table(change).size;
    const answer = await world.client.post(path, values);
    const why = "a form that acts each time, as a refund does, stands in `acts` above";
    if (answer.status !== 200) return [`${answer.status} ${await answer.text()}; ${why}`];
    const isSame = JSON.stringify(await json(answer)) === JSON.stringify(record);
    return isSame && world.state().table(change).size === lines ? [] : [`changed something; ${why}`];
  };
  expect(edits.length).toBeGreaterThan(20);
  expect(await objections(edits, law)).toEqual([]);
});

test("A04 L05 every call with a stale version is refused with the record as it stands, and changes nothing", async () => {
  const bad: string[] = [];
  let stale = 0;
  for (const route of posts) {
    const world = await openWorld();
    makeReady(world.state(), route);
    const { meta } = route;
    const { path, body, params } = await sending(world.client, world.state(), route);
    const of = meta.record;
    if (of !== undefined && "version" in body) {
      stale += 1;
      const table = world.state().table(of.entity);
      const id = Number(params[of.param]);
      table.patch(id, {});
      const { revision } = world.state();
      const answer = await world.client.post(path, body);
      const problem = await problemOf(answer);
      const isStale = problem.status === 409 && problem.type === "/problems/stale-version";
      if (!isStale || problem.current === undefined) bad.push(`${route.name} ${JSON.stringify(problem)}`);
      if (world.state().revision !== revision) bad.push(`${route.name} changed something`);
    }
    world.close();
  }
  expect(bad).toEqual([]);
  expect(stale).toBeGreaterThan(60);
});

/** What no two records may have in common. */
const onlyOnce: Readonly<Record<string, readonly string[]>> = {
  accountAdmin: ["email"],
  building: ["reference"],
  readyAnswer: ["title"],
  service: ["reference"],
  user: ["email"],
};

test("a value that must be unique and is taken is refused at its field, in any case and as pasted; a record's own is not", async () => {
  let tried = 0;
  const law = async (world: OpenWorld, route: FormRoute) => {
    const { meta } = route;
    const bad: string[] = [];
    for (const field of onlyOnce[meta.entity] ?? []) {
      tried += 1;
      const { path, body } = await sending(world.client, world.state(), route);
      const [own, other] = [...world.state().table(meta.entity).rows({ length: 2 })];
      const taken = String(other?.[field]);
      const pasted = `\u200b${taken.replaceAll("-", "\u2011").replaceAll(" ", "\u00a0")} `;
      const spellings = [
        taken,
        taken.toUpperCase(),
        taken.toLowerCase(),
        ...(field === "email" ? [] : [pasted]),
      ];
      for (const value of spellings)
        if (!errorAt(await problemOf(await world.client.post(path, { ...body, [field]: value })), field))
          bad.push(`${field} ${value}`);
      if (meta.mode === "edit") {
        const again = { ...body, [field]: String(own?.[field]).toLowerCase() };
        const answer = await world.client.post(path, again);
        if (answer.status !== 200) bad.push(`its own ${field}: ${answer.status}`);
      }
    }
    return bad;
  };
  expect(await objections(forms, law)).toEqual([]);
  expect(tried).toBeGreaterThan(7);
});

test("a telephone that cannot exist is refused at its field with the reason; a stored one stays until it is changed", async () => {
  let tried = 0;
  const law = async (world: OpenWorld, route: FormRoute) => {
    const bad: string[] = [];
    for (const [field, schema] of Object.entries(route.meta.values.shape)) {
      if (fieldMeta(schema).kind !== "phone") continue;
      tried += 1;
      const { path, body } = await sending(world.client, world.state(), route);
      for (const phone of ["+33692123456", "+3361234567", "+99912345678"])
        if (!errorAt(await problemOf(await world.client.post(path, { ...body, [field]: phone })), field))
          bad.push(`${field} ${phone}`);
      if (route.meta.mode === "new") continue;
      const table = world.state().table(route.meta.entity);
      const stored = table.patch(table.first({})?.id ?? 0, { [field]: "+33692123456" });
      const same = { ...body, [field]: "+33692123456", version: stored.version };
      const answer = await world.client.post(path, same);
      if (answer.status !== 200) bad.push(`stored ${field}: ${answer.status}`);
    }
    return bad;
  };
  expect(await objections(forms, law)).toEqual([]);
  expect(tried).toBeGreaterThan(5);
});

test("a reference to a record that does not exist is refused at its field", async () => {
  let tried = 0;
  const law = async (world: OpenWorld, route: FormRoute) => {
    const { path, body } = await sending(world.client, world.state(), route);
    const bad: string[] = [];
    for (const [field, schema] of Object.entries(route.meta.values.shape)) {
      if (referencedEntity(schema as z.ZodType) === undefined) continue;
      tried += 1;
      const value = field.endsWith("Ids") ? [1, 9_999_999] : 9_999_999;
      const problem = await problemOf(await world.client.post(path, { ...body, [field]: value }));
      if (!errorAt(problem, field)) bad.push(`${field} ${JSON.stringify(problem)}`);
    }
    return bad;
  };
  expect(await objections(forms, law)).toEqual([]);
  expect(tried).toBeGreaterThan(25);
});

test("an empty form is refused at each required field in French, and stores nothing", async () => {
  const law = async (world: OpenWorld, { template, meta, ...route }: FormRoute) => {
    const { path } = await sending(world.client, world.state(), { ...route, template, meta });
    const { revision } = world.state();
    const problem = await problemOf(await world.client.post(path, {}));
    const isFrench = problem.errors?.every(({ message }) => /^[A-ZÀÉ].*\.$/.test(message)) === true;
    return problem.status === 422 && isFrench && world.state().revision === revision
      ? []
      : [JSON.stringify(problem)];
  };
  expect(await objections(forms, law)).toEqual([]);
});

test("L05 A11 a deleted record is gone, its history says who deleted it, and a stale version deletes nothing", async () => {
  const bad: string[] = [];
  for (const route of nonEmpty(posts.filter(({ template }) => template.endsWith("/delete/{id}")))) {
    const world = await openWorld();
    const creation = creations.find(({ name }) => name === `${route.name.split(".")[0]}.create.post`);
    if (creation === undefined) throw new Error(`${route.name}: what would it delete?`);
    const { path: create, body } = await sending(world.client, world.state(), creation);
    const { id, version } = await json<Row>(world.client.post(create, body));
    const path = route.template.replace("{id}", String(id));
    const table = world.state().table(creation.meta.entity);
    const statuses = [
      (await world.client.post(path, { version: version + 7 })).status,
      table.has(id),
      (await world.client.post(path, { version })).status,
      (await world.client.post(path, { version })).status,
      (await world.client.get(path.replace("/delete/", "/edit/"))).status,
      table.has(id),
    ].join(" ");
    if (statuses !== "409 true 200 404 404 false") bad.push(`${route.name}: ${statuses}`);
    const line = lastLine(world);
    const isSaid = line?.event === "deleted" && line.recordId === id && line.byAdmin === "Jeanne Martin";
    // Views have no history.
    if (!isSaid && creation.meta.entity !== "view") bad.push(`${route.name}: no line of history`);
    world.close();
  }
  expect(bad).toEqual([]);
});
