/**
 * What the compiler promises to those who build on the contract. Checked by `pnpm typecheck`: a type that gets looser
 * leaves an unused `@ts-expect-error`, one that gets tighter or other fails `expectTypeOf`.
 */
import { expectTypeOf, test } from "vitest";
import type { z } from "zod";
import { check, contract, dataTablesQuery, type KindOf, type Offering, type Transitions } from "./index.ts";
import { entity } from "./kit/entity.ts";
import * as field from "./kit/field.ts";
import { form } from "./kit/form.ts";
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
  expectTypeOf<Query["status"]>().toEqualTypeOf<"draft" | "active" | "archived" | "" | undefined>();
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
    version?: number | undefined;
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
  entity("place", { ...words, fields: { name: "Nom", city: "Ville" } }, fields);
  // @ts-expect-error city has no label
  entity("place", { ...words, fields: { name: "Nom" } }, fields);
  // @ts-expect-error colour is no field
  entity("place", { ...words, fields: { name: "Nom", city: "Ville", colour: "Couleur" } }, fields);
});

test("a form's rules and labels name its own values", () => {
  const notes = {
    area: "place",
    entity: "place",
    mode: "new",
    path: "/admin/place/new",
    provenance: "extension",
    summary: "Nouveau lieu",
    values: { name: field.requiredText() },
    answer: contract.building.edit.get.metadata.answer,
  } as const;
  form({ ...notes, labels: { name: "Nom" } });
  // @ts-expect-error city is no value of this form
  form({ ...notes, rules: [{ path: "city", message: "Non", holds: () => true }] });
  // @ts-expect-error colour is no value of this form
  form({ ...notes, rules: [{ path: "name", message: "Non", holds: (v) => v.colour !== "" }] });
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
