/** A looser type leaves an unused `@ts-expect-error` (`npm run typecheck`). */
import { contract } from "@palier/contract";
import type { ClientInferRequest, ClientInferResponseBody } from "@ts-rest/core";
import { expectTypeOf, test } from "vitest";
import type { z } from "zod";
import { type Callable, type CallInput, call } from "./call.ts";

const { building, negotiatedService, order, deliverySchedule, session } = contract;

type InputOf<R> = R extends Callable<z.ZodType, infer P, infer Q, infer B> ? CallInput<P, Q, B> : never;

test("a table: query by name, filters with their values, rows in the answer", async () => {
  const page = await call(building.list, { query: { start: 20, status: "active", city: "Lyon" } });
  expectTypeOf(page).toEqualTypeOf<ClientInferResponseBody<typeof building.list, 200>>();
  expectTypeOf(page.data).items.toHaveProperty("walletName").toEqualTypeOf<string | null>();
  await call(building.list);
  // @ts-expect-error colour is no query parameter
  await call(building.list, { query: { colour: "red" } });
  // @ts-expect-error lost is no status
  await call(building.list, { query: { status: "lost" } });
  // @ts-expect-error the path takes no parameter
  await call(building.list, { params: { id: 3 } });
  // @ts-expect-error a list takes no body
  await call(building.list, { body: {} });
});

test("an edit form: its id, its values, the record in the answer", async () => {
  type Values = ClientInferRequest<typeof building.edit.post>["body"];
  expectTypeOf<InputOf<typeof building.edit.post>["body"]>().toEqualTypeOf<Values>();
  const values: Values = {
    name: "Lilas",
    reference: "IMM-1",
    street: "1 rue X",
    postalCode: "69001",
    city: "Lyon",
    status: "draft",
    lotCount: 3,
    neighborhoodId: null,
    walletId: null,
    managerEmail: null,
    accessInstructions: null,
    version: 1,
  };
  const saved = await call(building.edit.post, { params: { id: 3 }, body: values, idempotencyKey: "k" });
  expectTypeOf(saved).toEqualTypeOf<ClientInferResponseBody<typeof building.edit.post, 200>>();
  // @ts-expect-error the id is missing
  await call(building.edit.post, { body: values });
  // @ts-expect-error the parameter is called id
  await call(building.edit.post, { params: { buildingId: 3 }, body: values });
  // @ts-expect-error colour is no value of the form
  await call(building.edit.post, { params: { id: 3 }, body: { ...values, colour: "red" } });
  // @ts-expect-error the body is missing
  await call(building.edit.post, { params: { id: 3 } });
});

test("an action with two parameters, one of them glued to its segment", async () => {
  type Params = ClientInferRequest<typeof building.addManagedService>["params"];
  expectTypeOf<InputOf<typeof building.addManagedService>["params"]>().toEqualTypeOf<Params>();
  await call(building.addManagedService, { params: { buildingId: 1, managedServiceId: 2 } });
  // @ts-expect-error the service is missing
  await call(building.addManagedService, { params: { buildingId: 1 } });
  await call(building.withoutManagedService, { params: { managedServiceId: 2 } });
  // @ts-expect-error the parameter is missing, though ts-rest reads none in this path
  await call(building.withoutManagedService);
  // @ts-expect-error a position is a number
  await call(negotiatedService.sort, { params: { negotiatedServiceId: 1, position: true } });
});

test("a refund: cents and a reason, under a key", async () => {
  const body = { amountCents: 1250, reason: "Retard", version: 1 };
  const refunded = await call(order.refund.post, { params: { orderId: 5 }, body, idempotencyKey: "k" });
  expectTypeOf(refunded.refundedCents).toEqualTypeOf<number>();
  // @ts-expect-error the key is amountCents
  await call(order.refund.post, { params: { orderId: 5 }, body: { amount: 1250, reason: "", version: 1 } });
  // @ts-expect-error an answer has no such field
  expectTypeOf(refunded.colour).toBeString();
});

test("S24 a segment that may be left out", async () => {
  const week = await call(deliverySchedule.week);
  expectTypeOf(week.weekStart).toEqualTypeOf<string>();
  await call(deliverySchedule.week, { params: {} });
  await call(deliverySchedule.week, { params: { weekStart: "2026-11-16" } });
  // @ts-expect-error the parameter is called weekStart
  await call(deliverySchedule.week, { params: { week: "2026-11-16" } });
});

test("a file is no JSON answer", () => {
  // @ts-expect-error exports are downloaded
  void call(building.export);
  expectTypeOf(call(session.read)).resolves.toHaveProperty("csrfToken").toBeString();
});

test("a kit that knows the shape alone keeps the type of the answer", async () => {
  const read = <S extends z.ZodType>(route: Callable<S>, id: number): Promise<z.output<S>> =>
    call(route, { params: { id }, query: { any: 1 } });
  expectTypeOf(await read(building.edit.get, 3)).toEqualTypeOf<
    ClientInferResponseBody<typeof building.edit.get, 200>
  >();
});
