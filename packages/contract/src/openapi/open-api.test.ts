import { expect, test } from "vitest";
import type { z } from "zod";
import packageJson from "../../package.json" with { type: "json" };
import { newsTexts } from "../areas/news.texts.ts";
import { contract } from "../contract.ts";
import { articleElements, articleSchemes } from "../kit/article.ts";
import { check } from "../kit/check.ts";
import type { JsonSchema } from "../kit/json-schema.ts";
import type { RouteEntry } from "../kit/routes-of.ts";
import { routesOf } from "../kit/routes-of.ts";
import { contractVersion } from "./build-document.ts";
import type { Operation, Parameter } from "./document.ts";
import { isRef, refName } from "./document.ts";
import { openApi } from "./open-api.ts";
import { areaNames } from "./openapi.texts.ts";
import { references } from "./schemas.ts";

const document = openApi();
const routes = routesOf(contract);
const operations = Object.values(document.paths).flatMap((item) =>
  [item.get, item.post].filter((each) => each !== undefined),
);
const byId = new Map(operations.map((operation) => [operation.operationId, operation]));

const operationOf = (route: RouteEntry): Operation => {
  const operation = byId.get(route.name);
  if (operation === undefined) throw new Error(`${route.name} has no operation`);
  return operation;
};
const parametersOf = (operation: Operation): Parameter[] =>
  (operation.parameters ?? []).flatMap((each) => {
    const parameter = isRef(each) ? document.components.parameters[refName(each.$ref)] : each;
    return parameter === undefined ? [] : [parameter];
  });
const resolve = (schema: JsonSchema | undefined): JsonSchema =>
  schema?.$ref === undefined ? (schema ?? {}) : (document.components.schemas[refName(schema.$ref)] ?? {});

const itemOf = (template: string) =>
  Object.entries(document.paths).find(
    ([path, { servers }]) => (servers?.[0]?.url ?? "/api") + path === `/api${template}`,
  )?.[1];

test("B07: every route of the contract is one operation, named after it, under the specification's own path", () => {
  expect(byId.size).toBe(operations.length);
  for (const route of routes) {
    const item = itemOf(route.template);
    const operation = route.method === "GET" ? item?.get : item?.post;
    expect(operation?.operationId, route.template).toBe(route.name);
  }
  const extra = operations.filter((each) => routes.every(({ name }) => name !== each.operationId));
  expect(extra.map((each) => each.operationId)).toEqual([
    "deliverySchedule.week.withoutWeekStart",
    "deliverySchedule.export.withoutWeekStart",
  ]);
});

test("S25: the specification's /admin/ keeps its slash, by a server of its own", () => {
  expect(document.paths["/admin/"]).toBeUndefined();
  expect(document.paths["/"]).toMatchObject({ servers: [{ url: "/api/admin" }], "x-template": "/admin/" });
  expect(openApi({ serverUrl: "https://backend.example/" }).paths["/"]?.servers?.[0]?.url).toBe(
    "https://backend.example/admin",
  );
});

test("S24: the optional weekStart makes two paths, one without the segment", () => {
  const path = "/admin/concierge/delivery-schedule/list/{weekStart}/export";
  expect(document.paths[path]?.get?.parameters).toContainEqual(
    expect.objectContaining({ name: "weekStart" }),
  );
  const short = document.paths["/admin/concierge/delivery-schedule/list/export"]?.get;
  expect(short?.parameters).not.toContainEqual(expect.objectContaining({ name: "weekStart" }));
});

test("B08: every operation, and every field of a form's body and of a list's row, says where it comes from", () => {
  for (const route of routes) {
    const operation = operationOf(route);
    expect(operation["x-provenance"], route.name).toBe(route.meta.provenance);
    const fields = route.meta.kind === "form" ? bodyFields(operation) : rowFields(operation);
    if (route.meta.kind === "table") expect(fields.length, route.name).toBeGreaterThan(1);
    for (const [key, field] of fields) {
      expect(["spec", "assumed", "extension"], `${route.name}: ${key}`).toContain(field["x-provenance"]);
      expect(field.title, `${route.name}: ${key}`).toBeTypeOf("string");
    }
  }
});

const fieldsOf = (schema: JsonSchema): [string, JsonSchema][] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, each]) =>
    typeof each === "boolean" ? [] : [[key, each]],
  );
const bodyFields = (operation: Operation) =>
  fieldsOf(resolve(operation.requestBody?.content["application/json"]?.schema));
function rowFields(operation: Operation): [string, JsonSchema][] {
  const response = operation.responses["200"];
  if (response === undefined || isRef(response)) return [];
  const rows = resolve(response.content?.["application/json"]?.schema).properties?.data;
  if (typeof rows !== "object" || typeof rows.items !== "object" || Array.isArray(rows.items)) return [];
  return fieldsOf(resolve(rows.items));
}

test("every reference leads somewhere, and no schema of a component is left unused", () => {
  const used = new Set(references(document));
  for (const pointer of used) {
    const [, , section, name] = pointer.split("/");
    const components: Readonly<Record<string, object>> = { ...document.components };
    expect(Object.keys(components[section ?? ""] ?? {}), pointer).toContain(name);
  }
  for (const name of Object.keys(document.components.schemas))
    expect(used).toContain(`#/components/schemas/${name}`);
});

