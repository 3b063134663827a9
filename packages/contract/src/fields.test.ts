import { describe, expect, test } from "vitest";
import { z } from "zod";
import * as all from "./index.ts";
import { contract, fieldMeta, fieldsOf, filterMeta, type RouteEntry, routesOf } from "./index.ts";

/**
 * B08: every shown, submitted or exported field states its kind, French name and provenance. A filter takes
 * its column's name.
 */
const routes = routesOf(contract);

function objectsOf(route: RouteEntry): [string, z.ZodObject][] {
  const { meta } = route;
  switch (meta.kind) {
    case "table":
    case "export":
      return [["row", "row" in meta ? meta.row : z.object({})]];
    case "form":
      return "values" in meta
        ? [
            ["values", meta.values],
            ["record", meta.answer],
          ]
        : [];
    case "show":
    case "fragment":
    case "action":
    case "page":
    case "session":
      return [
        ["body", route.body],
        ["answer", route.answers.get(200)],
      ].flatMap(([name, schema]) => {
        const bare = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
        return bare instanceof z.ZodObject ? [[String(name), bare] as [string, z.ZodObject]] : [];
      });
    case "options":
    case "media":
      return [];
  }
}

const entities = new Set<string>(
  Object.values(all).flatMap((each) =>
    typeof each === "object" && "record" in each && "texts" in each && "name" in each ? [each.name] : [],
  ),
);

const fields = routes
  .flatMap((route) =>
    objectsOf(route).flatMap(([part, object]) =>
      fieldsOf(object)
        .filter(([, schema]) => filterMeta(schema) === undefined)
        .map(([name, schema]) => ({
          at: `${route.name} ${part}.${name}`,
          name,
          meta: fieldMeta(schema),
        })),
    ),
  )
  .filter((each) => !each.at.endsWith("answer.ok"));

test("a form's fields never say that they hold a number: they show the record of that id", () => {
  const bad = fields.filter(({ at, meta }) => / values\./.test(at) && meta.title?.includes("(n°)"));
  expect(bad.map(({ at }) => at)).toEqual([]);
  expect(fields.find(({ at }) => at === "building.edit.post values.neighborhoodId")?.meta.title).toBe(
    "Quartier",
  );
});

/**
 * Same name, other thing: a quotation's object and a news item's title, a message and a comment, a section to
 * delete and a service's section.
 */
const otherFunctions = ["amountCents", "body", "enabled", "kind", "reason", "scope", "sectionId", "title"];

test("A06 what forms ask for under one name has one label in all of them (RGAA 11.3)", () => {
  const labels = new Map<string, Set<string>>();
  for (const { at, name, meta } of fields.filter((field) => / values\./.test(field.at)))
    labels.set(name, (labels.get(name) ?? new Set()).add(meta.title ?? at));
  const several = [...labels].filter(([, titles]) => titles.size > 1);
  const other = several.filter(([name]) => !otherFunctions.includes(name));
  const why =
    "one name of a field, several labels: give it the label that it has elsewhere, or another name; if it means something else, say so in `otherFunctions`";
  expect(
    other.map(([name, titles]) => `${name}: ${[...titles].join(", ")}`),
    why,
  ).toEqual([]);
  expect(several.map(([name]) => name).sort()).toEqual(otherFunctions);
});

describe("B08 every field of a row, record, form, body and answer", () => {
  test("B08 has a French title", () => {
    const bad = fields.filter(
      (f) => f.meta.title === undefined || f.meta.title === "" || f.meta.title === f.name,
    );
    expect(bad.map((f) => f.at)).toEqual([]);
  });

  test("B08 has a provenance", () => {
    expect(fields.filter((f) => f.meta.provenance === undefined).map((f) => f.at)).toEqual([]);
  });

  test("B08 has a kind; json only where a nested value is meant", () => {
    const nested = fields.filter((f) => f.meta.kind === "json").map((f) => f.name);
    expect([...new Set(nested)].sort()).toEqual([
      "admin",
      "counts",
      "file",
      "proof",
      "realtime",
      "totals",
      "waiting",
    ]);
  });

  test("a choice has a French word for each value", () => {
    const bad = fields.filter(
      (f) => f.meta.kind === "choice" && Object.keys(f.meta.labels ?? {}).length === 0,
    );
    expect(bad.map((f) => f.at)).toEqual([]);
  });

  test("a reference, a list of them and a filter by id name an entity that there is", () => {
    const filters = routes.flatMap(({ name, meta }) =>
      "filters" in meta
        ? Object.entries(meta.filters).map(([key, schema]) => [`${name} ${key}`, schema] as const)
        : [],
    );
    const elements = routes.flatMap((route) =>
      objectsOf(route).flatMap(([part, object]) =>
        fieldsOf(object).flatMap(([key, schema]) => {
          const list = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
          return list instanceof z.ZodArray
            ? [[`${route.name} ${part}.${key}`, list.element as z.ZodType] as const]
            : [];
        }),
      ),
    );
    const named = [
      ...fields.map(({ at, meta }) => [at, meta.entity] as const),
      ...[...filters, ...elements].map(([at, schema]) => [at, fieldMeta(schema).entity] as const),
    ].filter(([, entity]) => entity !== undefined);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(([, entity]) => !entities.has(entity ?? "")).map(([at]) => at)).toEqual([]);
  });

  test("a reference names its entity", () => {
    const bad = fields.filter((f) => f.meta.kind === "reference" && f.meta.entity === undefined);
    expect(bad.map((f) => f.at)).toEqual([]);
  });

  test("a record that points to another carries its name too, unless the other is the page it stands on", () => {
    const nameless = routes.flatMap((route) =>
      objectsOf(route)
        .filter(([part]) => part === "row" || part === "record")
        .flatMap(([, object]) =>
          fieldsOf(object)
            .filter(([, schema]) => fieldMeta(schema).kind === "reference")
            .filter(([name]) => !(name.replace(/Id$/, "Name") in object.shape))
            .map(([name]) => `${route.name.replace(/\.(?:get|post)$/, "")} ${name}`),
        ),
    );
    expect([...new Set(nameless)].sort()).toEqual([
      "conversation.reply conversationId",
      "deliverySchedule.export orderId",
      "theme.deleteSection themeId",
      "theme.moveSection themeId",
      "user.ulaHistory ulaId",
      "user.ulaHistory userId",
    ]);
  });
});

describe("every filter", () => {
  test("narrows a column that its rows have", () => {
    const bad = routes.flatMap((route) => {
      const { meta } = route;
      if (!("row" in meta) || !("filters" in meta)) return [];
      return Object.entries(meta.filters)
        .filter(([, schema]) => {
          const column = filterMeta(schema)?.column;
          return column === undefined || !(column in meta.row.shape);
        })
        .map(([name]) => `${route.name} ${name}`);
    });
    expect(bad).toEqual([]);
  });

  test("S03 of a table is a filter of its export", () => {
    const exports = routes.filter((route) => route.meta.kind === "export");
    const pairs = exports.flatMap((file) =>
      routes
        .filter((route) => route.name === file.name.replace(/export$/, "list"))
        .map((list) => [file.name, filtersOf(file), filtersOf(list)] as const),
    );
    expect(pairs.length).toBeGreaterThanOrEqual(8);
    for (const [name, ofFile, ofList] of pairs) expect(ofFile, name).toEqual(ofList);
  });
});

const filtersOf = ({ meta }: RouteEntry): string[] => ("filters" in meta ? Object.keys(meta.filters) : []);
