/**
 * Checked by `npm run typecheck`: a looser type leaves an unused `@ts-expect-error`, a different one fails
 * `expectTypeOf`.
 */
import { describe, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import { check, contract, dataTablesQuery, type KindOf, type Offering, type Transitions } from "./index.ts";
import { areaOf } from "./kit/area-of.ts";
import { entity } from "./kit/entity.ts";
import * as field from "./kit/field.ts";
import { pick } from "./kit/pick.ts";
import { transitions } from "./kit/states.ts";

type Row<R extends { responses: { 200: z.ZodType<{ data: unknown[] }> } }> = z.output<
  R["responses"][200]
>["data"][number];
type Body<R extends { body: z.ZodType }> = z.output<R["body"]>;
type Params<R extends { pathParams: z.ZodType }> = z.output<R["pathParams"]>;

const { building, neighborhood, user, userLotAssociation, negotiatedService } = contract;

test("a table's rows have the fields of the row, and no other", () => {
  type BuildingRow = Row<typeof building.list>;
  expectTypeOf<BuildingRow["id"]>().toEqualTypeOf<number>();
  expectTypeOf<BuildingRow["name"]>().toEqualTypeOf<string>();
  expectTypeOf<BuildingRow["status"]>().toEqualTypeOf<"draft" | "active" | "archived">();
  expectTypeOf<BuildingRow["walletName"]>().toEqualTypeOf<string | null>();
  expectTypeOf<BuildingRow>().not.toHaveProperty("accessInstructions");
  // @ts-expect-error no such column
  expectTypeOf<BuildingRow["colour"]>().toBeString();
  expectTypeOf<Row<typeof neighborhood.forManagedService>["assigned"]>().toEqualTypeOf<boolean>();
});

test("a table is asked in the words of its columns", () => {
  const columns = [{ name: "name", searchable: true, orderable: true }] as const;
  const request = { draw: 1, page: 0, search: "", columns };
  dataTablesQuery<"name">({ ...request, order: [{ column: "name", dir: "asc" }] });
  // @ts-expect-error no such column
  dataTablesQuery<"name">({ ...request, order: [{ column: "colour", dir: "asc" }] });
  // @ts-expect-error up is no direction
  dataTablesQuery<"name">({ ...request, order: [{ column: "name", dir: "up" }] });
});

test("a table's filters are typed", () => {
  type Query = z.input<typeof building.list.query>;
  type Status = "draft" | "active" | "archived";
  expectTypeOf<Query["status"]>().toEqualTypeOf<Status | `${Status},${string}` | "" | undefined>();
  expectTypeOf<z.output<typeof building.list.query>["status"]>().toEqualTypeOf<
    readonly Status[] | undefined
  >();
  expectTypeOf<z.output<typeof building.list.query>["neighborhoodId"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<z.output<typeof building.list.query>>().not.toHaveProperty("colour");
});

test("path parameters follow the template, also without a slash", () => {
  expectTypeOf<Params<typeof building.withoutManagedService>>().toEqualTypeOf<{ managedServiceId: number }>();
  expectTypeOf<Params<typeof negotiatedService.sort>>().toEqualTypeOf<{
    negotiatedServiceId: number;
    position: number;
  }>();
  expectTypeOf<Params<typeof building.list>>().toEqualTypeOf<Record<string, never>>();
});

test("a form's values are what it submits", () => {
  expectTypeOf<Body<typeof userLotAssociation.proofReject.post>>().toEqualTypeOf<{
    reason: "illegible" | "outdated" | "nonCompliant" | "wrongName" | "other";
    comment: string | null;
    notifyUser: boolean;
    version: number;
  }>();
  type User = z.input<typeof user.create.post.body>;
  expectTypeOf<User["phone"]>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<User>().not.toHaveProperty("fullName");
  // @ts-expect-error the e-mail is required
  expectTypeOf<{ firstName: string; lastName: string; language: "fr"; status: "active" }>().toExtend<User>();
});

test("a check gives the value only where it holds", () => {
  const checked = check(user.create.post.body, {});
  // @ts-expect-error it may have failed
  expectTypeOf(checked.value).toBeObject();
  if (checked.ok) expectTypeOf(checked.value.email).toEqualTypeOf<string>();
});

test("a field without a French label does not compile, nor a label without a field", () => {
  const fields = { name: field.text(), city: field.text() };
  const words = { singular: "Lieu", plural: "Lieux" };
  entity("place", { ...words, fields: { name: "Nom", city: "Ville" } }, () => fields);
  // @ts-expect-error city has no label
  entity("place", { ...words, fields: { name: "Nom" } }, () => fields);
  // @ts-expect-error colour is no field
  entity("place", { ...words, fields: { name: "Nom", city: "Ville", colour: "Couleur" } }, () => fields);
});

describe("an area", () => {
  const texts = {
    singular: "Lieu",
    plural: "Lieux",
    fields: { name: "Nom", city: "Ville" },
    summaries: { create: "Nouveau lieu", show: "Un lieu" },
  };
  const place = entity("place", texts, () => ({ name: field.text(), city: field.text().nullable() }));
  const at = areaOf("place", place, texts);
  const values = pick(place, "name", "city");
  const create = at.newForm("/admin/place/new", { values, labels: { name: "Nom" }, choices: ["city"] });
  const show = at.show("/admin/place/{id}", { record: "id" });

  test("its form's values, rules, labels and choices are fields of its entity", () => {
    // @ts-expect-error colour is no field of a place
    pick(place, "name", "colour");
    // @ts-expect-error colour is no value of this form
    at.newForm("/admin/place/new", { values, choices: ["colour"] });
    // @ts-expect-error colour is no value of this form
    at.newForm("/admin/place/new", { values, rules: [{ path: "colour", message: "", holds: () => true }] });
    const holds = (v: { readonly colour: string }) => v.colour !== "";
    // @ts-expect-error colour is no value of this form
    at.newForm("/admin/place/new", { values, rules: [{ path: "name", message: "Non", holds }] });
    // @ts-expect-error colour is no column
    at.options("/admin/place/search", { text: "colour" });
  });

  test("its records are named by parameters that the path has", () => {
    // @ts-expect-error the parameter is called id
    at.show("/admin/place/{id}", { record: "placeId" });
    // @ts-expect-error the parameter is called id
    at.show("/admin/place/{id}", { record: { entity: "place", param: "placeId" } });
    // @ts-expect-error the parameter is called id
    at.action("/admin/place/{id}/close", { record: "id", lock: { entity: "place", param: "placeId" } });
    // @ts-expect-error an edit form changes a record
    at.editForm("/admin/place/edit/{id}", { values });
    // @ts-expect-error the path has no week
    at.show("/admin/place/{id}", { record: "id", params: { week: field.date() } });
  });

  test("each of its routes has a summary, and each summary a route", () => {
    at.routes({ create, show });
    // @ts-expect-error show is left out
    at.routes({ create });
    // @ts-expect-error there is no summary of a list
    at.routes({ create, show, list: at.table("/admin/place/ajax-list") });
  });

  test("a new form leaves out what the record may lack, an edit form says it", () => {
    const edit = at.editForm("/admin/place/edit/{id}", { record: "id", values });
    expectTypeOf<z.input<typeof create.post.body>>().toEqualTypeOf<{
      name: string;
      city?: string | null | undefined;
    }>();
    expectTypeOf<z.input<typeof edit.post.body>>().toEqualTypeOf<{
      name: string;
      city: string | null;
      version: number;
    }>();
    expectTypeOf<keyof typeof create.post.responses & (200 | 201)>().toEqualTypeOf<201>();
    expectTypeOf<keyof typeof edit.post.responses & (200 | 201)>().toEqualTypeOf<200>();
  });
});

test("a form's type knows the kind of each value, and which ones get their choices", () => {
  type Service = (typeof contract.service.create.post.body)["shape"];
  expectTypeOf<KindOf<Service["themeId"]>>().toEqualTypeOf<"reference">();
  expectTypeOf<KindOf<Service["subsectionId"]>>().toEqualTypeOf<"reference">();
  expectTypeOf<KindOf<Service["priceCents"]>>().toEqualTypeOf<"money">();
  expectTypeOf<KindOf<Service["vatRate"]>>().toEqualTypeOf<"number">();
  type News = (typeof contract.news.edit.post.body)["shape"];
  expectTypeOf<KindOf<News["body"]>>().toEqualTypeOf<"html">();
  expectTypeOf<KindOf<News["buildingIds"]>>().toEqualTypeOf<"list">();
  const refund = contract.order.refund.post.body;
  expectTypeOf<KindOf<(typeof refund)["shape"]["amountCents"]>>().toEqualTypeOf<"money">();
  expectTypeOf<KindOf<z.ZodString>>().toEqualTypeOf<"json">();
  type Choices<B> = B extends Offering<infer C> ? C : never;
  expectTypeOf<Choices<typeof contract.incident.edit.post.body>>().toEqualTypeOf<
    "category" | "priority" | "status" | "assigneeId"
  >();
});

test("transitions name every status, and only statuses", () => {
  const labels = { open: "Ouvert", closed: "Clos" };
  expectTypeOf(transitions(labels, { open: ["closed"], closed: [] })).toEqualTypeOf<
    Transitions<"open" | "closed">
  >();
  // @ts-expect-error closed is left out
  transitions(labels, { open: ["closed"] });
  // @ts-expect-error there is no status lost
  transitions(labels, { open: ["lost"], closed: [] });
});
