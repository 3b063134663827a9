/** What ts-rest infers per kind of route, never `any`. A looser type leaves an unused `@ts-expect-error`. */

import { expectTypeOf, test } from "vitest";
import { contract } from "../index.ts";
import type { AppRoute, ClientInferRequest, ClientInferResponseBody } from "./ts-rest.ts";

const { neighborhood, order, building, service, deliverySchedule } = contract;

test("the contract’s routes are routes of ts-rest", () => {
  expectTypeOf(order.refund.post).toExtend<AppRoute>();
  expectTypeOf(building.export).toExtend<AppRoute>();
});

test("a table with a parameter and a filter", () => {
  type Request = ClientInferRequest<typeof neighborhood.forManagedService>;
  expectTypeOf<Request["params"]>().toEqualTypeOf<{ managedServiceId: number | string }>();
  expectTypeOf<Request["query"]["assigned"]>().toEqualTypeOf<"" | "true" | "false" | boolean | undefined>();
  expectTypeOf({ draw: 1, start: 20, assigned: true as const }).toExtend<Request["query"]>();
  // @ts-expect-error no such filter
  expectTypeOf<Request["query"]["colour"]>().toBeString();
  type Row = ClientInferResponseBody<typeof neighborhood.forManagedService, 200>["data"][number];
  expectTypeOf<Row["assigned"]>().toEqualTypeOf<boolean>();
  expectTypeOf<Row>().not.toHaveProperty("description");
});

test("a form that moves money", () => {
  type Request = ClientInferRequest<typeof order.refund.post>;
  expectTypeOf<Request["params"]>().toEqualTypeOf<{ orderId: number | string }>();
  expectTypeOf<Request["body"]>().toEqualTypeOf<{ amountCents: number; reason: string; version: number }>();
  // @ts-expect-error the version is missing
  expectTypeOf<{ amountCents: number; reason: string }>().toExtend<Request["body"]>();
  type Refunded = ClientInferResponseBody<typeof order.refund.post, 200>;
  expectTypeOf<Refunded["refundedCents"]>().toEqualTypeOf<number>();
  expectTypeOf<Refunded["status"]>().not.toBeAny();
});

test("an action without a body", () => {
  type Request = ClientInferRequest<typeof building.addManagedService>;
  expectTypeOf<Request["params"]>().toEqualTypeOf<{
    buildingId: number | string;
    managedServiceId: number | string;
  }>();
  expectTypeOf<Request["body"]>().toEqualTypeOf<Record<string, never> | undefined>();
  expectTypeOf<ClientInferResponseBody<typeof building.addManagedService, 200>>().toEqualTypeOf<{
    ok: true;
  }>();
});

test("options with a parameter and a filter", () => {
  type Request = ClientInferRequest<typeof service.subsections>;
  expectTypeOf<Request["params"]>().toEqualTypeOf<{ themeId: number | string }>();
  expectTypeOf<Request["query"]>().toEqualTypeOf<{
    term?: string | undefined;
    page?: number | string | undefined;
    q?: string | undefined;
    ids?: string | undefined;
    for?: "form" | undefined;
    sectionId?: number | string | undefined;
  }>();
  type Choice = ClientInferResponseBody<typeof service.subsections, 200>["results"][number];
  expectTypeOf<Choice>().toEqualTypeOf<{ id: number | string; text: string; detail?: string | undefined }>();
});

test("S24 an export whose week may be left out", () => {
  type Request = ClientInferRequest<typeof deliverySchedule.export>;
  expectTypeOf<Request["params"]>().toEqualTypeOf<{ weekStart?: string | undefined }>();
  expectTypeOf<Request["query"]["column_field_list"]>().toEqualTypeOf<string | string[]>();
  expectTypeOf<Request["query"]["status"]>().not.toBeAny();
  // @ts-expect-error the parameter is called weekStart
  expectTypeOf<Request["params"]["week"]>().toBeString();
});
