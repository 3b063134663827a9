import { expect, test } from "vitest";
import { controlContract } from "../control/control-contract.ts";
import { type ControlRoute, takesNothing } from "../control/control-route.ts";
import { journalQuery } from "../control/journal.ts";
import { check } from "../kit/check.ts";
import type { JsonSchema } from "../kit/json-schema.ts";
import { problem } from "../kit/problem.ts";
import { controlApi } from "./control-api.ts";
import type { Operation, Parameter } from "./document.ts";
import { isRef, refName } from "./document.ts";
import { openApi } from "./open-api.ts";
import { references } from "./schemas.ts";

const document = controlApi();
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  (["get", "post", "patch", "delete"] as const).flatMap((method) => {
    const operation = item[method];
    return operation === undefined ? [] : [{ method: method.toUpperCase(), path, operation }];
  }),
);
const routes: [string, ControlRoute][] = Object.entries(controlContract);
const parametersOf = ({ parameters = [] }: Operation): Parameter[] =>
  parameters.flatMap((each) => (isRef(each) ? [] : [each]));
const operationOf = (name: string) =>
  operations.find(({ operation }) => operation.operationId === name)?.operation;

test("B07: every operation of the control contract is one of the document, and the other way round", () => {
  const declared = routes.map(([name, { method, template }]) => `${name} ${method} ${template}`);
  // A redirect for browsers, without a client method.
  const extra = "openWorld GET /__mock/worlds/{world}/open";
  const shown = operations.map(({ method, path, operation }) => `${operation.operationId} ${method} ${path}`);
  expect(shown.toSorted()).toEqual([...declared, extra].toSorted());
  expect(document.servers.map(({ url }) => url)).toEqual(["/"]);
});

test("every operation says in French what it does, in an area of its own", () => {
  const tags = document["x-tagGroups"].flatMap((group) => group.tags);
  expect(document.tags.map(({ name }) => name).toSorted()).toEqual(tags.toSorted());
  for (const [name, route] of routes) {
    const operation = operationOf(name);
    expect(operation).toMatchObject({ summary: route.summary, security: [] });
    expect(operation?.description).toBe(route.note);
    expect(tags).toEqual(expect.arrayContaining([...(operation?.tags ?? ["?"])]));
  }
});

const membersOf = (schema: JsonSchema, prefix: string): [string, JsonSchema][] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, member]) =>
    typeof member === "boolean"
      ? []
      : [[`${prefix}.${key}`, member], ...membersOf(member, `${prefix}.${key}`)],
  );

test("every parameter, and every field of a body and of an answer, is explained", () => {
  // Exempt: problems and the admin, holder and clock objects, which explain themselves.
  const plain = /^(?:Problem|Done)\.|\.(?:admin|holder|clock)\./;
  const unexplained = Object.entries(document.components.schemas)
    .flatMap(([name, schema]) => membersOf(schema, name))
    .filter(([path, { description }]) => !plain.test(path) && description === undefined);
  expect(unexplained.map(([path]) => path)).toEqual([]);
  for (const { path, operation } of operations) {
    const parameters = parametersOf(operation);
    const named = parameters.filter((each) => each.in === "path").map(({ name }) => `{${name}}`);
    expect(named, path).toEqual(path.match(/\{\w+\}/g) ?? []);
    for (const each of parameters) expect(each.description, `${path}: ${each.name}`).toBeTruthy();
  }
  const asked = operations.flatMap(({ operation }) => parametersOf(operation));
  expect(asked.filter((each) => each.in === "query").map(({ name }) => name)).toEqual(
    expect.arrayContaining(["id", ...Object.keys(journalQuery.shape), "to"]),
  );
});

test("every example is accepted by the contract itself: bodies, all of them, answers, and problems", () => {
  const resolve = (schema: JsonSchema | undefined) =>
    document.components.schemas[refName(schema?.$ref ?? "")] ?? {};
  let bodies = 0;
  for (const [name, route] of routes) {
    const operation = operationOf(name);
    const answer = operation?.responses[route.status];
    if (answer === undefined || isRef(answer)) throw new Error(`${name} has no answer`);
    const [example] = resolve(answer.content?.["application/json"]?.schema).examples ?? [];
    expect(check(route.answer, example), `${name} ${route.status}`).toMatchObject({ ok: true });
    const media = operation?.requestBody?.content["application/json"];
    const examples = Object.values(media?.examples ?? {});
    expect(examples.length > 0, `${name} body`).toBe(!takesNothing(route.body));
    for (const { summary, value } of examples) {
      expect(summary).not.toBe("");
      expect(check(route.bodyAs ?? route.body, value), `${name}: ${summary}`).toMatchObject({ ok: true });
      bodies += 1;
    }
  }
  expect(bodies).toBeGreaterThan(25);
  for (const [name, { content }] of Object.entries(document.components.responses)) {
    const examples = Object.values(content?.["application/problem+json"]?.examples ?? {});
    expect(examples.length, name).toBeGreaterThan(0);
    for (const { value } of examples) expect(check(problem, value), name).toMatchObject({ ok: true });
  }
});

test("what sends says how it may be misread, and refusals of its own are declared", () => {
  const statuses = (name: string) =>
    Object.keys(operationOf(name)?.responses ?? {})
      .map(Number)
      .filter((status) => status >= 400);
  expect(statuses("worlds")).toEqual([400, 403, 404, 500]);
  expect(statuses("addFault")).toEqual([400, 403, 404, 413, 415, 422, 500]);
  expect(statuses("restore")).toContain(409);
  expect(statuses("playSave")).toEqual(expect.arrayContaining([409, 423]));
});

test("every reference leads somewhere, nothing is left unused, and the back-office's document knows nothing of it", () => {
  const used = new Set(references(document));
  for (const pointer of used) {
    const [, , section, name] = pointer.split("/");
    const components: Readonly<Record<string, object>> = { ...document.components };
    expect(Object.keys(components[section ?? ""] ?? {}), pointer).toContain(name);
  }
  for (const name of Object.keys(document.components.schemas))
    expect(used).toContain(`#/components/schemas/${name}`);
  const shared = Object.keys(openApi().components.schemas).filter(
    (name) => name in document.components.schemas,
  );
  expect(shared).toEqual(["Done", "Problem"]);
});

test("the document is plain JSON, the same each time; its saved world follows the server's contract", () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(controlApi());
  const [saved] = controlApi({ contract: "0.1.0+abc" }).components.schemas.WorldSnapshot?.examples ?? [];
  expect(saved).toMatchObject({ contract: "0.1.0+abc" });
});