test("every example of a body and of an answer is accepted by the contract itself", () => {
  let checked = 0;
  for (const route of routes) {
    const operation = operationOf(route);
    const body = operation.requestBody?.content["application/json"]?.schema;
    if (body !== undefined && route.body !== undefined) {
      expect(check(route.body, resolve(body).examples?.[0]), `${route.name} body`).toMatchObject({
        ok: true,
      });
      checked += 1;
    }
    for (const [status, schema] of route.answers) {
      const response = operation.responses[String(status)];
      if (response === undefined || isRef(response)) continue;
      const answer = response.content?.["application/json"]?.schema;
      expect(check(schema, resolve(answer).examples?.[0]), `${route.name} ${status}`).toMatchObject({
        ok: true,
      });
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(250);
});

test("every example of a problem is a problem", () => {
  const schema = routes[0]?.answers.get(500);
  if (schema === undefined) throw new Error("the first route declares no 500");
  for (const response of Object.values(document.components.responses)) {
    const examples = Object.values(response.content?.["application/problem+json"]?.examples ?? {});
    expect(examples.length).toBeGreaterThan(0);
    for (const { value } of examples) expect(check(schema, value)).toMatchObject({ ok: true });
  }
});

test("state-changing operations carry the session's token, and each form and versioned action an idempotency key", () => {
  for (const route of routes) {
    const headers = parametersOf(operationOf(route)).filter((each) => each.in === "header");
    const expected = route.method === "GET" || route.name === "session.login" ? [] : ["x-csrf-token"];
    if (route.method === "POST" && route.meta.idempotent === true) expected.push("Idempotency-Key");
    expect(
      headers.map((each) => each.name),
      route.name,
    ).toEqual(expected);
  }
  const keyed = routes.filter(({ method, meta }) => method === "POST" && meta.idempotent === true);
  expect(keyed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["order.refund.post", "building.edit.post", "building.delete"]),
  );
});

test("lists name their filters and DataTables' parameters, exports the columns that can be chosen", () => {
  const names = (id: string): string[] => {
    const operation = byId.get(id);
    return operation === undefined ? [] : parametersOf(operation).map((each) => each.name);
  };
  const ordering = [
    "search[value]",
    "search[regex]",
    "order[0][column]",
    "order[0][dir]",
    "order[0][name]",
    "columns[0][data]",
    "columns[0][name]",
    "columns[0][searchable]",
    "columns[0][orderable]",
    "columns[0][search][value]",
    "columns[0][search][regex]",
  ];
  const paging = ["draw", "start", "length", ...ordering];
  const delivery = ["status", "supplierId", "buildingId", "deliveryFrom", "deliveryTo", "userId"];
  const filters = [...delivery, "amountStatus", "createdFrom", "createdTo"];
  expect(names("order.list")).toEqual([...paging, ...filters]);
  expect(names("order.export")).toEqual(["column_field_list", "format", ...ordering, ...filters]);
});

test("B07: no shared parameter has an entity's name, and none is an object, which no generated client sends", () => {
  const shared = Object.entries(document.components.parameters);
  const entities = new Set(Object.keys(document.components.schemas));
  expect(shared.filter(([name]) => entities.has(name)).map(([name]) => name)).toEqual([]);
  expect(shared.filter(([, { schema }]) => schema.type === "object" || schema.type === "array")).toEqual([]);
});

test("operations without a session say so, all others want its cookie", () => {
  const open = operations.filter((each) => each.security?.length === 0).map((each) => each.operationId);
  expect(open).toEqual(["session.read", "session.login", "session.logout"]);
  expect(document.security).toEqual([{ session: [] }]);
});

test("every area has a French name and stands in one group", () => {
  for (const { meta } of routes)
    expect(Object.keys(areaNames), "areas of openapi.texts.ts").toContain(meta.area);
  const grouped = document["x-tagGroups"].flatMap((group) => group.tags);
  expect(grouped.toSorted()).toEqual(document.tags.map((tag) => tag.name).toSorted());
});

test("the document is plain JSON, the same each time, with the package's version", () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(openApi());
  expect(contractVersion).toBe(packageJson.version);
});

test("the introduction names every element and address that a rich text keeps", () => {
  const { description } = document.info;
  for (const name of [...articleElements, ...articleSchemes]) expect(description).toContain(`\`${name}\``);
});

test("B07 the introduction tells the truth about unknown keys: bodies refuse them, addresses ignore them", () => {
  const { description } = document.info;
  expect(description).toContain("Une clé inconnue d’un corps est refusée (422)");
  expect(description).toContain("un paramètre inconnu d’une adresse est ignoré");
  const errorsOf = (schema: z.ZodType | undefined) => {
    const checked = schema === undefined ? undefined : check(schema, { unheardOf: "1" });
    return checked === undefined || checked.ok ? [] : checked.errors.map(({ path }) => path);
  };
  for (const { name, body, query } of routes) {
    if (body !== undefined) expect(errorsOf(body), name).toContain("unheardOf");
    expect(errorsOf(query), name).not.toContain("unheardOf");
  }
});

test("B07 rules across fields stand at the body in words, each by its field", () => {
  const { schemas } = document.components;
  const rules = newsTexts.rules;
  const sentences = [
    ["neighborhoodIds", rules.neighborhoods],
    ["buildingIds", rules.buildings],
    ["publishAt", rules.publishAt],
  ];
  const expected = sentences.map(([path, message]) => `\`${path}\`\u00a0: ${message}`).join("\n\n");
  expect(schemas.NewsCreateValues?.description).toBe(expected);
  const described = Object.entries(schemas).filter(([, { description }]) =>
    /^`\w+`\u00a0: /.test(description ?? ""),
  );
  expect(described.map(([name]) => name)).toContain("QuotationEditValues");
  expect(described.length).toBeGreaterThanOrEqual(7);
});
